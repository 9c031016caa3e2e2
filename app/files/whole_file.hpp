#pragma once
// Files read and written as a whole. A file is never half written: the new text replaces the old
// one in one step, after it has reached the disk.

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace yinsight {

/// The bytes of a file. Throws FileError if it is missing, is a folder, cannot be read, or is
/// longer than `limit_bytes`.
std::string read_whole_file(const std::filesystem::path& path, std::size_t limit_bytes);

/// Writes a file through a neighbour named `<path>.part`, which is flushed to the disk and then
/// renamed; on failure the old file stays as it was and the neighbour is removed. A path that is
/// no regular file (a device, a pipe) is written directly. Throws FileError.
void write_whole_file(const std::filesystem::path& path, std::string_view bytes);

/// Adds a line to a file, which is made where there is none; the disk need not have it yet. Throws
/// FileError.
void append_line(const std::filesystem::path& path, std::string line);

/// Writes everything to an open descriptor; 0, or the error number.
int write_all(int descriptor, std::string_view bytes);
/// Waits until the disk has the names of a folder; the current one where empty.
void flush_folder(const std::filesystem::path& folder);
/// "No space left on device": an error number in words.
std::string reason_of(int error_number);

/// Makes a folder and those above it; nothing where it is there already. Throws FileError.
void make_folder(const std::filesystem::path& path);

}  // namespace yinsight
