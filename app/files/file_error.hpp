#pragma once
// What the app throws when a file cannot be read or written. Its message is meant for people: it
// names the file, the place in it where there is one, and what was expected. Both parts are kept,
// so that the second can be said in other languages.

#include <stdexcept>
#include <string>

namespace yinsight {

class FileError : public std::runtime_error {
  public:
    FileError(const std::string& file, const std::string& message)
        : std::runtime_error{file + ": " + message}, file_{file}, message_{message} {}

    const std::string& file() const { return file_; }
    const std::string& message() const { return message_; }

  private:
    std::string file_;
    std::string message_;
};

}  // namespace yinsight
