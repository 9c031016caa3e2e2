#include "app/gui/score_sheet.hpp"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <algorithm>

#include "app/files/whole_file.hpp"
#include "app/live/referee_session.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"

namespace yinsight {

namespace {

// Millimetres on A4.
constexpr double kPageWidth = 210;
constexpr double kPageHeight = 297;
constexpr double kMargin = 18;
constexpr double kRowHeight = 6.5;
/// Rows are drawn closer, as far as they can still be read, where the game then fits on one page.
constexpr double kClosestRows = 4.7;
/// Rows that come to the signatures at least, so that these do not stand on a page alone.
constexpr std::size_t kLastRows = 4;
constexpr double kHeadHeight = 46;
constexpr double kLaterHeadHeight = 14;
constexpr double kFootHeight = 34;
constexpr double kNumberWidth = 14;
constexpr double kTextHeight = 3.6;
constexpr int kResolution = 300;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScoreSheet)
};

double room_for_rows(double head, double foot) {
    return kPageHeight - 2 * kMargin - head - foot;
}

std::size_t rows_that_fit(double head, double foot) {
    // One row is the table's own head.
    return static_cast<std::size_t>(room_for_rows(head, foot) / kRowHeight) - 1;
}

/// Of a game of so many rows.
double row_height(std::size_t rows) {
    const double only_page =
        room_for_rows(kHeadHeight, kFootHeight) / static_cast<double>(rows + 1);
    return only_page < kClosestRows ? kRowHeight : std::min(kRowHeight, only_page);
}

/// Draws in millimetres.
class Sheet {
  public:
    explicit Sheet(QPaintDevice& device) : painter_{&device} {}

    void text(const QRectF& mm, const QString& text, double height_mm, bool bold = false,
              Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter) {
        QFont font{painter_.font()};
        font.setBold(bold);
        font.setPixelSize(std::max(1, qRound(px(height_mm) * 1.2)));
        // A long turn is printed smaller rather than cut off.
        const double width = QFontMetricsF{font}.horizontalAdvance(text);
        if (width > px(mm.width()))
            font.setPixelSize(
                std::max(1, static_cast<int>(font.pixelSize() * px(mm.width()) / width)));
        painter_.setFont(font);
        painter_.drawText(QRectF{px(mm.left()), px(mm.top()), px(mm.width()), px(mm.height())},
                          static_cast<int>(alignment), text);
    }
    void line(double x1, double y1, double x2, double y2, double width_mm = 0.2) {
        painter_.setPen(QPen{Qt::black, px(width_mm)});
        painter_.drawLine(QPointF{px(x1), px(y1)}, QPointF{px(x2), px(y2)});
    }

  private:
    static double px(double mm) { return mm / 25.4 * kResolution; }

    QPainter painter_;
};

QString tag(const GameRecord& record, const char* name) {
    return QString::fromStdString(record.tag(name));
}

void draw_head(Sheet& sheet, const GameRecord& record) {
    const double half = (kPageWidth - 2 * kMargin) / 2;
    const auto field = [&](int column, int row, const QString& label, const QString& value) {
        const double x = kMargin + column * half;
        const double y = kMargin + 12 + row * 9;
        sheet.text({x, y, 24, 8}, label, 2.8);
        sheet.text({x + 24, y, half - 28, 8}, value, kTextHeight, true);
        sheet.line(x + 24, y + 7.5, x + half - 4, y + 7.5);
    };
    sheet.text({kMargin, kMargin, half, 9}, Words::tr("YINSH score sheet"), 6, true);
    field(0, 0, Words::tr("White"), tag(record, "White"));
    field(1, 0, Words::tr("Black"), tag(record, "Black"));
    field(0, 1, Words::tr("Event"), tag(record, "Event"));
    field(1, 1, Words::tr("Date"), tag(record, "Date"));
    QString variant =
        record.start.variant() == Variant::blitz ? Words::tr("blitz") : Words::tr("standard");
    if (record.tag(kRatedTag) == kRatedYes) variant = Words::tr("%1, rated").arg(variant);
    field(0, 2, Words::tr("Variant"), variant);
    const std::string result =
        record.result.empty() ? score_text(replay(record).end()) : record.result;
    field(1, 2, Words::tr("Result"), result == "*" ? QString{} : QString::fromStdString(result));
    sheet.text({kMargin, kMargin + 39.5, 2 * half - 4, 5}, sheet_start(record), 2.8);
}

void draw_rows(Sheet& sheet, const std::vector<SheetRow>& rows, double top, double height) {
    const double width = kPageWidth - 2 * kMargin;
    const double letters = std::min(kTextHeight, 0.62 * height);
    const double column = (width - kNumberWidth) / 2;
    const auto put = [&](double y, const QString& number, const QString& white,
                         const QString& black, bool bold) {
        sheet.text({kMargin, y, kNumberWidth - 2, height}, number, letters, bold,
                   Qt::AlignRight | Qt::AlignVCenter);
        sheet.text({kMargin + kNumberWidth + 2, y, column - 4, height}, white, letters, bold);
        sheet.text({kMargin + kNumberWidth + column + 2, y, column - 4, height}, black, letters,
                   bold);
        sheet.line(kMargin, y + height, kMargin + width, y + height, bold ? 0.4 : 0.1);
    };
    put(top, Words::tr("No."), Words::tr("White"), Words::tr("Black"), true);
    double y = top + height;
    for (const SheetRow& row : rows) {
        put(y, QString::number(row.number) + '.', row.white, row.black, false);
        y += height;
    }
    for (const double x : {kMargin + kNumberWidth, kMargin + kNumberWidth + column})
        sheet.line(x, top, x, y, 0.1);
}

void draw_signatures(Sheet& sheet) {
    const std::array<QString, 3> who = {Words::tr("White"), Words::tr("Black"),
                                        Words::tr("Arbiter")};
    const double width = (kPageWidth - 2 * kMargin) / 3;
    const double y = kPageHeight - kMargin - 14;
    for (std::size_t i = 0; i < who.size(); ++i) {
        const double x = kMargin + static_cast<double>(i) * width;
        sheet.line(x, y, x + width - 6, y, 0.3);
        sheet.text({x, y + 1, width - 6, 5}, Words::tr("Signature: %1").arg(who[i]), 2.8);
    }
}

}  // namespace

QString sheet_start(const GameRecord& record) {
    if (record.start == Position::start(record.start.variant())) return {};
    return Words::tr("Begins from: %1").arg(QString::fromStdString(to_text(record.start)));
}

std::vector<SheetRow> sheet_rows(const GameRecord& record) {
    std::vector<SheetRow> rows;
    for (const RecordedTurn& turn : record.turns) {
        const bool white = turn.number % 2 == 1;
        const int number = white ? turn.number : turn.number - 1;
        if (rows.empty() || rows.back().number != number) rows.push_back({number, {}, {}});
        QString text = QString::fromStdString(to_text(turn.turn));
        if (turn.illegal) text += ' ' + Words::tr("(illegal, stood)");
        if (!turn.candidates.empty()) text += " ?";
        (white ? rows.back().white : rows.back().black) = text;
    }
    return rows;
}

std::vector<std::vector<SheetRow>> sheet_pages(const std::vector<SheetRow>& rows) {
    std::vector<std::vector<SheetRow>> pages;
    if (row_height(rows.size()) < kRowHeight) return {rows};
    std::size_t next = 0;
    for (bool last = false; !last;) {
        const double head = pages.empty() ? kHeadHeight : kLaterHeadHeight;
        const std::size_t left = rows.size() - next;
        last = left <= rows_that_fit(head, kFootHeight);
        std::size_t count = std::min(left, rows_that_fit(head, 0));
        if (!last && left - count < kLastRows) count = left - kLastRows;
        const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(next);
        pages.emplace_back(begin, begin + static_cast<std::ptrdiff_t>(count));
        next += count;
    }
    return pages;
}

void write_score_sheet(const GameRecord& record, const std::filesystem::path& path) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer{&buffer};
        writer.setTitle(Words::tr("YINSH score sheet"));
        writer.setResolution(kResolution);
        writer.setPageSize(QPageSize{QPageSize::A4});
        writer.setPageMargins({});
        const auto rows = sheet_rows(record);
        const auto pages = sheet_pages(rows);
        Sheet sheet{writer};
        for (std::size_t i = 0; i < pages.size(); ++i) {
            if (i > 0) writer.newPage();
            double top = kMargin + kHeadHeight;
            if (i == 0) {
                draw_head(sheet, record);
            } else {
                top = kMargin + kLaterHeadHeight;
                sheet.text({kMargin, kMargin, kPageWidth - 2 * kMargin, 8},
                           tag(record, "White") + " – " + tag(record, "Black") + "  " +
                               tag(record, "Date"),
                           kTextHeight, true);
            }
            draw_rows(sheet, pages[i], top, row_height(rows.size()));
            if (i + 1 == pages.size()) draw_signatures(sheet);
            sheet.text({kMargin, kPageHeight - 12, kPageWidth - 2 * kMargin, 5},
                       Words::tr("Page %1 of %2").arg(i + 1).arg(pages.size()), 2.8, false,
                       Qt::AlignRight | Qt::AlignVCenter);
        }
    }
    write_whole_file(path, buffer.data().toStdString());
}

}  // namespace yinsight
