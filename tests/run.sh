#!/bin/sh
# Installs what is missing, builds the release and runs every test.
#   sh tests/run.sh [ctest options]
set -eu
cd "$(dirname "$0")/.."
sh app/install_packages.sh
cmake --preset release
cmake --build --preset release
ctest --preset release --parallel "$(nproc)" "$@"
