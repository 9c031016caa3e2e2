#pragma once
// Looks for cameras without keeping the window waiting: devices can take seconds to answer.

#include <QObject>
#include <QThread>
#include <functional>
#include <vector>

#include "app/live/camera_list.hpp"

namespace yinsight {

/// What a machine has to watch with.
struct CamerasFound {
    std::vector<CameraDevice> cameras;
    /// Paths of cameras that this user may not open.
    std::vector<std::string> denied;
};

/// May take long; called in another thread. Tests put their own in its place.
using CameraLister = std::function<CamerasFound()>;

CamerasFound cameras_of_this_machine();

class CameraSearch : public QObject {
    Q_OBJECT

  public:
    explicit CameraSearch(CameraLister list, QObject* parent = nullptr);
    /// Waits for a search that is under way.
    ~CameraSearch() override;

    /// Begins a search; nothing where one is under way.
    void begin();

  signals:
    void found(const yinsight::CamerasFound& cameras);

  private:
    CameraLister list_;
    QThread* worker_ = nullptr;
};

}  // namespace yinsight
