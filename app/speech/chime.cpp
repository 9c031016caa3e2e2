#include "app/speech/chime.hpp"

#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <fstream>
#include <iterator>
#include <numbers>

#include "app/files/file_error.hpp"
#include "app/files/whole_file.hpp"

namespace yinsight {

namespace {

/// A fifth, e'' and a', in hertz: high enough to be heard over talk.
constexpr std::array kNotes_hz = {1318.5, 880.0};
constexpr double kNote_s = 0.16;
/// A note falls to a third in this time, so that it sounds struck.
constexpr double kFall_s = 0.07;
constexpr double kSilence_s = 0.08;
/// Of full scale: about as loud as the voice.
constexpr double kLoudness = 0.35;
/// A WAV file begins with so many bytes that are not sound.
constexpr std::size_t kHead = 44;

static_assert(std::endian::native == std::endian::little, "samples are written as they lie");

template <typename Number>
void append(std::string& bytes, Number number) {
    char raw[sizeof number];
    std::memcpy(raw, &number, sizeof number);
    bytes.append(raw, sizeof number);
}

}  // namespace

std::vector<std::int16_t> chime_samples() {
    std::vector<std::int16_t> samples;
    const auto add = [&](double seconds, auto level_at) {
        for (int i = 0; i < std::lround(seconds * kSpeechRate_hz); ++i) {
            const double level = level_at(static_cast<double>(i) / kSpeechRate_hz);
            samples.push_back(static_cast<std::int16_t>(std::lround(32'767 * level)));
        }
    };
    for (const double hz : kNotes_hz) {
        add(kNote_s, [hz](double t) {
            return kLoudness * std::exp(-t / kFall_s) * std::sin(2 * std::numbers::pi * hz * t);
        });
    }
    add(kSilence_s, [](double) { return 0.0; });
    return samples;
}

std::string wav_bytes(const std::vector<std::int16_t>& samples) {
    constexpr std::uint16_t kPcm = 1;
    constexpr std::uint16_t kChannels = 1;
    constexpr std::uint16_t kBytes = 2;
    const auto size = static_cast<std::uint32_t>(samples.size() * kBytes);
    std::string bytes = "RIFF";
    append(bytes, static_cast<std::uint32_t>(size + kHead - 8));
    bytes += "WAVEfmt ";
    append(bytes, std::uint32_t{16});
    append(bytes, kPcm);
    append(bytes, kChannels);
    append(bytes, static_cast<std::uint32_t>(kSpeechRate_hz));
    append(bytes, static_cast<std::uint32_t>(kSpeechRate_hz * kBytes));
    append(bytes, kBytes);
    append(bytes, static_cast<std::uint16_t>(8 * kBytes));
    bytes += "data";
    append(bytes, size);
    bytes.append(reinterpret_cast<const char*>(samples.data()), size);
    return bytes;
}

bool put_chime_before(const std::filesystem::path& wav_file) {
    std::ifstream in{wav_file, std::ios::binary};
    const std::string file{std::istreambuf_iterator<char>{in}, {}};
    std::uint32_t rate = 0;
    if (file.size() < kHead) return false;
    std::memcpy(&rate, file.data() + 24, sizeof rate);
    if (rate != kSpeechRate_hz) return false;
    auto samples = chime_samples();
    const std::size_t before = samples.size();
    samples.resize(before + (file.size() - kHead) / sizeof samples[0]);
    std::memcpy(samples.data() + before, file.data() + kHead,
                (samples.size() - before) * sizeof samples[0]);
    try {
        write_whole_file(wav_file, wav_bytes(samples));
        return true;
    } catch (const FileError&) {
        return false;
    }
}

}  // namespace yinsight
