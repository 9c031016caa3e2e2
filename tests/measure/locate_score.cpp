#include "tests/measure/locate_score.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "tests/measure/wilson.hpp"
#include "vision/lattice/outline.hpp"

namespace yinsight::measure {

namespace {

/// A view counts as right when no in-frame point is further off than this, in spacings.
constexpr double kRight = 0.25;
/// A line differs from its sides by so many grey levels, and so many standard errors.
constexpr double kLeastContrast = 2;
constexpr double kLeastErrors = 3;

/// Whether grey levels across a unit segment dip or rise in its middle.
bool shows_line(const cv::Mat1b& grey, const cv::Point2d& a, const cv::Point2d& b) {
    constexpr int kStations = 25;
    const auto along = b - a;
    const cv::Point2d normal = cv::Point2d{-along.y, along.x} / cv::norm(along);
    const double sideways = std::max(3.0, 0.08 * cv::norm(along));
    const cv::Rect frame{{0, 0}, grey.size()};
    double sum = 0;
    double squares = 0;
    int count = 0;
    for (int i = 0; i < kStations; ++i) {
        const auto at = a + along * (0.25 + 0.5 * i / (kStations - 1));
        const auto level = [&](double off) {
            const auto px = at + normal * off;
            const cv::Point p(cvRound(px.x), cvRound(px.y));
            return frame.contains(p) ? static_cast<double>(grey(p)) : 0.0;
        };
        const double step = level(0) - (level(sideways) + level(-sideways)) / 2;
        sum += step;
        squares += step * step;
        ++count;
    }
    const double mean = sum / count;
    const double deviation = std::sqrt(std::max(0.0, squares / count - mean * mean));
    return std::abs(mean) > kLeastContrast &&
           std::abs(mean) > kLeastErrors * deviation / std::sqrt(1.0 * count);
}

struct Count {
    int all = 0;
    int right = 0;
    int wrong = 0;
    int certain = 0;
    int misnamed = 0;
    int mirrored = 0;
    double ms = 0;
    std::vector<double> rms;

    void add(const LocateRow& row) {
        ++all;
        ms += row.ms;
        right += int{row.right()};
        wrong += int{row.found() && !row.near()};
        if (row.right()) rms.push_back(row.error->rms_px_at_1280);
        if (!row.named) return;
        certain += int{row.named->certain};
        misnamed += int{row.confidently_misnamed()};
        mirrored += int{row.named->mirrored};
    }
    double rms_at(double share) const {
        if (rms.empty()) return 0;
        auto sorted = rms;
        std::sort(sorted.begin(), sorted.end());
        return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
    }
};

void print(const std::string& name, const Count& c) {
    std::printf("%-26s %4d %4d %6.1f %6.1f %5d  %5.2f %5.2f %5.2f %5d %5d %5d %6.0f\n",
                name.c_str(), c.all, c.right, 100.0 * c.right / c.all,
                100 * wilson_low(c.right, c.all), c.wrong, c.rms_at(0.5), c.rms_at(0.95),
                c.rms_at(1), c.certain, c.misnamed, c.mirrored, c.ms / c.all);
}

}  // namespace

bool LocateRow::near() const {
    return error && error->worst_spacings < kRight;
}

bool LocateRow::confidently_misnamed() const {
    if (!named || !named->certain || !truth) return false;
    return is_mirrored || compare(named->view, *truth).rotation != 0;
}

double share_of_lines_shown(const cv::Mat1b& grey, const Truth& truth) {
    int all = 0;
    int shown = 0;
    for (const auto& segment : inner_segments()) {
        const auto end = [&](const Axial& a) -> const TruePoint& {
            const auto point = Point::at(a.c + 5, a.r + 6);
            return truth.points[static_cast<std::size_t>(point->index())];
        };
        const auto& a = end(segment.from);
        const auto& b = end(segment.from + kAxialSteps[segment.direction]);
        const auto is_seen = [](const TruePoint& p) { return p.in_frame && p.visible >= 0.5; };
        if (!is_seen(a) || !is_seen(b)) continue;
        ++all;
        shown += int{shows_line(grey, a.px, b.px)};
    }
    return all > 0 ? static_cast<double>(shown) / all : 0;
}

void print_row(const LocateRow& row) {
    std::printf("%-18s %-5s", row.image.c_str(),
                row.found() ? (!row.truth || row.right() ? "found" : "WRONG") : "-");
    if (row.copy != "as it is") std::printf(" [%s]", row.copy.c_str());
    const auto& e = row.result.evidence;
    std::printf(" hit %.2f weakest %.2f ghost %.2f margin %5.2f rms %5.2f", e.hit_share,
                e.weakest_share, e.ghost_share, e.offset_margin, e.rms_px);
    if (row.error) {
        if (!row.found() && row.near()) std::printf("  (right)");
        std::printf("  worst %.3f s  true rms %.2f px  turn %d", row.error->worst_spacings,
                    row.error->rms_px_at_1280, row.error->rotation);
    }
    if (row.named) {
        std::printf("  %s%s", row.named->certain ? "certain" : "uncertain",
                    row.named->mirrored ? " mirrored" : "");
        std::printf(" labels %.2f lead %.2f mirror %.2f edge %.2f lead %.2f", row.named->labels,
                    row.named->label_lead, row.named->mirror_labels, row.named->edge,
                    row.named->edge_lead);
        if (row.confidently_misnamed()) std::printf(" MISNAMED");
    }
    std::printf("  %.0f ms", row.ms);
    if (row.truth) {
        for (const auto& [key, value] : row.truth->slices) std::printf(" %s", value.c_str());
    }
    std::printf("  %s\n", row.result.reason.c_str());
}

void print_summary(const std::vector<LocateRow>& rows) {
    std::vector<std::pair<std::string, Count>> copies;
    std::map<std::string, Count> slices;
    std::vector<const LocateRow*> boardless;
    for (const auto& row : rows) {
        if (!row.truth) {
            boardless.push_back(&row);
            continue;
        }
        if (copies.empty() || copies.back().first != row.copy) {
            auto same = std::find_if(copies.begin(), copies.end(),
                                     [&](const auto& c) { return c.first == row.copy; });
            if (same != copies.end()) std::rotate(same, same + 1, copies.end());
            if (copies.empty() || copies.back().first != row.copy) copies.push_back({row.copy, {}});
        }
        copies.back().second.add(row);
        if (row.copy != "as it is") continue;
        if (row.truth->easy) slices["real edition, no hand"].add(row);
        for (const auto& [key, value] : row.truth->slices) slices[key + " " + value].add(row);
    }
    std::printf(
        "%-26s  all found      %%  lower wrong    rms   95%% worst  cert misnd mirrd     ms\n", "");
    for (const auto& [name, count] : copies) print(name, count);
    for (const auto& [name, count] : slices) print(name, count);
    if (boardless.empty()) return;
    const auto found = std::count_if(boardless.begin(), boardless.end(),
                                     [](const auto* row) { return row->found(); });
    std::printf("pictures without a board: %zu, found on them: %td\n", boardless.size(), found);
}

}  // namespace yinsight::measure
