#include "app/files/iso_date.hpp"

namespace yinsight {

std::string iso_date(std::time_t time) {
    std::tm date{};
    ::localtime_r(&time, &date);
    char text[16];
    std::strftime(text, sizeof text, "%Y-%m-%d", &date);
    return text;
}

}  // namespace yinsight
