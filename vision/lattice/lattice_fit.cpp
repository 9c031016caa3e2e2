#include "vision/lattice/lattice_fit.hpp"

#include <cmath>

namespace yinsight {

namespace {

/// Eight for the homography (all of I + D but the last entry) and one for the lens.
constexpr int kParameters = 9;
/// Observations below which nothing is fitted.
constexpr std::size_t kMinObservations = 12;
/// Ridge that keeps the normal equations solvable, relative to their diagonal.
constexpr double kRidge = 1e-6;

using Vector = cv::Vec<double, kParameters>;
using Matrix = cv::Matx<double, kParameters, kParameters>;

struct Linearised {
    double residual = 0;
    Vector gradient;
};

/// Derivatives of the projection along the observation's normal; `scaled` is the homography of
/// board coordinates divided by the extent.
Linearised linearise(const BoardView& view, const cv::Matx33d& scaled, double extent,
                     const LineObservation& o) {
    const cv::Vec3d p{o.board_point.x / extent, o.board_point.y / extent, 1};
    const cv::Vec3d u = scaled * p;
    const cv::Point2d undistorted{u[0] / u[2], u[1] / u[2]};
    const auto offset = undistorted - view.lens.centre_px;
    const auto seen = view.lens.distort(undistorted);
    Linearised out;
    out.residual = o.offset_px - o.normal.dot(seen - o.expected_px);
    // The normal pulled back through the lens.
    const cv::Vec2d n = view.lens.slope(undistorted).t() * cv::Vec2d{o.normal.x, o.normal.y};
    int parameter = 0;
    for (int row = 0; row < 3; ++row) {
        const double across = (n[0] * (scaled(0, row) - undistorted.x * scaled(2, row)) +
                               n[1] * (scaled(1, row) - undistorted.y * scaled(2, row))) /
                              u[2];
        for (int c = 0; c < 3; ++c) {
            if (row == 2 && c == 2) continue;
            out.gradient[parameter++] = across * p[c];
        }
    }
    const double r2 = offset.dot(offset) / (view.lens.radius_px * view.lens.radius_px);
    out.gradient[8] = o.normal.dot(offset) * r2;
    return out;
}

/// Adds the priors of perspective and lens to the normal equations.
void add_priors(const BoardView& view, const FitOptions& options, Matrix& normal, Vector& right) {
    for (int i = 6; i < 8; ++i) normal(i, i) += options.perspective_damping * normal(i, i);
    if (options.free_lens) {
        const double weight = 1 / (options.lens_sigma * options.lens_sigma);
        normal(8, 8) += weight;
        right[8] += weight * (options.lens_mean - view.lens.k1);
    } else {
        for (int i = 0; i < kParameters; ++i) normal(8, i) = normal(i, 8) = 0;
        normal(8, 8) = 1;
        right[8] = 0;
    }
    for (int i = 0; i < kParameters; ++i) normal(i, i) *= 1 + kRidge;
}

}  // namespace

double residual_px(const BoardView& view, const LineObservation& o) {
    return o.offset_px - o.normal.dot(view.project(o.board_point) - o.expected_px);
}

BoardView fit_view(const BoardView& view, const std::vector<LineObservation>& observations,
                   const FitOptions& options) {
    if (observations.size() < kMinObservations) return view;
    auto current = view;
    const cv::Matx33d scaling{options.extent, 0, 0, 0, options.extent, 0, 0, 0, 1};
    for (int step = 0; step < options.steps; ++step) {
        const auto scaled = current.undistorted_px_from_board * scaling;
        auto normal = Matrix::zeros();
        Vector right;
        for (const auto& o : observations) {
            const auto l = linearise(current, scaled, options.extent, o);
            const double ratio = l.residual / options.loss_px;
            const double weight = o.weight / std::sqrt(1 + ratio * ratio);
            for (int i = 0; i < kParameters; ++i) {
                for (int j = 0; j <= i; ++j) normal(i, j) += weight * l.gradient[i] * l.gradient[j];
                right[i] += weight * l.gradient[i] * l.residual;
            }
        }
        for (int i = 0; i < kParameters; ++i) {
            for (int j = 0; j < i; ++j) normal(j, i) = normal(i, j);
        }
        add_priors(current, options, normal, right);
        bool solved = false;
        const Vector d = [&] {
            cv::Mat1d out;
            solved = cv::solve(cv::Mat(normal), cv::Mat(right), out, cv::DECOMP_CHOLESKY);
            Vector v;
            if (solved)
                for (int i = 0; i < kParameters; ++i) v[i] = out(i);
            return v;
        }();
        if (!solved) return current;
        const cv::Matx33d change{1 + d[0], d[1], d[2], d[3], 1 + d[4], d[5], d[6], d[7], 1};
        current.undistorted_px_from_board = scaled * change * scaling.inv();
        current.lens.k1 += d[8];
    }
    return current;
}

}  // namespace yinsight
