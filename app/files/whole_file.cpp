#include "app/files/whole_file.hpp"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

#include "app/files/file_error.hpp"

namespace yinsight {

namespace fs = std::filesystem;

namespace {

class Descriptor {
  public:
    explicit Descriptor(int number) : number_{number} {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    int number() const { return number_; }
    /// Closes and says whether that went well: some disks report a failed write only here.
    bool close() {
        const int result = ::close(number_);
        number_ = -1;
        return result == 0;
    }

  private:
    int number_;
};

}  // namespace

std::string reason_of(int error_number) {
    return std::generic_category().message(error_number);
}

int write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

void flush_folder(const fs::path& folder) {
    const Descriptor descriptor{
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC)};
    if (descriptor.number() >= 0) ::fsync(descriptor.number());
}

namespace {

/// Creates, fills and flushes a file; 0, or the error number.
int write_new_file(const fs::path& path, std::string_view bytes) {
    Descriptor file{::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666)};
    if (file.number() < 0) return errno;
    if (const int error = write_all(file.number(), bytes)) return error;
    if (::fsync(file.number()) != 0) return errno;
    return file.close() ? 0 : errno;
}

void write_to_device(const fs::path& path, std::string_view bytes) {
    const Descriptor device{::open(path.c_str(), O_WRONLY | O_CLOEXEC)};
    const int error = device.number() < 0 ? errno : write_all(device.number(), bytes);
    if (error != 0) throw FileError{path.string(), "cannot be written: " + reason_of(error)};
}

}  // namespace

std::string read_whole_file(const fs::path& path, std::size_t limit_bytes) {
    const Descriptor file{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
    if (file.number() < 0) throw FileError{path.string(), reason_of(errno)};
    std::string bytes;
    std::array<char, 1 << 16> buffer;
    for (;;) {
        const ssize_t count = ::read(file.number(), buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) throw FileError{path.string(), reason_of(errno)};
        if (count == 0) return bytes;
        bytes.append(buffer.data(), static_cast<std::size_t>(count));
        if (bytes.size() > limit_bytes) {
            throw FileError{path.string(), "is longer than the " +
                                               std::to_string(limit_bytes >> 20) +
                                               " MB that are read at most"};
        }
    }
}

void write_whole_file(const fs::path& path, std::string_view bytes) {
    std::error_code ignored;
    const auto status = fs::status(path, ignored);
    if (fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status)) {
        write_to_device(path, bytes);
        return;
    }
    // Through a symbolic link the file that it names is replaced, not the link.
    const fs::path target = fs::exists(status) ? fs::canonical(path, ignored) : path;
    const fs::path part = target.string() + ".part";
    int error = write_new_file(part, bytes);
    if (error == 0 && ::rename(part.c_str(), target.c_str()) != 0) error = errno;
    if (error != 0) {
        ::unlink(part.c_str());
        throw FileError{path.string(), "cannot be written: " + reason_of(error)};
    }
    flush_folder(target.parent_path());
}

void append_line(const fs::path& path, std::string line) {
    line += '\n';
    const Descriptor file{::open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666)};
    const int error = file.number() < 0 ? errno : write_all(file.number(), line);
    if (error != 0) throw FileError{path.string(), "cannot be written: " + reason_of(error)};
}

void make_folder(const fs::path& path) {
    std::error_code error;
    fs::create_directories(path, error);
    if (error || !fs::is_directory(path)) {
        throw FileError{path.string(),
                        "cannot be made a folder: " + reason_of(error ? error.value() : ENOTDIR)};
    }
}

}  // namespace yinsight
