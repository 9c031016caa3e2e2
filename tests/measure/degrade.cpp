#include "tests/measure/degrade.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <opencv2/imgproc.hpp>

namespace yinsight::measure {

namespace {

/// Points without a place in the picture keep their zero.
bool is_placed(const TruePoint& point) {
    return point.px != cv::Point2d{};
}

void move_points(Truth* truth, cv::Size size, const auto& moved) {
    if (truth == nullptr) return;
    truth->size = size;
    truth->view.reset();
    for (auto& point : truth->points) {
        if (!is_placed(point)) continue;
        point.px = moved(point.px);
        point.in_frame = point.px.x >= 0 && point.px.y >= 0 && point.px.x <= size.width - 1 &&
                         point.px.y <= size.height - 1;
    }
}

void bend(cv::Mat& picture, Truth* truth, double k1) {
    const cv::Size size = picture.size();
    const RadialLens lens{{(size.width - 1) / 2.0, (size.height - 1) / 2.0},
                          std::max(size.width, size.height) / 2.0,
                          k1};
    cv::Mat2f from(size);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const cv::Point2d seen(x, y);
            const auto straight = lens.undistort(seen);
            const bool reached = cv::norm(lens.distort(straight) - seen) < 0.01;
            from(y, x) =
                reached ? cv::Vec2f(static_cast<float>(straight.x), static_cast<float>(straight.y))
                        : cv::Vec2f(-9, -9);
        }
    }
    cv::Mat bent;
    cv::remap(picture, bent, from, cv::noArray(), cv::INTER_CUBIC, cv::BORDER_CONSTANT);
    picture = bent;
    move_points(truth, size, [&](const cv::Point2d& px) { return lens.distort(px); });
}

void turn(cv::Mat& picture, Truth* truth, double degrees) {
    const cv::Size size = picture.size();
    const double angle = degrees * CV_PI / 180;
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    const cv::Size grown(
        static_cast<int>(std::ceil(size.width * std::abs(c) + size.height * std::abs(s))),
        static_cast<int>(std::ceil(size.width * std::abs(s) + size.height * std::abs(c))));
    const cv::Point2d from((size.width - 1) / 2.0, (size.height - 1) / 2.0);
    const cv::Point2d to((grown.width - 1) / 2.0, (grown.height - 1) / 2.0);
    const auto moved = [&](const cv::Point2d& px) {
        const auto d = px - from;
        return to + cv::Point2d{c * d.x + s * d.y, -s * d.x + c * d.y};
    };
    const auto shift = moved({0, 0});
    const cv::Matx23d matrix{c, s, shift.x, -s, c, shift.y};
    cv::Mat turned;
    cv::warpAffine(picture, turned, matrix, grown, cv::INTER_CUBIC, cv::BORDER_CONSTANT,
                   cv::mean(picture));
    picture = turned;
    move_points(truth, grown, moved);
}

/// The points keep to their places in the picture, so that each gets its mirror image's name.
void mirror(cv::Mat& picture, Truth* truth) {
    cv::flip(picture, picture, 1);
    if (truth == nullptr) return;
    const auto before = truth->points;
    for (const auto point : all_points()) {
        const int column = kColumnCount - 1 - point.column();
        const auto partner = Point::at(column, point.row() + kColumnCount / 2 - point.column());
        truth->points[static_cast<std::size_t>(point.index())] =
            before[static_cast<std::size_t>(partner->index())];
    }
    const int width = picture.cols;
    move_points(truth, picture.size(), [width](const cv::Point2d& px) {
        return cv::Point2d{width - 1 - px.x, px.y};
    });
}

/// Cuts off one of the four sides, by lot.
void cut_off(cv::Mat& picture, Truth* truth, double share, cv::RNG& rng) {
    if (truth == nullptr) return;
    const int side = rng.uniform(0, 4);
    std::vector<double> places;
    for (const auto& point : truth->points)
        if (point.in_frame) places.push_back(side % 2 == 0 ? point.px.x : point.px.y);
    if (places.empty()) return;
    std::sort(places.begin(), places.end());
    const double kept = side < 2 ? share : 1 - share;
    const auto rank = std::min(places.size() - 1,
                               static_cast<std::size_t>(kept * static_cast<double>(places.size())));
    const int at = static_cast<int>(std::ceil(places[rank]));
    cv::Rect box{{0, 0}, picture.size()};
    if (side == 0) box = {at, 0, picture.cols - at, picture.rows};
    if (side == 1) box = {0, at, picture.cols, picture.rows - at};
    if (side == 2) box.width = at;
    if (side == 3) box.height = at;
    picture = picture(box).clone();
    move_points(truth, box.size(),
                [&](const cv::Point2d& px) { return px - cv::Point2d{box.tl()}; });
}

void resize_both(cv::Mat& picture, Truth* truth, double scale) {
    const cv::Size before = picture.size();
    cv::resize(picture, picture, {}, scale, scale, scale < 1 ? cv::INTER_AREA : cv::INTER_CUBIC);
    const double sx = static_cast<double>(picture.cols) / before.width;
    const double sy = static_cast<double>(picture.rows) / before.height;
    move_points(truth, picture.size(), [&](const cv::Point2d& px) {
        return cv::Point2d{(px.x + 0.5) * sx - 0.5, (px.y + 0.5) * sy - 0.5};
    });
}

/// Blobs of about 2.5 spacings at random points until enough points are hidden.
void cover_points(cv::Mat& picture, const Truth& truth, double share, cv::RNG& rng) {
    cv::Mat texture(picture.size(), picture.type());
    rng.fill(texture, cv::RNG::UNIFORM, 60, 200);
    cv::GaussianBlur(texture, texture, {}, 5);
    cv::Mat mask = cv::Mat::zeros(picture.size(), CV_8U);
    const double spacing = cv::norm(truth.points[0].px - truth.points[1].px);
    const auto covered = [&] {
        int count = 0;
        int all = 0;
        for (const auto& point : truth.points) {
            if (!point.in_frame) continue;
            ++all;
            count += int{mask.at<uchar>(cvRound(point.px.y), cvRound(point.px.x)) != 0};
        }
        return all > 0 ? static_cast<double>(count) / all : 1.0;
    };
    for (int i = 0; i < 100 && covered() < share; ++i) {
        const auto& at = truth.points[static_cast<std::size_t>(rng.uniform(0, kPointCount))].px;
        cv::ellipse(mask, at, {cvRound(1.6 * spacing), cvRound(1.1 * spacing)},
                    rng.uniform(0.0, 180.0), 0, 360, cv::Scalar::all(255), cv::FILLED);
    }
    texture.copyTo(picture, mask);
}

/// Bars across the whole picture, as of a window frame or a lamp's arm.
void cast_shadows(cv::Mat& picture, double left, cv::RNG& rng) {
    cv::Mat mask = cv::Mat::zeros(picture.size(), CV_8U);
    const int long_side = std::max(picture.cols, picture.rows);
    for (int i = 0; i < 3; ++i) {
        const cv::Point2d middle(rng.uniform(0.0, 1.0 * picture.cols),
                                 rng.uniform(0.0, 1.0 * picture.rows));
        const double angle = rng.uniform(0.0, CV_PI);
        const cv::Point2d along = cv::Point2d{std::cos(angle), std::sin(angle)} * (2.0 * long_side);
        cv::line(mask, middle - along, middle + along, cv::Scalar::all(255),
                 static_cast<int>(rng.uniform(0.04, 0.12) * long_side), cv::LINE_AA);
    }
    cv::Mat dark;
    picture.convertTo(dark, -1, std::pow(left, 1 / 2.2));
    dark.copyTo(picture, mask);
}

void change_light(cv::Mat& picture, const Degradation& degradation) {
    const double all = degradation.exposure * std::pow(2, degradation.ev / 2.2);
    const double warmth = degradation.warmth;
    if (all == 1 && warmth == 1) return;
    const cv::Scalar factors{all / warmth, all, all * warmth};
    if (picture.channels() == 3) {
        cv::multiply(picture, factors, picture);
    } else {
        picture.convertTo(picture, -1, all);
    }
}

void add_noise(cv::Mat& picture, double deviation, cv::RNG& rng) {
    cv::Mat noisy;
    picture.convertTo(noisy, CV_32F);
    cv::Mat noise(noisy.size(), noisy.type());
    rng.fill(noise, cv::RNG::NORMAL, 0, deviation);
    noisy += noise;
    noisy.convertTo(picture, CV_8U);
}

}  // namespace

std::map<std::string, double*> Degradation::amounts() {
    return {{"--k1", &k1},         {"--turn", &turn_deg},       {"--cut", &cut},
            {"--scale", &scale},   {"--long-side", &long_side}, {"--cover", &cover},
            {"--shadow", &shadow}, {"--blur", &blur_px},        {"--exposure", &exposure},
            {"--ev", &ev},         {"--warmth", &warmth},       {"--noise", &noise}};
}

void degrade(cv::Mat& picture, Truth* truth, const Degradation& degradation) {
    cv::RNG rng{degradation.seed};
    if (degradation.k1 != 0) bend(picture, truth, degradation.k1);
    if (degradation.turn_deg != 0) turn(picture, truth, degradation.turn_deg);
    if (degradation.mirror) mirror(picture, truth);
    if (degradation.cut > 0) cut_off(picture, truth, degradation.cut, rng);
    double scale = degradation.scale;
    if (degradation.long_side > 0)
        scale = degradation.long_side / std::max(picture.cols, picture.rows);
    if (scale != 1) resize_both(picture, truth, scale);
    if (degradation.cover > 0 && truth != nullptr)
        cover_points(picture, *truth, degradation.cover, rng);
    if (degradation.shadow < 1) cast_shadows(picture, degradation.shadow, rng);
    if (degradation.blur_px > 0) cv::GaussianBlur(picture, picture, {}, degradation.blur_px);
    change_light(picture, degradation);
    if (degradation.noise > 0) add_noise(picture, degradation.noise, rng);
}

std::vector<NamedCopy> standard_copies() {
    std::vector<NamedCopy> copies;
    const auto add = [&](const std::string& name, const auto& change) {
        copies.push_back({name, {}});
        change(copies.back().degradation);
    };
    add("as it is", [](auto&) {});
    for (const double k1 : {-0.05, -0.1, -0.2, -0.3})
        add("k1 " + std::to_string(k1).substr(0, 5), [&](auto& d) { d.k1 = k1; });
    for (const int degrees : {37, 111, 200, 290})
        add("turned " + std::to_string(degrees), [&](auto& d) { d.turn_deg = degrees; });
    add("mirrored", [](auto& d) { d.mirror = true; });
    for (const int percent : {10, 20, 30, 40, 50})
        add("cut off " + std::to_string(percent) + " %", [&](auto& d) {
            d.cut = percent / 100.0;
            d.seed = static_cast<std::uint64_t>(percent);
        });
    for (const int side : {480, 640, 4000})
        add("long side " + std::to_string(side), [&](auto& d) { d.long_side = side; });
    for (const int percent : {15, 33})
        add("covered " + std::to_string(percent) + " %",
            [&](auto& d) { d.cover = percent / 100.0; });
    add("hard shadows", [](auto& d) { d.shadow = 0.25; });
    add("blur 1.5 px", [](auto& d) { d.blur_px = 1.5; });
    add("blur 2.5 px", [](auto& d) { d.blur_px = 2.5; });
    add("noise 8", [](auto& d) { d.noise = 8; });
    add("noise 16", [](auto& d) { d.noise = 16; });
    add("EV -1.5", [](auto& d) { d.ev = -1.5; });
    add("EV +1.5", [](auto& d) { d.ev = 1.5; });
    add("EV -3, noise 4", [](auto& d) {
        d.ev = -3;
        d.noise = 4;
    });
    add("warm", [](auto& d) { d.warmth = 1.35; });
    add("cold", [](auto& d) { d.warmth = 0.75; });
    return copies;
}

}  // namespace yinsight::measure
