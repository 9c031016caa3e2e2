#include "app/live/camera_mode.hpp"

#include <charconv>

namespace yinsight {

namespace {

/// Takes a number from 1 to `most` off the front of a text.
bool take_number(std::string_view& text, int most, int& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || number < 1 || number > most) return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
}

bool take_letter(std::string_view& text, char letter) {
    if (!text.starts_with(letter)) return false;
    text.remove_prefix(1);
    return true;
}

}  // namespace

std::optional<CameraMode> parse_camera_mode(std::string_view text) {
    constexpr int kMostPixels = 16384;
    constexpr int kMostRate = 1000;
    CameraMode mode;
    if (!take_number(text, kMostPixels, mode.width_px) || !take_letter(text, 'x') ||
        !take_number(text, kMostPixels, mode.height_px)) {
        return std::nullopt;
    }
    if (take_letter(text, '@') && !take_number(text, kMostRate, mode.rate)) return std::nullopt;
    if (text.empty()) return mode;
    if (!take_letter(text, ':') || text.size() != 4) return std::nullopt;
    mode.fourcc = text;
    return mode;
}

}  // namespace yinsight
