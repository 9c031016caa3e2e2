#include "app/gui/camera_search.hpp"

#include <memory>

namespace yinsight {

CamerasFound cameras_of_this_machine() {
    return {list_cameras(), denied_cameras()};
}

CameraSearch::CameraSearch(CameraLister list, QObject* parent)
    : QObject{parent}, list_{std::move(list)} {}

CameraSearch::~CameraSearch() {
    if (worker_ != nullptr) worker_->wait();
}

void CameraSearch::begin() {
    if (worker_ != nullptr) return;
    auto result = std::make_shared<CamerasFound>();
    worker_ = QThread::create([list = list_, result] { *result = list(); });
    worker_->setParent(this);
    connect(worker_, &QThread::finished, this, [this, result] {
        worker_->deleteLater();
        worker_ = nullptr;
        emit found(*result);
    });
    worker_->start();
}

}  // namespace yinsight
