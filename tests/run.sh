#!/bin/sh
# Installs what is missing, builds the release and runs every test.
#   sh tests/run.sh [ctest options]
set -eu
cd "$(dirname "$0")/.."
sh app/install_packages.sh
cmake --preset release
cmake --build --preset release
# The table of the sample pictures, for people; the tests below judge it.
build/release/bin/yinsight-blackbox build/release/bin/yinsight sample_images || true
ctest --preset release --parallel "$(nproc)" "$@"
