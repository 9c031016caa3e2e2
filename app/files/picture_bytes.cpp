// The containers of picture files, walked just far enough to see whether they are whole.

#include <cstdint>

#include "app/files/picture_file.hpp"

namespace yinsight {

namespace {

/// Pixels; above it a picture is refused before it is decoded. Raising it lets larger pictures in
/// and costs 3 bytes a pixel. From the largest phone cameras (200 megapixels).
constexpr std::uint64_t kMostPixels = 220'000'000;

using Defect = std::optional<std::string>;

std::uint64_t big_endian(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < count; ++i) {
        value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    }
    return value;
}

Defect check_size(std::uint64_t width, std::uint64_t height) {
    if (width * height <= kMostPixels) return std::nullopt;
    return "is a picture of " + std::to_string(width) + " x " + std::to_string(height) +
           " pixels, more than the " + std::to_string(kMostPixels / 1'000'000) +
           " megapixels that are read at most";
}

std::string cut_off(std::string_view format, std::string_view missing, std::size_t length) {
    return "is a cut-off " + std::string{format} + ": " + std::string{missing} +
           " is missing, the file ends at byte " + std::to_string(length);
}

/// The place of the next marker at or after `at` in entropy-coded data, or npos.
std::size_t next_marker(std::string_view bytes, std::size_t at) {
    for (; at + 1 < bytes.size(); ++at) {
        if (bytes[at] != '\xFF') continue;
        const auto code = static_cast<unsigned char>(bytes[at + 1]);
        const bool part_of_the_data = code == 0 || code == 0xFF || (code >= 0xD0 && code <= 0xD7);
        if (!part_of_the_data) return at;
    }
    return std::string_view::npos;
}

bool starts_a_frame(unsigned code) {
    return code >= 0xC0 && code <= 0xCF && code != 0xC4 && code != 0xC8 && code != 0xCC;
}

/// Walks the segments to the end-of-image marker; what phones append behind it is no concern.
Defect jpeg_defect(std::string_view bytes) {
    std::size_t at = 2;
    for (;;) {
        at = next_marker(bytes, at);
        if (at == std::string_view::npos || at + 1 >= bytes.size()) break;
        const auto code = static_cast<unsigned char>(bytes[at + 1]);
        if (code == 0xD9) return std::nullopt;
        if (at + 4 > bytes.size()) break;
        if (starts_a_frame(code) && at + 9 <= bytes.size()) {
            if (auto defect =
                    check_size(big_endian(bytes, at + 7, 2), big_endian(bytes, at + 5, 2)))
                return defect;
        }
        const bool has_length = code != 0x01 && code != 0xD8;
        at += 2 + (has_length ? big_endian(bytes, at + 2, 2) : 0);
    }
    return cut_off("JPEG", "its end marker", bytes.size());
}

Defect png_defect(std::string_view bytes) {
    std::size_t at = 8;
    while (at + 8 <= bytes.size()) {
        const auto length = big_endian(bytes, at, 4);
        const auto type = bytes.substr(at + 4, 4);
        if (at + 12 + length > bytes.size()) break;
        if (type == "IEND") return std::nullopt;
        if (type == "IHDR" && length >= 8) {
            if (auto defect =
                    check_size(big_endian(bytes, at + 8, 4), big_endian(bytes, at + 12, 4)))
                return defect;
        }
        at += 12 + length;
    }
    return cut_off("PNG", "its end chunk", bytes.size());
}

Defect webp_defect(std::string_view bytes) {
    std::uint64_t length = 0;
    for (std::size_t i = 8; i-- > 4;) length = length << 8 | static_cast<unsigned char>(bytes[i]);
    if (length + 8 <= bytes.size()) return std::nullopt;
    return cut_off("WebP", "byte " + std::to_string(length + 8), bytes.size());
}

/// The container of phones' newest pictures, with its brand behind the length and "ftyp".
bool is_heic(std::string_view bytes) {
    if (bytes.size() < 12 || bytes.substr(4, 4) != "ftyp") return false;
    const auto brand = bytes.substr(8, 4);
    return brand.starts_with("he") || brand == "mif1" || brand == "msf1" || brand == "avif";
}

}  // namespace

std::optional<std::string> picture_defect(std::string_view bytes) {
    if (bytes.empty()) return "is empty";
    if (bytes.starts_with("\xFF\xD8\xFF")) return jpeg_defect(bytes);
    if (bytes.starts_with("\x89PNG\r\n\x1A\n")) return png_defect(bytes);
    if (bytes.size() >= 12 && bytes.starts_with("RIFF") && bytes.substr(8, 4) == "WEBP")
        return webp_defect(bytes);
    if (is_heic(bytes))
        return "is a HEIC or AVIF picture, which is not read; save it as JPEG or PNG";
    return std::nullopt;
}

}  // namespace yinsight
