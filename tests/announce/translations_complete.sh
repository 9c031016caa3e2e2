#!/bin/sh
# Fails where a text of the sources has no finished translation: takes the texts into copies of the
# .ts files and looks for what then waits for a translator.
#   sh tests/announce/translations_complete.sh LUPDATE
set -eu
cd "$(dirname "$0")/../.."
copies=$(mktemp -d)
trap 'rm -rf "$copies"' EXIT
cp app/translations/*.ts "$copies"
sh app/translations/update.sh "$1" "$copies" >/dev/null 2>&1
if grep -B2 'type="unfinished"' "$copies"/*.ts; then
    echo 'not translated: sh app/translations/update.sh, then translate' >&2
    exit 1
fi
