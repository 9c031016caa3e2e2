#!/bin/sh
# Installs the Debian packages that are missing, and nothing where none is.
#   sh app/install_packages.sh            what building and testing needs
#   sh app/install_packages.sh --checks   the tools of the checks as well
set -eu

packages='g++ cmake ninja-build ccache
    libopencv-dev libjpeg-dev libboost-test-dev libcli11-dev nlohmann-json3-dev
    qt6-base-dev qt6-declarative-dev qt6-speech-dev qt6-speech-speechd-plugin
    qt6-translations-l10n libqt6sql6-sqlite fonts-dejavu-core
    espeak-ng qt6-l10n-tools fonts-wqy-microhei'
if [ "${1:-}" = --checks ]; then
    packages="$packages clang-format clang-tidy git"
fi

missing=''
for package in $packages; do
    status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$status" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

as_root=''
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "install_packages.sh: run as root, or install sudo, to add:$missing" >&2
        exit 3
    fi
    as_root=sudo
fi
echo "Installing:$missing"
$as_root apt-get update -qq </dev/null
# shellcheck disable=SC2086  # a list of words
$as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -qq install -y \
    --no-install-recommends $missing </dev/null >/dev/null
