#include "vision/lattice/outline.hpp"

#include <algorithm>
#include <cmath>

#include "referee/point.hpp"

namespace yinsight {

namespace {

/// Index of f among the columns, and the row taken as zero.
constexpr int kCentreColumn = 5;
constexpr int kCentreRow = 6;

std::vector<UnitSegment> collect(int inner_ends) {
    std::vector<UnitSegment> segments;
    for (int c = -7; c <= 7; ++c) {
        for (int r = -7; r <= 7; ++r) {
            for (int d = 0; d < 3; ++d) {
                const Axial from{c, r};
                const int ends = int{is_point(from)} + int{is_point(from + kAxialSteps[d])};
                if (ends == inner_ends) segments.push_back({from, d});
            }
        }
    }
    return segments;
}

}  // namespace

cv::Point2d board_from_axial(const Axial& a) {
    return {a.c * std::sqrt(3.0) / 2, a.r - a.c / 2.0};
}

bool is_point(const Axial& a) {
    return Point::at(a.c + kCentreColumn, a.r + kCentreRow).has_value();
}

const std::vector<UnitSegment>& inner_segments() {
    static const auto segments = collect(2);
    return segments;
}

const std::vector<UnitSegment>& ghost_segments() {
    static const auto segments = collect(1);
    return segments;
}

bool is_outline(const UnitSegment& segment) {
    // A segment is inside when both triangles beside it are printed completely.
    const auto step = kAxialSteps[segment.direction];
    int apexes = 0;
    for (const auto& d : kAxialSteps) {
        if (d == step) continue;
        // The apexes of the two triangles are one lattice step from both ends.
        for (const auto& apex : {segment.from + d, segment.from - d}) {
            const auto other = apex - (segment.from + step);
            const bool neighbours = std::abs(other.c) <= 1 && std::abs(other.r) <= 1 &&
                                    std::abs(other.c - other.r) <= 1;
            if (neighbours && is_point(apex)) ++apexes;
        }
    }
    return apexes < 2;
}

std::vector<UnitSegment> segments_within(double radius) {
    const int reach = static_cast<int>(std::ceil(radius * 1.2)) + 1;
    std::vector<UnitSegment> segments;
    for (int c = -reach; c <= reach; ++c) {
        for (int r = -reach; r <= reach; ++r) {
            for (int d = 0; d < 3; ++d) {
                const UnitSegment segment{{c, r}, d};
                if (cv::norm(segment.middle()) <= radius) segments.push_back(segment);
            }
        }
    }
    std::stable_sort(segments.begin(), segments.end(), [](const auto& a, const auto& b) {
        return cv::norm(a.middle()) < cv::norm(b.middle());
    });
    return segments;
}

}  // namespace yinsight
