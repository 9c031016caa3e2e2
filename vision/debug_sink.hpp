#pragma once
// Where a vision stage puts the pictures that let a person judge it. The stages know no files.

#include <opencv2/core.hpp>
#include <string>

namespace yinsight {

class DebugSink {
  public:
    virtual ~DebugSink() = default;
    /// Takes a picture; `stage` is a short snake_case name, usable in a file name.
    virtual void show(const std::string& stage, const cv::Mat& picture) = 0;
};

}  // namespace yinsight
