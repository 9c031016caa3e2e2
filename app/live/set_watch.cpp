#include "app/live/set_watch.hpp"

#include <algorithm>

#include "vision/set_colours.hpp"

namespace yinsight {

namespace {

/// Seconds between two pictures that are learned from: seldom enough to cost nothing.
constexpr double kLookEvery_s = 1;
/// Pictures that each ring and face must have been seen in before a set is called new.
constexpr int kLooksBeforeNew = 5;
/// Pictures that a set must have been seen in before it is called known.
constexpr int kLooksBeforeKnown = 3;
/// A picture whose colours speak so much against those of the game shows something else.
constexpr double kSomethingElse = -6;
/// By how much the evidence for one set must exceed that for the next.
constexpr double kMargin = 3;

int fewest_looks(const PiecePalette& palette, std::initializer_list<SetPart> parts) {
    int fewest = 1'000'000;
    for (const auto part : parts) fewest = std::min(fewest, palette[part].looks);
    return fewest;
}

}  // namespace

const SetProfile* recognise_set(const PiecePalette& palette, const std::vector<SetProfile>& known) {
    const SetProfile* best = nullptr;
    double best_evidence = 0;
    double next_evidence = 0;
    for (const auto& set : known) {
        const auto likeness = yinsight::likeness(palette, set.palette);
        if (!likeness.is_one_set()) continue;
        next_evidence = std::max(next_evidence, std::min(best_evidence, likeness.evidence));
        if (likeness.evidence <= best_evidence) continue;
        next_evidence = best_evidence;
        best_evidence = likeness.evidence;
        best = &set;
    }
    return best_evidence - next_evidence < kMargin ? nullptr : best;
}

SetWatch::SetWatch(std::vector<SetProfile> known, const std::string& name, std::string free_name)
    : known_{std::move(known)}, free_name_{std::move(free_name)} {
    if (name.empty()) return;
    settled_ = true;
    const auto found = std::find_if(known_.begin(), known_.end(),
                                    [&](const SetProfile& set) { return set.name == name; });
    set_ = found != known_.end() ? *found : SetProfile{name, {}, {}, {}, 0};
}

std::optional<SetEvent> SetWatch::look(const cv::Mat& bgr, const BoardReading& reading) {
    const double now_s = reading.observation.time_s;
    if (now_s < next_look_s_ || reading.mirrored) return std::nullopt;
    const auto sample = sample_set(bgr, reading.view, reading.observation);
    const bool shows_any = std::any_of(sample.parts.begin(), sample.parts.end(),
                                       [](const PartSample& part) { return part.count > 0; });
    if (!shows_any) return std::nullopt;
    next_look_s_ = now_s + kLookEvery_s;
    if (likeness(palette_of(sample), palette_).evidence < kSomethingElse) return std::nullopt;
    palette_.learn(sample);
    return identify();
}

std::optional<SetEvent> SetWatch::identify() {
    if (settled_ && told_) return std::nullopt;
    using enum SetPart;
    const bool can_be_known =
        fewest_looks(palette_, {line, margin, white_ring, black_ring}) >= kLooksBeforeKnown;
    if (settled_) {
        const bool is_new = set_->first_seen.empty();
        return is_new || can_be_known ? std::optional{tell_named()} : std::nullopt;
    }
    if (!can_be_known) return std::nullopt;
    if (const auto* known = recognise_set(palette_, known_)) {
        set_ = *known;
        settled_ = told_ = true;
        return SetEvent{set_->name, true, set_->last_seen, set_->games};
    }
    if (told_ ||
        fewest_looks(palette_, {white_ring, black_ring, white_face, black_face}) < kLooksBeforeNew)
        return std::nullopt;
    set_ = SetProfile{free_name_, {}, {}, {}, 0};
    told_ = true;
    return SetEvent{free_name_, false, {}, 0};
}

bool SetWatch::looks_otherwise() const {
    return set_ && likeness(palette_, set_->palette).is_another_set();
}

SetEvent SetWatch::tell_named() {
    told_ = true;
    return {set_->name, !set_->first_seen.empty(), set_->last_seen, set_->games, looks_otherwise()};
}

std::optional<SetEvent> SetWatch::finish() {
    const bool shown = palette_.knows(SetPart::margin) || palette_.knows(SetPart::line);
    if (!settled_ || told_ || !shown) return std::nullopt;
    return tell_named();
}

std::optional<SetProfile> SetWatch::profile(const std::string& today, int more_games) const {
    if (!set_ || looks_otherwise()) return std::nullopt;
    auto set = *set_;
    set.palette.learn(palette_);
    if (set.first_seen.empty()) set.first_seen = today;
    set.last_seen = today;
    set.games += more_games;
    return set;
}

}  // namespace yinsight
