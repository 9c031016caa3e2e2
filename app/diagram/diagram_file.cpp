#include "app/diagram/diagram_file.hpp"

#include <opencv2/imgcodecs.hpp>

#include "app/diagram/raster.hpp"
#include "app/files/file_error.hpp"
#include "app/files/picture_file.hpp"
#include "app/files/whole_file.hpp"

namespace yinsight {

namespace {

/// Pixels; wide enough for print at 8 cm and for a chat's full width.
constexpr int kWidthPx = 1060;

}  // namespace

void write_diagram(const Diagram& diagram, const std::filesystem::path& path) {
    write_drawing(draw(diagram), path);
}

void refuse_other_endings(const std::filesystem::path& path) {
    const auto ending = path.extension().string();
    if (ending != ".svg" && (ending.empty() || !cv::haveImageWriter(ending)))
        throw FileError{path.string(),
                        "pictures are not written with this ending; use .svg, .png or .jpg"};
}

void write_drawing(const Drawing& drawing, const std::filesystem::path& path) {
    refuse_other_endings(path);
    if (path.extension() == ".svg") {
        write_whole_file(path, to_svg(drawing, kWidthPx));
    } else {
        save_picture(path, to_picture(drawing, kWidthPx));
    }
}

}  // namespace yinsight
