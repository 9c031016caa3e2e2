#pragma once
// The sets that were played with, a file each in one folder. What cannot be read is left as it is
// and named; what is kept is written at once.

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "app/files/file_error.hpp"
#include "app/files/set_file.hpp"

namespace yinsight {

/// Where the sets of this user are kept; empty where there is no home. Not made.
std::filesystem::path usual_set_folder();

class SetShelf {
  public:
    /// Reads the sets of a folder; none where it does not exist. Never throws.
    explicit SetShelf(std::filesystem::path folder);

    /// In the order of their files.
    const std::vector<SetProfile>& sets() const { return sets_; }
    /// Why files of the folder are not among them; once.
    std::vector<FileError> take_problems() { return std::exchange(problems_, {}); }
    /// "Set 1", the first such name that is free.
    std::string free_name() const;
    /// Keeps a set in the place of the one of its name, or as a new one where there is none. Throws
    /// FileError.
    void keep(const SetProfile& set);

  private:
    std::filesystem::path new_path(const std::string& name) const;

    std::filesystem::path folder_;
    std::vector<SetProfile> sets_;
    /// Of each set, its file.
    std::vector<std::filesystem::path> paths_;
    std::vector<FileError> problems_;
};

}  // namespace yinsight
