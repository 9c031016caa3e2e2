#include "app/speech/chime_player.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

#include "app/files/file_error.hpp"
#include "app/files/whole_file.hpp"
#include "app/speech/chime.hpp"

namespace yinsight {

namespace {

/// Programs that play a sound file, the best one first.
constexpr std::array kPrograms = {"pw-play", "paplay", "aplay"};
/// A chime that takes longer than this is hanging, in seconds.
constexpr double kLongest_s = 3;

}  // namespace

std::string chime_program() {
    const auto* const found = std::find_if(kPrograms.begin(), kPrograms.end(), program_is_there);
    return found == kPrograms.end() ? std::string{} : *found;
}

bool ChimePlayer::ring() {
    if (program_.empty()) return false;
    try {
        const auto file = std::filesystem::temp_directory_path() / "yinsight-chime.wav";
        write_whole_file(file, wav_bytes(chime_samples()));
        const auto end = child_.run({program_, file.string()}, kLongest_s);
        if (end == ChildProcess::End::done || end == ChildProcess::End::cut) return true;
    } catch (const FileError&) {
        // No place for the file, no chime: as where no program plays it.
    }
    program_.clear();
    return false;
}

}  // namespace yinsight
