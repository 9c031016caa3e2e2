# Writes a C++ source that holds a file's bytes, so that the library needs no file at run time.
#   cmake -D input=… -D output=… -D symbol=… -D header=… -P embed.cmake
file(READ "${input}" hex HEX)
string(LENGTH "${hex}" digits)
math(EXPR size "${digits} / 2")
string(REGEX REPLACE "(................................................................)" "\\1\n" hex "${hex}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
file(WRITE "${output}" "#include \"${header}\"

namespace yinsight {

namespace {

constexpr unsigned char kBytes[${size}] = {
${bytes}
};

}  // namespace

std::span<const unsigned char> ${symbol}() {
    return kBytes;
}

}  // namespace yinsight
")
