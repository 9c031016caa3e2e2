#include "app/live/film_file.hpp"

#include <array>
#include <cstdint>
#include <fstream>
#include <string_view>

#include "app/files/file_error.hpp"

namespace yinsight {

namespace {

using Bytes = std::array<unsigned char, 16>;

/// The 16 bytes at a place, zeros behind the end of the file.
Bytes bytes_at(std::ifstream& file, std::uint64_t at) {
    Bytes bytes{};
    file.clear();
    file.seekg(static_cast<std::streamoff>(at));
    file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return bytes;
}

std::uint64_t big_endian(const Bytes& bytes, std::size_t at, std::size_t count) {
    std::uint64_t value = 0;
    for (std::size_t i = at; i < at + count; ++i) value = value << 8 | bytes[i];
    return value;
}

bool spells(const Bytes& bytes, std::size_t at, std::string_view word) {
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (bytes[at + i] != static_cast<unsigned char>(word[i])) return false;
    }
    return true;
}

/// Where the boxes of an MP4 or MOV say that the file ends.
std::uint64_t end_of_boxes(std::ifstream& file, std::uint64_t length) {
    std::uint64_t at = 0;
    while (at + 8 <= length) {
        const Bytes head = bytes_at(file, at);
        std::uint64_t size = big_endian(head, 0, 4);
        if (size == 1) size = big_endian(head, 8, 8);
        if (size == 0) return length;
        if (size < 8 || size > UINT64_MAX - at) return at;
        at += size;
    }
    return at;
}

/// A Matroska number: the leading zeros of its first byte tell its length. 0 where unknown.
struct Number {
    std::uint64_t value;
    std::size_t length;
};
Number matroska_number(const Bytes& bytes, std::size_t at) {
    std::size_t length = 1;
    while (length <= 8 && (bytes[at] >> (8 - length)) == 0) ++length;
    if (length > 8) return {0, 8};
    const std::uint64_t all = big_endian(bytes, at, length);
    const std::uint64_t mask = (std::uint64_t{1} << (7 * length)) - 1;
    const std::uint64_t value = all & mask;
    return {value == mask ? 0 : value, length};
}

/// Where the segment of a Matroska file says that it ends; 0 where it does not say.
std::uint64_t end_of_segment(std::ifstream& file) {
    const Number head = matroska_number(bytes_at(file, 4), 0);
    const std::uint64_t segment = 4 + head.length + head.value;
    const Bytes bytes = bytes_at(file, segment);
    if (big_endian(bytes, 0, 4) != 0x18538067) return 0;
    const Number size = matroska_number(bytes, 4);
    return size.value == 0 ? 0 : segment + 4 + size.length + size.value;
}

/// Bytes of a packet of an MPEG transport stream.
constexpr std::uint64_t kTransportPacket = 188;

bool is_transport_stream(std::ifstream& file, const Bytes& head) {
    constexpr unsigned char kSync = 0x47;
    return head[0] == kSync && bytes_at(file, kTransportPacket)[0] == kSync &&
           bytes_at(file, 2 * kTransportPacket)[0] == kSync;
}

/// Whether a file of nothing but JPEGs ends with the end of one.
bool ends_with_a_jpeg(std::ifstream& file, std::uint64_t length) {
    const Bytes tail = bytes_at(file, length - 2);
    return tail[0] == 0xFF && tail[1] == 0xD9;
}

/// Where the container says that the file ends; 0 where it does not say.
std::uint64_t stated_end(std::ifstream& file, std::uint64_t length) {
    const Bytes head = bytes_at(file, 0);
    if (is_transport_stream(file, head))
        return (length + kTransportPacket - 1) / kTransportPacket * kTransportPacket;
    if (spells(head, 4, "ftyp")) return end_of_boxes(file, length);
    if (big_endian(head, 0, 4) == 0x1A45DFA3) return end_of_segment(file);
    if (spells(head, 0, "RIFF") && spells(head, 8, "AVI ")) {
        std::uint64_t size = 0;
        for (std::size_t i = 8; i-- > 4;) size = size << 8 | head[i];
        return size + 8;
    }
    return 0;
}

}  // namespace

std::optional<std::string> film_defect(const std::filesystem::path& path) {
    std::ifstream file{path, std::ios::binary | std::ios::ate};
    if (!file) throw FileError{path.string(), "cannot be opened"};
    const auto length = static_cast<std::uint64_t>(file.tellg());
    if (length == 0) return "is empty";
    const Bytes head = bytes_at(file, 0);
    if (head[0] == 0xFF && head[1] == 0xD8 && !ends_with_a_jpeg(file, length))
        return "is cut off: its last picture has no end";
    const std::uint64_t end = stated_end(file, length);
    if (end <= length) return std::nullopt;
    return "is cut off: the file ends at byte " + std::to_string(length) + " of " +
           std::to_string(end);
}

}  // namespace yinsight
