#pragma once
// What the window remembers between two starts: every setting once, with its type, its key and what
// holds where nothing was set. Nobody else touches QSettings.

#include <QByteArray>
#include <QSettings>
#include <QString>

namespace yinsight {

template <typename Value>
struct Setting {
    const char* key;
    Value fallback;
};

namespace setting {

/// The source that was watched last; the first camera where empty.
inline const Setting<QString> kSource{"watch/source", {}};
/// Seconds that a board must stand before a fault is spoken.
inline const Setting<double> kCalm_s{"watch/calm_s", 1.5};
inline const Setting<QString> kWhiteName{"players/white", {}};
inline const Setting<QString> kBlackName{"players/black", {}};
inline const Setting<bool> kBlitz{"game/blitz", false};
inline const Setting<bool> kRated{"game/rated", false};
inline const Setting<bool> kBoardFlipped{"view/board_flipped", false};
inline const Setting<bool> kOverlayVisible{"view/overlay_visible", true};
/// A code such as "fr"; the system's language where empty.
inline const Setting<QString> kLanguage{"view/language", {}};
/// How much is spoken; see speech_amount_from().
inline const Setting<QString> kSpeechAmount{"voice/amount", "all"};
/// A chime before faults, not a second voice.
inline const Setting<bool> kChime{"voice/chime", false};
inline const Setting<QByteArray> kWindowGeometry{"window/geometry", {}};
inline const Setting<QByteArray> kAcrossSplitter{"window/across_splitter", {}};
inline const Setting<QByteArray> kRightSplitter{"window/right_splitter", {}};

}  // namespace setting

class Settings {
  public:
    template <typename Value>
    Value get(const Setting<Value>& setting) const {
        return store_.value(setting.key, setting.fallback).template value<Value>();
    }
    template <typename Value>
    void set(const Setting<Value>& setting, const Value& value) {
        store_.setValue(setting.key, value);
    }

  private:
    QSettings store_;
};

}  // namespace yinsight
