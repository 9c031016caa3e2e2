#pragma once
// How often boards are found and named, and how well their points are placed: counts by slice, with
// lower ends of the 95 % Wilson intervals.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tests/measure/truth.hpp"
#include "vision/locate.hpp"
#include "vision/orient.hpp"

namespace yinsight::measure {

/// One picture, or one copy of it.
struct LocateRow {
    std::string image;
    std::string copy;
    /// Empty where nothing is known of the picture: then there is no board on it.
    std::optional<Truth> truth;
    LocateResult result;
    /// Of the view found or, failing that, of the one refused.
    std::optional<ViewError> error;
    /// Empty where no board was found or naming was not asked for.
    std::optional<Orientation> named;
    /// Whether the copy shows the board in a mirror.
    bool is_mirrored = false;
    /// User CPU time of the search, in milliseconds.
    double ms = 0;

    bool found() const { return result.view.has_value(); }
    /// No in-frame point is further off than a quarter of a spacing.
    bool near() const;
    bool right() const { return found() && near(); }
    /// Whether a certain name is not the truth's; in a mirror every certain name is wrong.
    bool confidently_misnamed() const;
};

/// Share of the unit segments between visible points along which the truth's picture shows a line
/// that differs from both sides of it, 0..1. `grey` is 8 bit. Looks at grey levels alone, so that
/// it doesn't depend on how boards are found.
double share_of_lines_shown(const cv::Mat1b& grey, const Truth& truth);

/// Lines on standard output.
void print_row(const LocateRow& row);
/// By slice and by copy.
void print_summary(const std::vector<LocateRow>& rows);

}  // namespace yinsight::measure
