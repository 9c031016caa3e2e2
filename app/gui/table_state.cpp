#include "app/gui/table_state.hpp"

namespace yinsight {

TableState table_state_of(const RefereeSession& session) {
    return {session.arbiter().started(),
            state_of(session.arbiter()),
            session.record(),
            session.arbiter().open_faults(),
            session.counts(),
            session.over()};
}

}  // namespace yinsight
