#include "app/files/yaml_reader.hpp"

#include <cmath>

namespace yinsight {

void YamlReader::refuse(const std::string& what) const {
    throw FileError{path_.string(), what};
}

void YamlReader::refuse(const std::string& key, const std::string& what) const {
    refuse("\"" + inside_ + key + "\": " + what);
}

double YamlReader::number(const std::string& key) const {
    const auto node = map_[key];
    if (!node.isReal() && !node.isInt()) refuse(key, "expected a number");
    const double value = node.real();
    if (!std::isfinite(value)) refuse(key, "expected a finite number");
    return value;
}

int YamlReader::count(const std::string& key) const {
    const double value = number(key);
    if (value < 0 || value > 1e9 || value != std::floor(value))
        refuse(key, "expected a whole number, not below 0");
    return static_cast<int>(value);
}

std::string YamlReader::text(const std::string& key) const {
    const auto node = map_[key];
    if (!node.isString()) refuse(key, "expected a text");
    return node.string();
}

int YamlReader::version(const std::string& key, int known) const {
    const int version = count(key);
    if (version > known)
        refuse("is of version " + std::to_string(version) + "; this program knows up to " +
               std::to_string(known));
    return version;
}

std::vector<double> YamlReader::numbers(const std::string& key, std::size_t wanted) const {
    std::vector<double> values;
    const auto node = map_[key];
    if (node.isMap()) {
        cv::Mat matrix;
        node >> matrix;
        if (matrix.channels() == 1) matrix.reshape(1, 1).convertTo(matrix, CV_64F);
        if (matrix.type() == CV_64F) values.assign(matrix.begin<double>(), matrix.end<double>());
        if (values.size() != wanted)
            refuse(key, "expected a matrix of " + std::to_string(wanted) + " numbers");
    } else {
        if (node.isSeq())
            for (const auto& item : node)
                if (item.isReal() || item.isInt()) values.push_back(item.real());
        if (values.size() != wanted || node.size() != wanted)
            refuse(key, "expected " + std::to_string(wanted) + " numbers");
    }
    for (const double value : values)
        if (!std::isfinite(value)) refuse(key, "expected finite numbers");
    return values;
}

YamlReader YamlReader::map(const std::string& key) const {
    const auto node = map_[key];
    if (!node.isMap()) refuse(key, "expected keys and values below it");
    return {path_, node, inside_ + key + "."};
}

}  // namespace yinsight
