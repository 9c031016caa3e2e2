#include "app/gui/set_up_advice.hpp"

#include <QCoreApplication>
#include <cmath>

#include "app/gui/window_words.hpp"

namespace yinsight {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(SetUp)

  public:
    static SetUpAdvice without_source(const SetUpState& state) {
        if (state.searching) return {tr("Looking for cameras …"), {}, false};
        if (!state.cameras.denied.empty()) {
            return {tr("The camera %1 may not be used by you. Ask for membership in the group "
                       "'video', or open a film or a phone's address.")
                        .arg(QString::fromStdString(state.cameras.denied.front())),
                    SetUpAdvice::Help::search_again, false};
        }
        return {tr("No camera was found. Connect one, open a film or a phone's address, or watch "
                   "the sample game."),
                SetUpAdvice::Help::play_sample, false};
    }
    static SetUpAdvice with_picture(const SetUpState& state) {
        const bool others = state.cameras.cameras.size() > 1;
        const auto& reading = state.frame->reading;
        if (!reading) {
            const QString why = state.frame->advice.empty()
                                    ? tr("No board is in sight: point the camera at it.")
                                    : window_advice(state.frame->advice.front());
            return {why, others ? SetUpAdvice::Help::next_camera : SetUpAdvice::Help::none, false};
        }
        if (!state.frame->advice.empty())
            return {window_advice(state.frame->advice.front()), {}, true};
        if (!reading->certain_orientation) {
            return {tr("The board is in sight, but which way round it lies is a guess. %1")
                        .arg(seats_sentence(*reading)),
                    SetUpAdvice::Help::turn_names, true};
        }
        return {tr("All is well. %1").arg(seats_sentence(*reading)), {}, true};
    }
    static SetUpAdvice of(const SetUpState& state) {
        if (state.source.isEmpty()) return without_source(state);
        if (!state.trouble.isEmpty())
            return {state.trouble,
                    state.cameras.cameras.size() > 1 ? SetUpAdvice::Help::next_camera
                                                     : SetUpAdvice::Help::search_again,
                    false};
        if (state.frame == nullptr || state.frame->picture.isNull())
            return {tr("Opening %1 …").arg(state.source), {}, false};
        return with_picture(state);
    }
    static QString seats(int quarter) {
        switch (quarter) {
            case 0:
                return tr("White sits at the right of the picture.");
            case 1:
                return tr("White sits at the bottom of the picture.");
            case 2:
                return tr("White sits at the left of the picture.");
            default:
                return tr("White sits at the top of the picture.");
        }
    }
};

}  // namespace

SetUpAdvice advise(const SetUpState& state) {
    return Words::of(state);
}

QString seats_sentence(const BoardReading& reading) {
    const cv::Point2d middle = reading.view.project(cv::Point2d{0, 0});
    const cv::Point2d white = reading.view.project(cv::Point2d{0, -4});
    const double angle = std::atan2(white.y - middle.y, white.x - middle.x);
    const int quarter = static_cast<int>(std::lround(angle / (M_PI / 2)));
    return Words::seats((quarter + 4) % 4);
}

}  // namespace yinsight
