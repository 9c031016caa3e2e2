#include "app/calibrate/sheet_file.hpp"

#include <algorithm>
#include <map>
#include <sstream>
#include <vector>

#include "app/files/file_error.hpp"
#include "app/files/whole_file.hpp"
#include "vision/calibration_target.hpp"

namespace yinsight {

namespace {

constexpr double kPageWidthMm = 297;
constexpr double kPageHeightMm = 210;
constexpr double kPointsAMm = 72 / 25.4;
/// The scale to check the print by: a bar under the sheet.
constexpr double kScaleMm = 100;
constexpr double kScaleThickMm = 0.6;
constexpr const char* kScaleText =
    "This bar is 100 mm long if printed in true size, not fitted to the page. Glue the sheet on "
    "something flat.";
constexpr double kTextMm = 3;

struct Box {
    double x;
    double y;
    double width;
    double height;
};

/// The black parts of the sheet in millimetres of the page, y down.
std::vector<Box> black_boxes() {
    const auto picture = draw_calibration_sheet();
    const double unit = SheetLayout::kSquareMm / SheetLayout::kUnits;
    const double left = (kPageWidthMm - picture.cols * unit) / 2;
    const double top = (kPageHeightMm - picture.rows * unit) / 2 - 2;
    std::vector<cv::Rect> finished;
    // Runs of black in the row before that may still grow downwards, by their place.
    std::map<std::pair<int, int>, cv::Rect> growing;
    for (int row = 0; row <= picture.rows; ++row) {
        std::map<std::pair<int, int>, cv::Rect> now;
        for (int x = 0; row < picture.rows && x < picture.cols; ++x) {
            if (picture(row, x) != 0) continue;
            int end = x;
            while (end < picture.cols && picture(row, end) == 0) ++end;
            const auto before = growing.find({x, end});
            auto box = before == growing.end() ? cv::Rect{x, row, end - x, 0} : before->second;
            ++box.height;
            if (before != growing.end()) growing.erase(before);
            now[{x, end}] = box;
            x = end;
        }
        for (const auto& [place, box] : growing) finished.push_back(box);
        growing = std::move(now);
    }
    std::vector<Box> boxes;
    for (const auto& r : finished)
        boxes.push_back({left + r.x * unit, top + r.y * unit, r.width * unit, r.height * unit});
    return boxes;
}

Box scale_bar() {
    return {(kPageWidthMm - kScaleMm) / 2, kPageHeightMm - 9, kScaleMm, kScaleThickMm};
}

}  // namespace

std::string calibration_sheet_svg() {
    std::ostringstream text;
    text << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
         << "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"" << kPageWidthMm
         << "mm\" height=\"" << kPageHeightMm << "mm\" viewBox=\"0 0 " << kPageWidthMm << ' '
         << kPageHeightMm << "\">\n<title>Yinsight calibration sheet</title>\n"
         << "<rect width=\"" << kPageWidthMm << "\" height=\"" << kPageHeightMm
         << "\" fill=\"#fff\"/>\n<path fill=\"#000\" d=\"";
    auto boxes = black_boxes();
    const auto bar = scale_bar();
    boxes.push_back(bar);
    for (const auto& box : boxes)
        text << 'M' << box.x << ' ' << box.y << 'h' << box.width << 'v' << box.height << 'h'
             << -box.width << 'z';
    text << "\"/>\n<text x=\"" << kPageWidthMm / 2 << "\" y=\"" << bar.y + 2 * kTextMm
         << "\" font-family=\"sans-serif\" font-size=\"" << kTextMm << "\" text-anchor=\"middle\">"
         << kScaleText << "</text>\n</svg>\n";
    return text.str();
}

std::string calibration_sheet_pdf() {
    std::ostringstream page;
    page << kPointsAMm << " 0 0 " << kPointsAMm << " 0 0 cm\n";
    auto boxes = black_boxes();
    const auto bar = scale_bar();
    boxes.push_back(bar);
    for (const auto& box : boxes)
        page << box.x << ' ' << kPageHeightMm - box.y - box.height << ' ' << box.width << ' '
             << box.height << " re\n";
    page << "f\nBT /F " << kTextMm << " Tf " << bar.x - 20 << ' '
         << kPageHeightMm - bar.y - 2 * kTextMm << " Td (" << kScaleText;
    page << ") Tj ET\n";
    const std::string content = page.str();
    std::ostringstream size;
    size << kPageWidthMm * kPointsAMm << ' ' << kPageHeightMm * kPointsAMm;
    const std::vector<std::string> objects = {
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 " + size.str() +
            "] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
        "<< /Length " + std::to_string(content.size()) + " >>\nstream\n" + content + "endstream",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"};
    std::string pdf = "%PDF-1.4\n";
    std::string table;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        std::string place = std::to_string(pdf.size());
        table += std::string(10 - place.size(), '0') + place + " 00000 n \n";
        pdf += std::to_string(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
    }
    const std::string count = std::to_string(objects.size() + 1);
    const std::string start = std::to_string(pdf.size());
    return pdf + "xref\n0 " + count + "\n0000000000 65535 f \n" + table + "trailer\n<< /Size " +
           count + " /Root 1 0 R >>\nstartxref\n" + start + "\n%%EOF\n";
}

void write_calibration_sheet(const std::filesystem::path& path) {
    const auto ending = path.extension();
    if (ending == ".svg") {
        write_whole_file(path, calibration_sheet_svg());
    } else if (ending == ".pdf") {
        write_whole_file(path, calibration_sheet_pdf());
    } else {
        throw FileError{path.string(), "expected a file name that ends in .svg or .pdf"};
    }
}

}  // namespace yinsight
