#include "vision/line_check.hpp"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace yinsight {

cv::Mat1b grey_of(const cv::Mat& picture) {
    if (picture.channels() == 1) return picture;
    cv::Mat1b grey;
    cv::cvtColor(picture, grey, picture.channels() == 4 ? cv::COLOR_BGRA2GRAY : cv::COLOR_BGR2GRAY);
    return grey;
}

int count_seen(const PoseCheck& check) {
    return static_cast<int>(std::count(check.seen.begin(), check.seen.end(), std::optional{true}));
}

LineCheck check_lines(const cv::Mat1b& grey, const BoardView& view, double range) {
    LineCheck dark{Polarity::dark, check_pose(grey, view, Polarity::dark, range)};
    LineCheck light{Polarity::light, check_pose(grey, view, Polarity::light, range)};
    return count_seen(dark.lines) >= count_seen(light.lines) ? dark : light;
}

}  // namespace yinsight
