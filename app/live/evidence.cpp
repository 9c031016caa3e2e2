#include "app/live/evidence.hpp"

#include <algorithm>
#include <cstdio>
#include <map>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/files/file_error.hpp"
#include "app/files/whole_file.hpp"
#include "app/report/event_json.hpp"

namespace yinsight {

namespace fs = std::filesystem;

namespace {

/// Pixels of the longer side, and JPEG quality: pieces can be told apart, and a set of three takes
/// some 200 kB.
constexpr int kLongestSidePx = 960;
constexpr int kQuality = 80;
constexpr const char* kIndex = "evidence.jsonl";
constexpr std::array<const char*, 3> kPictures = {"before", "after", "marked"};

/// What an event is called in file names; empty for events that are worth no picture.
std::string word_for(const SessionEvent& event) {
    if (event.correction) return {};
    if (const auto* turn = event.from_arbiter<TurnEvent>())
        return "turn-" + std::to_string(turn->number);
    if (const auto* violation = event.from_arbiter<ViolationEvent>())
        return "violation-" + std::string{name_of(violation->fault.kind)};
    if (event.from_arbiter<RepairedEvent>() != nullptr) return "repaired";
    if (const auto* question = event.from_arbiter<QuestionEvent>())
        return "question-" + std::to_string(question->turn);
    if (event.from_arbiter<TakebackEvent>() != nullptr) return "takeback";
    return {};
}

/// The points that an event is about.
PointSet points_of(const SessionEvent& event, const std::optional<Board>& before) {
    PointSet points;
    if (const auto* turn = event.from_arbiter<TurnEvent>(); turn != nullptr && before) {
        for (const Point point : all_points()) {
            if (before->state_at(point) != turn->position.state_at(point)) points.insert(point);
        }
    }
    const auto add_fault = [&](const Fault& fault) {
        for (const Point point : fault.points) points.insert(point);
        for (const PointChange& change : fault.repair) points.insert(change.point);
    };
    if (const auto* violation = event.from_arbiter<ViolationEvent>()) add_fault(violation->fault);
    if (const auto* repaired = event.from_arbiter<RepairedEvent>()) add_fault(repaired->fault);
    return points;
}

cv::Mat small(const cv::Mat& picture) {
    const double scale = static_cast<double>(kLongestSidePx) / std::max(picture.cols, picture.rows);
    if (scale >= 1) return picture;
    cv::Mat result;
    cv::resize(picture, result, {}, scale, scale, cv::INTER_AREA);
    return result;
}

/// The small picture with a circle and a name at each point.
cv::Mat marked(const cv::Mat& picture, const BoardView& view, PointSet points, bool wrong) {
    cv::Mat result = small(picture).clone();
    const double scale = static_cast<double>(result.cols) / picture.cols;
    const cv::Scalar colour = wrong ? cv::Scalar{40, 40, 230} : cv::Scalar{0, 200, 255};
    for (const Point point : points) {
        const cv::Point2d centre = view.project(point) * scale;
        const double radius = 0.5 * view.spacing_px({point.x(), point.y()}) * scale;
        cv::circle(result, centre, cvRound(radius), colour, 2, cv::LINE_AA);
        const cv::Point2d beside = centre + cv::Point2d{radius * 0.7, -radius * 0.7};
        cv::putText(result, point.name(), beside, cv::FONT_HERSHEY_SIMPLEX, 0.5, {0, 0, 0}, 3,
                    cv::LINE_AA);
        cv::putText(result, point.name(), beside, cv::FONT_HERSHEY_SIMPLEX, 0.5, colour, 1,
                    cv::LINE_AA);
    }
    return result;
}

fs::path picture_path(const fs::path& folder, const std::string& set, const char* what) {
    return folder / (set + '-' + what + ".jpg");
}

}  // namespace

EvidenceFolder::EvidenceFolder(fs::path folder, std::int64_t budget_bytes)
    : folder_{std::move(folder)}, budget_bytes_{budget_bytes} {
    make_folder(folder_);
    scan();
}

void EvidenceFolder::scan() {
    std::map<std::string, std::int64_t> found;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder_, error)) {
        const std::string name = entry.path().filename().string();
        const auto end = name.rfind('-');
        const bool numbered = name.size() > 5 && name[4] == '-' && std::isdigit(name[0]) != 0;
        if (!numbered || entry.path().extension() != ".jpg") continue;
        std::error_code ignored;
        const auto size = entry.file_size(ignored);
        found[name.substr(0, end)] += ignored ? 0 : static_cast<std::int64_t>(size);
    }
    for (const auto& [name, bytes] : found) {
        sets_.push_back({name, bytes, name.find("-turn-") != std::string::npos});
        bytes_ += bytes;
        next_number_ = std::max(next_number_, std::atoi(name.c_str()) + 1);
    }
}

void EvidenceFolder::remember(const Frame& frame, const Board& board) {
    before_ = frame;
    board_before_ = board;
}

void EvidenceFolder::keep(const SessionEvent& event, const Frame& frame, const BoardView* view) {
    const std::string word = word_for(event);
    if (word.empty()) return;
    char number[16];
    std::snprintf(number, sizeof number, "%04d-", next_number_++);
    Set set{number + word, 0, event.from_arbiter<TurnEvent>() != nullptr};
    if (before_) save(set, kPictures[0], small(before_->bgr));
    save(set, kPictures[1], small(frame.bgr));
    if (view != nullptr) {
        save(set, kPictures[2],
             marked(frame.bgr, *view, points_of(event, board_before_), !set.common));
    }
    bytes_ += set.bytes;
    auto line = event_json(event);
    line["pictures"] = set.name;
    append_line(folder_ / kIndex,
                line.dump(-1, ' ', false, decltype(line)::error_handler_t::replace));
    sets_.push_back(std::move(set));
    keep_to_budget();
}

void EvidenceFolder::save(Set& set, const char* what, const cv::Mat& picture) {
    std::vector<unsigned char> bytes;
    cv::imencode(".jpg", picture, bytes, {cv::IMWRITE_JPEG_QUALITY, kQuality});
    write_whole_file(picture_path(folder_, set.name, what),
                     {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    set.bytes += static_cast<std::int64_t>(bytes.size());
}

void EvidenceFolder::keep_to_budget() {
    while (bytes_ > budget_bytes_ && sets_.size() > 1) {
        // Never the newest.
        const auto last = std::prev(sets_.end());
        auto gone = std::find_if(sets_.begin(), last, [](const Set& set) { return set.common; });
        if (gone == last) gone = sets_.begin();
        std::error_code ignored;
        for (const char* what : kPictures)
            fs::remove(picture_path(folder_, gone->name, what), ignored);
        bytes_ -= gone->bytes;
        sets_.erase(gone);
    }
}

}  // namespace yinsight
