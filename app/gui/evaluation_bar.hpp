#pragma once
// White's winning chance as a bar: the light part is White's, the dark one Black's, with a notch at
// even chances.

#include <QWidget>
#include <optional>

namespace yinsight {

class EvaluationBar : public QWidget {
    Q_OBJECT

  public:
    explicit EvaluationBar(QWidget* parent = nullptr);

    /// 0 to 1; empty where it is not known.
    void set_white_chance(std::optional<double> chance);
    std::optional<double> white_chance() const { return chance_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    std::optional<double> chance_;
};

}  // namespace yinsight
