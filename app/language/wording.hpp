#pragma once
// Says phrases in a language: looks up the translation, chooses the plural form, puts the values
// in, and knows how lists, numbers and sentences are written there. A phrase without a translation
// is said in English. Holds no text itself.

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "app/language/language.hpp"
#include "app/language/phrase.hpp"

namespace yinsight {

class Wording {
  public:
    constexpr Wording(Language language = Language::english) : language_{language} {}

    Language language() const { return language_; }

    /// The phrase, with %1, %2, ... replaced by the values in order.
    std::string operator()(Phrase phrase, std::initializer_list<std::string> values = {}) const;
    std::string operator()(Phrase phrase, const std::vector<std::string>& values) const;
    /// The phrase in the form for this number, which also replaces %n.
    std::string count(Phrase phrase, long number,
                      std::initializer_list<std::string> values = {}) const;
    /// Whether a text that only exists at run time has a translation; always in English.
    bool knows(std::string_view context, const std::string& source) const;

    /// Names: "a, b and c", "a, b or c", "a, b, c".
    std::string all_of(const std::vector<std::string>& parts) const;
    std::string one_of(const std::vector<std::string>& parts) const;
    std::string enumerated(const std::vector<std::string>& parts) const;
    /// Parts of a sentence: "a, b, c", "a, b and c".
    std::string listed(const std::vector<std::string>& parts) const;
    std::string all_clauses(const std::vector<std::string>& parts) const;
    /// Sentences one behind the other, the empty ones left out.
    std::string sentences(const std::vector<std::string>& parts) const;
    /// "0.41", "0,41".
    std::string decimal(double value, int places, bool with_sign = false) const;
    /// The first letter large, where the script has large ones.
    std::string capitalised(std::string text) const;

  private:
    std::string form(Phrase phrase, std::size_t plural) const;
    std::string joined(const std::vector<std::string>& parts, Phrase between, Phrase last) const;

    Language language_;
};

}  // namespace yinsight
