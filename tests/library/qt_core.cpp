// What Qt's SQL drivers need once in a process.

#include <QCoreApplication>
#include <boost/test/unit_test.hpp>

namespace {

struct QtCore {
    int count = 1;
    char name[13] = "test_library";
    char* arguments[2] = {name, nullptr};
    QCoreApplication application{count, arguments};
};

}  // namespace

BOOST_TEST_GLOBAL_FIXTURE(QtCore);
