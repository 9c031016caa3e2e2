#include "app/cli/complaint.hpp"

#include "app/announce/reason_words.hpp"

namespace yinsight {

void complain(const Console& console, const std::string& message) {
    console.err << "yinsight: " << message_words(console.wording, message) << std::endl;
}

void complain(const Console& console, const FileError& error) {
    console.err << "yinsight: " << message_words(console.wording, error) << std::endl;
}

void complain(const Console& console, const std::string& where, const ParseError& error) {
    console.err << "yinsight: " << where << ": " << message_words(console.wording, error)
                << std::endl;
}

}  // namespace yinsight
