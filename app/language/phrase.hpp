#pragma once
// English source texts that are translated. The extractor of Qt Linguist finds them by these two
// calls, so both arguments are literals; placeholders are %1 to %9, and %n is the number.

namespace yinsight {

struct Phrase {
    const char* context;
    const char* source;
};

constexpr Phrase phrase(const char* context, const char* source) {
    return {context, source};
}

/// A text that depends on a number; say it with Wording::count.
constexpr Phrase counted_phrase(const char* context, const char* source) {
    return {context, source};
}

}  // namespace yinsight
