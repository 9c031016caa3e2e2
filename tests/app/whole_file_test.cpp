#include "app/files/whole_file.hpp"

#include <boost/test/unit_test.hpp>
#include <csignal>
#include <sys/resource.h>

#include "app/files/file_error.hpp"
#include "tests/app/scratch_folder.hpp"

using namespace yinsight;

namespace {

/// While it lives no file may grow beyond a few bytes: a full disk without a disk.
class SmallFilesOnly {
  public:
    explicit SmallFilesOnly(rlim_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallFilesOnly() { ::setrlimit(RLIMIT_FSIZE, &before_); }
    SmallFilesOnly(const SmallFilesOnly&) = delete;
    SmallFilesOnly& operator=(const SmallFilesOnly&) = delete;

  private:
    rlimit before_{};
};

}  // namespace

BOOST_AUTO_TEST_SUITE(whole_file)

BOOST_AUTO_TEST_CASE(reads_back_what_was_written) {
    const ScratchFolder folder;
    const std::string bytes{"first\0second\n", 13};
    write_whole_file(folder / "game.ygn", bytes);
    BOOST_TEST(read_whole_file(folder / "game.ygn", 100) == bytes);
    BOOST_TEST(!std::filesystem::exists(folder / "game.ygn.part"));
}

BOOST_AUTO_TEST_CASE(keeps_the_old_file_when_the_disk_is_full) {
    const ScratchFolder folder;
    write_whole_file(folder / "game.ygn", "old");
    {
        const SmallFilesOnly limit{1000};
        BOOST_CHECK_THROW(write_whole_file(folder / "game.ygn", std::string(5000, 'x')), FileError);
    }
    BOOST_TEST(read_whole_file(folder / "game.ygn", 100) == "old");
    BOOST_TEST(!std::filesystem::exists(folder / "game.ygn.part"));
}

BOOST_AUTO_TEST_CASE(says_that_a_device_is_full) {
    BOOST_CHECK_EXCEPTION(write_whole_file("/dev/full", "text"), FileError, [](const FileError& e) {
        return std::string{e.what()}.starts_with("/dev/full: cannot be written");
    });
    BOOST_TEST(std::filesystem::is_character_file("/dev/full"));
}

BOOST_AUTO_TEST_CASE(follows_a_symbolic_link) {
    const ScratchFolder folder;
    write_whole_file(folder / "real.ygn", "old");
    std::filesystem::create_symlink(folder / "real.ygn", folder / "link.ygn");
    write_whole_file(folder / "link.ygn", "new");
    BOOST_TEST(std::filesystem::is_symlink(folder / "link.ygn"));
    BOOST_TEST(read_whole_file(folder / "real.ygn", 100) == "new");
}

BOOST_AUTO_TEST_CASE(refuses_missing_files_folders_and_long_files) {
    const ScratchFolder folder;
    BOOST_CHECK_THROW(read_whole_file(folder / "nothing", 100), FileError);
    BOOST_CHECK_THROW(read_whole_file(folder.path(), 100), FileError);
    BOOST_CHECK_THROW(write_whole_file(folder.path(), "text"), FileError);
    BOOST_CHECK_THROW(write_whole_file(folder / "missing" / "game.ygn", "text"), FileError);
    write_whole_file(folder / "long", std::string(101, 'x'));
    BOOST_CHECK_THROW(read_whole_file(folder / "long", 100), FileError);
}

BOOST_AUTO_TEST_CASE(makes_folders_and_says_when_it_cannot) {
    const ScratchFolder folder;
    make_folder(folder / "a" / "b");
    BOOST_TEST(std::filesystem::is_directory(folder / "a" / "b"));
    make_folder(folder / "a" / "b");
    write_whole_file(folder / "file", "text");
    BOOST_CHECK_THROW(make_folder(folder / "file"), FileError);
}

BOOST_AUTO_TEST_SUITE_END()
