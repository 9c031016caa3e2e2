#include "tests/measure/composed_table.hpp"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <numbers>
#include <numeric>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <stdexcept>

namespace yinsight::measure {

namespace {

/// How far around a piece its shadow is taken over, in spacings.
constexpr double kShadowReach = 0.22;
/// How far pieces that hands put down lie from where the layer has them: pixels a spacing's.
constexpr double kUsualShift = 0.03;
constexpr double kAskewShift = 0.12;
/// Pixels by which arms are drawn on beyond the picture's edge, for hands that reach further in.
constexpr int kBeyondPx = 500;
/// How far a hand on its way is from where it works, in spacings.
constexpr double kWay = 7;

cv::Point2d point_of(const nlohmann::json& xy) {
    return {xy.at(0).get<double>(), xy.at(1).get<double>()};
}

Side side_of(const nlohmann::json& letter) {
    return letter.get<std::string>() == "W" ? Side::white : Side::black;
}

/// By what `after` is lighter than `before`, smoothly, within reason; 1 where `ignored` is set.
cv::Mat light_ratio(const cv::Mat& after, const cv::Mat& before, const cv::Mat& ignored,
                    double darkest) {
    cv::Mat a;
    cv::Mat b;
    cv::GaussianBlur(after, a, {5, 5}, 1.2);
    cv::GaussianBlur(before, b, {5, 5}, 1.2);
    a.convertTo(a, CV_32F, 1, 2);
    b.convertTo(b, CV_32F, 1, 2);
    cv::Mat ratio = a / b;
    cv::min(ratio, cv::Scalar::all(1.04), ratio);
    cv::max(ratio, cv::Scalar::all(darkest), ratio);
    ratio.setTo(cv::Scalar::all(1), ignored);
    return ratio;
}

cv::Mat three(const cv::Mat& single) {
    cv::Mat result;
    cv::merge(std::vector<cv::Mat>(3, single), result);
    return result;
}

/// Carries what lies around `unknown` on into it.
cv::Mat filled_in(const cv::Mat& picture, const cv::Mat& unknown) {
    cv::Mat known;
    cv::Mat(255 - unknown).convertTo(known, CV_32F, 1.0 / 255);
    known = three(known);
    const cv::Size reach{41, 41};
    cv::Mat sum;
    cv::Mat share;
    cv::blur(picture.mul(known), sum, reach);
    cv::blur(known, share, reach);
    cv::Mat result = picture.clone();
    cv::Mat reached;
    cv::extractChannel(share, reached, 0);
    const cv::Mat smooth = sum / share;
    smooth.copyTo(result, unknown & (reached > 0.02));
    return result;
}

cv::Mat carried_on(const cv::Mat& picture) {
    cv::Mat result;
    cv::copyMakeBorder(picture, result, kBeyondPx, kBeyondPx, kBeyondPx, kBeyondPx,
                       cv::BORDER_REPLICATE);
    return result;
}

/// under + (over - under) * weight / 255, in place.
void blend(cv::Mat under, const cv::Mat& over, const cv::Mat& weight) {
    cv::Mat share;
    weight.convertTo(share, CV_32F, 1.0 / 255);
    share = three(share);
    cv::Mat u;
    cv::Mat o;
    under.convertTo(u, CV_32F);
    over.convertTo(o, CV_32F);
    cv::Mat mixed = u + (o - u).mul(share);
    mixed.convertTo(under, CV_8U);
}

}  // namespace

ComposedTable::ComposedTable(const std::filesystem::path& folder) : folder_{folder} {
    std::ifstream file{folder / "layers.json"};
    if (!file) throw std::runtime_error{(folder / "layers.json").string() + ": cannot be read"};
    const auto layers = nlohmann::json::parse(file);
    read_camera(layers);
    empty_ = load("empty", cv::IMREAD_COLOR);
    for (int i = 0; std::filesystem::exists(folder / ("noise_" + std::to_string(i) + ".png")); ++i)
        noise_.push_back(load("noise_" + std::to_string(i), cv::IMREAD_COLOR));
    read_pieces(layers);
    read_hands(layers);
    compose({});
}

cv::Mat ComposedTable::load(const std::string& name, int flags) const {
    const auto path = folder_ / (name + ".png");
    cv::Mat picture = cv::imread(path.string(), flags);
    if (picture.empty()) throw std::runtime_error{path.string() + ": cannot be read"};
    return picture;
}

void ComposedTable::read_camera(const nlohmann::json& layers) {
    const auto& camera = layers.at("camera");
    cv::Matx33d turn;
    const auto fill = [&](auto& matrix, const char* key) {
        int row = 0;
        for (const auto& line : camera.at(key)) {
            for (int column = 0; column < 3; ++column)
                matrix(row, column) = line.at(static_cast<std::size_t>(column));
            ++row;
        }
    };
    fill(camera_, "K");
    fill(turn, "R_world_to_cam");
    const auto vector = [&](const char* key) {
        const auto values = camera.at(key).get<std::array<double, 3>>();
        return cv::Vec3d{values[0], values[1], values[2]};
    };
    translation_mm_ = vector("t_mm");
    eye_ = vector("centre_mm");
    cv::Rodrigues(turn, rotation_);
    bending_ = camera.at("dist_k1k2p1p2k3").get<std::vector<double>>();
    spacing_mm_ = layers.at("spacing_mm");
    const auto& sizes = layers.at("sizes_s");
    ring_radius_ = sizes.at("ring_od").get<double>() / 2;
    hole_radius_ = sizes.at("ring_id").get<double>() / 2;
    marker_radius_ = sizes.at("marker_d").get<double>() / 2;
    height_ = sizes.at("ring_h");
}

cv::Point2d ComposedTable::project(const cv::Point2d& place, double height) const {
    const std::vector<cv::Point3d> points = {
        {place.x * spacing_mm_, place.y * spacing_mm_, height * spacing_mm_}};
    std::vector<cv::Point2d> pixels;
    cv::projectPoints(points, rotation_, translation_mm_, camera_, bending_, pixels);
    return pixels[0];
}

double ComposedTable::distance_to(const cv::Point2d& place) const {
    return cv::norm(cv::Vec3d{place.x * spacing_mm_, place.y * spacing_mm_, 0} - eye_);
}

std::vector<cv::Point> ComposedTable::outline(const cv::Point2d& place, double radius,
                                              double from_height, double to_height) const {
    std::vector<cv::Point2f> rim;
    for (const double height : {from_height, to_height}) {
        for (int i = 0; i < 32; ++i) {
            const double angle = i * std::numbers::pi / 16;
            rim.push_back(
                project(place + radius * cv::Point2d{std::cos(angle), std::sin(angle)}, height));
        }
    }
    std::vector<cv::Point2f> hull;
    cv::convexHull(rim, hull);
    return {hull.begin(), hull.end()};
}

ComposedTable::Stamp ComposedTable::cut_out(const cv::Mat& layer, const cv::Mat& cover,
                                            const cv::Point2d& place, bool ring) const {
    const double radius = ring ? ring_radius_ : marker_radius_;
    const auto rim = outline(place, radius, 0, height_);
    const auto shadow = outline(place, radius + kShadowReach, 0, 0);
    const cv::Rect picture{{0, 0}, layer.size()};
    const cv::Rect box = (cv::boundingRect(rim) | cv::boundingRect(shadow)) & picture;
    Stamp stamp{place, box, layer(box).clone(), cv::Mat::zeros(box.size(), CV_8U), {}};
    if (box.empty()) return stamp;
    std::vector<std::vector<cv::Point>> shape = {rim};
    cv::fillPoly(stamp.weight, shape, cv::Scalar::all(255), cv::LINE_8, 0, -box.tl());
    cv::dilate(stamp.weight, stamp.weight, cv::Mat::ones(3, 3, CV_8U));
    // Shadows: outside of this piece and of the layer's other pieces, fading out.
    cv::Mat distance;
    cv::distanceTransform(255 - stamp.weight, distance, cv::DIST_L2, 3);
    cv::Mat others;
    cv::dilate(cover(box) > 6, others, cv::Mat::ones(7, 7, CV_8U));
    others.setTo(0, stamp.weight);
    const cv::Mat ratio = light_ratio(layer(box), empty_(box), others | stamp.weight, 0.3);
    const double reach_px =
        kShadowReach * cv::norm(project(place + cv::Point2d{1, 0}) - project(place));
    cv::Mat fade = 1.4 - 1.4 * distance / reach_px;
    cv::max(fade, 0, fade);
    cv::min(fade, 1, fade);
    stamp.shade = (ratio - cv::Scalar::all(1)).mul(three(fade)) + cv::Scalar::all(1);
    cv::GaussianBlur(stamp.weight, stamp.weight, {3, 3}, 0.8);
    return stamp;
}

void ComposedTable::read_pieces(const nlohmann::json& layers) {
    int number = 0;
    for (const auto& pieces : layers.at("pieces")) {
        const std::string name = "filled_" + std::to_string(number++);
        const cv::Mat layer = load(name, cv::IMREAD_COLOR);
        const cv::Mat cover = load(name + "_cover", cv::IMREAD_GRAYSCALE);
        for (const auto& piece : pieces) {
            const std::string kind = piece.at("kind");
            const auto side = index_of(side_of(piece.at("colour")));
            Stamp stamp = cut_out(layer, cover, point_of(piece.at("xy")), kind != "marker");
            if (kind == "stored") {
                if (stored_[side].size() < 3) stored_[side].push_back(std::move(stamp));
                continue;
            }
            const auto point = Point::parse(piece.at("point").get<std::string>());
            const auto index = static_cast<std::size_t>(point.value().index());
            (kind == "ring" ? rings_ : markers_)[index][side] = std::move(stamp);
        }
    }
}

void ComposedTable::read_hands(const nlohmann::json& layers) {
    int number = 0;
    for (const auto& hand : layers.at("hands")) {
        const std::string name = "hand_" + std::to_string(number++);
        HandLayer layer{side_of(hand.at("side")),
                        point_of(hand.at("xy")),
                        hand.at("pose") == "relaxed",
                        load(name, cv::IMREAD_COLOR),
                        load(name + "_cover", cv::IMREAD_GRAYSCALE),
                        {}};
        cv::Mat near_hand;
        cv::dilate(layer.weight > 6, near_hand, cv::Mat::ones(5, 5, CV_8U));
        layer.shade = filled_in(light_ratio(layer.bgr, empty_, near_hand, 0.25), near_hand);
        for (cv::Mat* part : {&layer.bgr, &layer.weight, &layer.shade}) *part = carried_on(*part);
        cv::Mat darker;
        cv::extractChannel(layer.shade, darker, 1);
        layer.box = cv::boundingRect((darker < 0.96) | (layer.weight > 6));
        hands_.push_back(std::move(layer));
    }
}

void ComposedTable::lay(const RealBoard& board, PointSet askew, Dice& dice) {
    if (board == laid_ && askew == askew_) return;
    laid_ = board;
    askew_ = askew;
    const double spacing_px = cv::norm(project({1, 0}) - project({0, 0}));
    for (const Point point : all_points()) {
        Lie& lie = lies_[static_cast<std::size_t>(point.index())];
        const bool stands_badly = askew.contains(point);
        if (lie.state == board.at(point) && lie.askew == stands_badly) continue;
        const double reach = (stands_badly ? kAskewShift : kUsualShift) * spacing_px;
        lie = {
            board.at(point), stands_badly,
            cv::Point{cvRound(dice.between(-reach, reach)), cvRound(dice.between(-reach, reach))},
            dice.between(0.97, 1.03)};
    }
    compose(board);
}

void ComposedTable::shade(const Stamp& stamp, cv::Point shift) {
    const cv::Rect picture{{0, 0}, board_.size()};
    const cv::Rect box = (stamp.box + shift) & picture;
    if (box.empty()) return;
    const cv::Rect from = box - shift - stamp.box.tl();
    cv::Mat lit;
    board_(box).convertTo(lit, CV_32F);
    lit = lit.mul(stamp.shade(from));
    lit.convertTo(board_(box), CV_8U);
}

void ComposedTable::paste(const Stamp& stamp, const Lie& lie) {
    const cv::Rect picture{{0, 0}, board_.size()};
    const cv::Rect box = (stamp.box + lie.shift) & picture;
    if (box.empty()) return;
    const cv::Rect from = box - lie.shift - stamp.box.tl();
    blend(board_(box), stamp.bgr(from) * lie.gain, stamp.weight(from));
}

void ComposedTable::paste_into_ring(const Stamp& marker, const Stamp& ring, const Lie& lie) {
    const cv::Point2d way = project(ring.place) - project(marker.place);
    Lie inside = lie;
    inside.shift += cv::Point{cvRound(way.x), cvRound(way.y)};
    // The marker is seen through the ring's upper rim.
    cv::Mat hole = cv::Mat::zeros(board_.size(), CV_8U);
    const std::vector<std::vector<cv::Point>> rim = {
        outline(ring.place, hole_radius_, height_, height_)};
    cv::fillPoly(hole, rim, cv::Scalar::all(255), cv::LINE_8, 0, lie.shift);
    const cv::Rect box = (marker.box + inside.shift) & cv::Rect{{0, 0}, board_.size()};
    if (box.empty()) return;
    Stamp clipped = marker;
    const cv::Rect from = box - inside.shift - marker.box.tl();
    cv::Mat seen = cv::Mat::zeros(marker.weight.size(), CV_8U);
    cv::Mat part = seen(from);
    cv::min(marker.weight(from), hole(box), part);
    cv::GaussianBlur(seen, clipped.weight, {3, 3}, 0.6);
    paste(clipped, inside);
}

void ComposedTable::compose(const RealBoard& board) {
    board_ = empty_.clone();
    std::vector<Point> order{all_points().begin(), all_points().end()};
    std::sort(order.begin(), order.end(), [this](Point a, Point b) {
        return distance_to({a.x(), a.y()}) > distance_to({b.x(), b.y()});
    });
    const auto each = [&](const auto& act) {
        for (const Point point : order) {
            const auto index = static_cast<std::size_t>(point.index());
            if (lies_[index].state != PointState::empty) act(index, lies_[index]);
        }
    };
    each([&](std::size_t index, const Lie& lie) {
        if (const auto side = ring_of(lie.state)) {
            shade(rings_[index][index_of(*side)], lie.shift);
        } else {
            shade(markers_[index][index_of(*marker_of(lie.state))], lie.shift);
        }
    });
    each([&](std::size_t index, const Lie& lie) {
        const auto ring = ring_of(lie.state);
        const auto marker = marker_of(lie.state);
        if (!ring) return paste(markers_[index][index_of(*marker)], lie);
        paste(rings_[index][index_of(*ring)], lie);
        if (marker)
            paste_into_ring(markers_[index][index_of(*marker)], rings_[index][index_of(*ring)],
                            lie);
    });
    for (std::size_t side = 0; side < 2; ++side) {
        const auto count = std::clamp<std::size_t>(static_cast<std::size_t>(board.storage[side]), 0,
                                                   stored_[side].size());
        for (std::size_t i = 0; i < count; ++i) {
            shade(stored_[side][i], {});
            paste(stored_[side][i], {});
        }
    }
}

void ComposedTable::add_hand(cv::Mat& picture, const HandOverBoard& hand) const {
    const HandLayer* best = nullptr;
    for (const HandLayer& layer : hands_) {
        if (layer.side != hand.actor || layer.rests != hand.rests) continue;
        if (best == nullptr ||
            std::abs(layer.place.x - hand.at.x) < std::abs(best->place.x - hand.at.x))
            best = &layer;
    }
    if (best == nullptr) return;
    const double back = kWay * (1 - hand.reach) * (hand.actor == Side::white ? -1 : 1);
    cv::Point2d way = project({0, back}) - project({0, 0});
    if (!hand.rests) way += project(hand.at) - project(best->place);
    const cv::Point by{cvRound(way.x) - kBeyondPx, cvRound(way.y) - kBeyondPx};
    const cv::Rect box = (best->box + by) & cv::Rect{{0, 0}, picture.size()};
    if (box.empty()) return;
    const cv::Rect from = box - by;
    cv::Mat lit;
    picture(box).convertTo(lit, CV_32F);
    lit = lit.mul(best->shade(from));
    lit.convertTo(picture(box), CV_8U);
    cv::Mat bgr = best->bgr(from).clone();
    cv::Mat weight = best->weight(from).clone();
    if (hand.reach < 1) {
        const cv::Size motion{1, 9};
        cv::blur(bgr, bgr, motion);
        cv::blur(weight, weight, motion);
    }
    blend(picture(box), bgr, weight);
}

cv::Mat ComposedTable::picture(const std::optional<HandOverBoard>& hand, Dice& dice) const {
    cv::Mat result = board_.clone();
    if (hand) add_hand(result, *hand);
    if (noise_.empty()) return result;
    cv::Mat noise;
    cv::flip(dice.pick(noise_), noise, dice.below(3) - 1);
    cv::Mat sum;
    cv::add(result, noise, sum, {}, CV_16S);
    sum -= cv::Scalar::all(128);
    sum.convertTo(result, CV_8U);
    return result;
}

}  // namespace yinsight::measure
