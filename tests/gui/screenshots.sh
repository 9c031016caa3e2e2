#!/bin/sh
# Pictures of every view of the window, light and dark, at 1366x768 and at 4K (scaled by two), for
# people to look at.
#   sh tests/gui/screenshots.sh PROGRAM FOLDER
set -eu
program=$1
folder=$2
settings=$(mktemp -d)
trap 'rm -rf "$settings"' EXIT
export QT_QPA_PLATFORM=offscreen XDG_CONFIG_HOME="$settings" XDG_STATE_HOME="$settings" \
    XDG_DATA_HOME="$settings" XDG_RUNTIME_DIR="$settings"
for theme in light dark; do
    "$program" "$folder" "1366-$theme" "$theme" 1366x768
    QT_SCALE_FACTOR=2 "$program" "$folder" "4k-$theme" "$theme" 1920x1080
done
