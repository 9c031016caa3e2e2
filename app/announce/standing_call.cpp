#include "app/announce/standing_call.hpp"

namespace yinsight {

void StandingCall::hear(const Call& call) {
    switch (call.kind) {
        case CallKind::trouble:
            trouble_ = call;
            break;
        case CallKind::recovered:
            trouble_.reset();
            break;
        case CallKind::fault:
            fault_ = call;
            break;
        case CallKind::repaired:
            fault_.reset();
            break;
        case CallKind::due:
        case CallKind::question:
            due_ = call;
            break;
        case CallKind::turn:
        case CallKind::correction:
        case CallKind::result:
            fault_.reset();
            due_.reset();
            last_ = call;
            break;
        case CallKind::notice:
            break;
    }
}

const std::optional<Call>& StandingCall::now() const {
    return trouble_ ? trouble_ : fault_ ? fault_ : due_ ? due_ : last_;
}

}  // namespace yinsight
