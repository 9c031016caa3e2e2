#include "app/cli/verbs.hpp"
#include "app/cli/version.hpp"
#include "app/coach/ugi_session.hpp"

namespace yinsight {

ExitStatus run_ugi(std::istream& in, const Console& console) {
    UgiSession session{std::string{"Yinsight "} + kVersion, console.out};
    std::string line;
    while (std::getline(in, line)) {
        if (!session.obey(line)) return ExitStatus::done;
    }
    session.finish();
    return ExitStatus::done;
}

}  // namespace yinsight
