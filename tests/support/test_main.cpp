#define BOOST_TEST_MODULE yinsight
#include <boost/test/unit_test.hpp>
