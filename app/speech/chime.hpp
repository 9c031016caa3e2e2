#pragma once
// The two notes that are heard before a fault where people would rather have a chime than a second
// voice: made here, in the form that espeak-ng writes, so that the one can be put before the other.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace yinsight {

/// Samples a second, of 16 bits, one channel.
inline constexpr int kSpeechRate_hz = 22'050;

/// Two falling notes, and the silence behind them.
std::vector<std::int16_t> chime_samples();

/// A WAV file of samples at kSpeechRate_hz.
std::string wav_bytes(const std::vector<std::int16_t>& samples);

/// Puts the chime before the sound of a WAV file of espeak-ng. False where it is no such file or
/// cannot be written.
bool put_chime_before(const std::filesystem::path& wav_file);

}  // namespace yinsight
