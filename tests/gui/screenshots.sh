#!/bin/sh
# Pictures of every view of the window for people to look at: light and dark, at 1366x768 and at 4K
# (scaled by two); and, where languages are named, light at 1366x768 in each.
#   sh tests/gui/screenshots.sh PROGRAM FOLDER [LANGUAGE...]
set -eu
program=$1
folder=$2
shift 2
settings=$(mktemp -d)
trap 'rm -rf "$settings"' EXIT
export QT_QPA_PLATFORM=offscreen XDG_CONFIG_HOME="$settings" XDG_STATE_HOME="$settings" \
    XDG_DATA_HOME="$settings" XDG_RUNTIME_DIR="$settings"
for language; do
    LC_ALL=$language.UTF-8 "$program" "$folder" "$language" light 1366x768
done
[ $# -eq 0 ] || exit 0
for theme in light dark; do
    "$program" "$folder" "1366-$theme" "$theme" 1366x768
    QT_SCALE_FACTOR=2 "$program" "$folder" "4k-$theme" "$theme" 1920x1080
done
