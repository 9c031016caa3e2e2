#include "vision/lattice/lattice_evidence.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "vision/lattice/line_profile.hpp"

namespace yinsight {

namespace {

/// Largest axial coordinate of a segment inside the outline or a ghost.
constexpr int kOutlineReach = 6;
/// Bounds of the rates of hits on printed lines and elsewhere, so that neither a perfect nor a
/// hopeless picture is believed without limit.
constexpr double kMaxHitRate = 0.95;
constexpr double kMinFalseRate = 0.10;
constexpr double kMinRatio = 1.05;

/// Shares of a board's contrast: a weaker line is none of its own; a still weaker one is no line.
constexpr double kOwnLine = 0.4;
constexpr double kNoLine = 0.2;
/// Texture that hides lines up to this share of the contrast says nothing of their absence.
constexpr double kHiding = 0.6;

/// How much a segment with or without a line speaks for being printed, in nats.
class LineOdds {
  public:
    /// Rates as the placement itself shows them: on its printed segments and on its ghosts.
    explicit LineOdds(const OutlinePlacement& placement) {
        const double elsewhere = std::clamp(placement.ghost.share(), kMinFalseRate, 0.9);
        const double printed =
            std::clamp(placement.inner.share(), kMinRatio * elsewhere, kMaxHitRate);
        hit_ = std::log(printed / elsewhere);
        miss_ = std::log((1 - printed) / (1 - elsewhere));
    }
    double sum(const HitCount& count) const {
        return count.hits * hit_ + (count.in_frame - count.hits) * miss_;
    }

  private:
    double hit_;
    double miss_;
};

/// Empty where the segment is not in the picture.
std::optional<LineTest> test_segment(const RidgeMap& map, const BoardView& view, Polarity polarity,
                                     const UnitSegment& segment) {
    const auto image = image_of_segment(view, segment.a(), segment.b());
    if (!image) return std::nullopt;
    ProfileOptions options;
    options.polarity = polarity;
    const auto profile = sample_profile(map, *image, options);
    if (!profile) return std::nullopt;
    return test_line(*profile);
}

cv::Point2d nearest_lattice_point(const cv::Point2d& place) {
    // The four lattice points around it are candidates; rounding alone may miss the nearest.
    const double c = place.x * 2 / std::sqrt(3.0);
    const double r = place.y + c / 2;
    cv::Point2d best;
    double best_distance = std::numeric_limits<double>::max();
    for (const int dc : {0, 1}) {
        for (const int dr : {0, 1}) {
            const auto point = board_from_axial(
                {static_cast<int>(std::floor(c)) + dc, static_cast<int>(std::floor(r)) + dr});
            const double distance = cv::norm(point - place);
            if (distance >= best_distance) continue;
            best = point;
            best_distance = distance;
        }
    }
    return best;
}

/// Hits of all segments around the origin, each tested once, when first asked for.
class EvidenceField {
  public:
    EvidenceField(const LineTester& shows_line, int reach)
        : shows_line_{shows_line},
          half_{reach + kOutlineReach + 1},
          states_(static_cast<std::size_t>(3 * (2 * half_ + 1) * (2 * half_ + 1)), kUnknown) {}

    HitCount count(const std::vector<UnitSegment>& segments, const Axial& shift) {
        HitCount sum;
        for (const auto& segment : segments) {
            const auto state = at({segment.from + shift, segment.direction});
            if (state == kOutside) continue;
            ++sum.in_frame;
            if (state == kHit) ++sum.hits;
        }
        return sum;
    }

    double weakest_share(const Axial& shift) {
        std::array<HitCount, 3> families;
        for (const auto& segment : inner_segments()) {
            const auto state = at({segment.from + shift, segment.direction});
            if (state == kOutside) continue;
            auto& family = families[static_cast<std::size_t>(segment.direction)];
            ++family.in_frame;
            if (state == kHit) ++family.hits;
        }
        return std::min({families[0].share(), families[1].share(), families[2].share()});
    }

  private:
    static constexpr signed char kUnknown = -2;
    static constexpr signed char kOutside = -1;
    static constexpr signed char kHit = 1;

    signed char at(const UnitSegment& segment) {
        const int row = segment.from.r + half_;
        const int column = segment.from.c + half_;
        const int index = (row * (2 * half_ + 1) + column) * 3 + segment.direction;
        auto& state = states_[static_cast<std::size_t>(index)];
        if (state == kUnknown) {
            const auto seen = shows_line_(segment);
            state = seen ? static_cast<signed char>(*seen) : kOutside;
        }
        return state;
    }

    const LineTester& shows_line_;
    int half_;
    std::vector<signed char> states_;
};

}  // namespace

LineTester line_tester(const RidgeMap& map, const BoardView& view, Polarity polarity) {
    return [&map, &view, polarity](const UnitSegment& segment) -> std::optional<bool> {
        const auto test = test_segment(map, view, polarity, segment);
        if (!test) return std::nullopt;
        return test->hit;
    };
}

double contrast_of_lines(const RidgeMap& map, const BoardView& view, Polarity polarity,
                         double rank) {
    std::vector<double> contrasts;
    for (const auto& segment : inner_segments()) {
        const auto test = test_segment(map, view, polarity, segment);
        if (test && test->hit) contrasts.push_back(test->contrast);
    }
    if (contrasts.empty()) return 0;
    const auto count = static_cast<double>(contrasts.size());
    const auto place = contrasts.begin() + static_cast<std::ptrdiff_t>(rank * count);
    std::nth_element(contrasts.begin(), place, contrasts.end());
    return *place;
}

LineTester careful_line_tester(const RidgeMap& map, const BoardView& view, Polarity polarity,
                               double contrast) {
    return [&map, &view, polarity, contrast](const UnitSegment& segment) -> std::optional<bool> {
        const auto test = test_segment(map, view, polarity, segment);
        if (!test) return std::nullopt;
        if (test->hit && test->contrast >= kOwnLine * contrast) return true;
        if (test->contrast >= kNoLine * contrast) return std::nullopt;
        if (test->least_contrast >= kHiding * contrast) return std::nullopt;
        return false;
    };
}

HitCount count_hits(const LineTester& shows_line, const std::vector<UnitSegment>& segments) {
    HitCount sum;
    for (const auto& segment : segments) {
        const auto seen = shows_line(segment);
        if (!seen) continue;
        ++sum.in_frame;
        sum.hits += int{*seen};
    }
    return sum;
}

OutlinePlacement place_outline(const LineTester& shows_line, int reach) {
    EvidenceField field{shows_line, reach};
    std::vector<Axial> shifts;
    for (int c = -reach; c <= reach; ++c) {
        for (int r = -reach; r <= reach; ++r) shifts.push_back({c, r});
    }
    OutlinePlacement best;
    int best_score = std::numeric_limits<int>::min();
    for (const auto& shift : shifts) {
        const auto inner = field.count(inner_segments(), shift);
        const auto ghost = field.count(ghost_segments(), shift);
        const int score = inner.hits - ghost.hits;
        if (score <= best_score) continue;
        best_score = score;
        best = {shift, inner, ghost, 0, 0};
    }
    const LineOdds odds{best};
    double likelihood = odds.sum(best.inner);
    for (const auto& shift : shifts) {
        const auto inner = field.count(inner_segments(), shift);
        if (odds.sum(inner) <= likelihood) continue;
        likelihood = odds.sum(inner);
        best = {shift, inner, field.count(ghost_segments(), shift), 0, 0};
    }
    best.weakest_share = field.weakest_share(best.centre);
    best.margin = std::numeric_limits<double>::max();
    for (const auto& other : shifts) {
        if (other == best.centre) continue;
        best.margin =
            std::min(best.margin, likelihood - odds.sum(field.count(inner_segments(), other)));
    }
    return best;
}

bool is_same_lattice(const BoardView& a, const BoardView& b, double tolerance) {
    // A lattice point and two of its neighbours must be one in the other lattice, too.
    std::array<cv::Point2d, 3> nearest;
    const std::array<Axial, 3> corners = {Axial{0, 0}, kAxialSteps[0], kAxialSteps[1]};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto place = a.board_from_pixel(b.project(board_from_axial(corners[i])));
        nearest[i] = nearest_lattice_point(place);
        if (!(cv::norm(place - nearest[i]) < tolerance)) return false;
    }
    const auto is_unit = [](const cv::Point2d& d) { return std::abs(cv::norm(d) - 1) < 0.1; };
    return is_unit(nearest[1] - nearest[0]) && is_unit(nearest[2] - nearest[0]);
}

BoardView moved_origin(const BoardView& view, const Axial& centre) {
    const auto shift = board_from_axial(centre);
    auto moved = view;
    moved.undistorted_px_from_board =
        view.undistorted_px_from_board * cv::Matx33d{1, 0, shift.x, 0, 1, shift.y, 0, 0, 1};
    return moved;
}

}  // namespace yinsight
