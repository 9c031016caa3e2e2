#!/bin/sh
# Takes the texts of the sources into the .ts files: new ones wait for a translator, gone ones leave.
#   sh app/translations/update.sh [LUPDATE [FOLDER]]
set -eu
cd "$(dirname "$0")/../.."
lupdate=${1:-/usr/lib/qt6/bin/lupdate}
folder=${2:-app/translations}
aliases='QT_TRANSLATE_NOOP+=phrase,QT_TRANSLATE_N_NOOP+=counted_phrase'
options="-silent -locations none -no-obsolete -source-language en -tr-function-alias $aliases"
for language in fr nl cs zh; do
    # shellcheck disable=SC2086  # a list of words
    "$lupdate" app -extensions cpp,hpp $options -target-language "$language" \
        -ts "$folder/yinsight_$language.ts"
done
# shellcheck disable=SC2086
"$lupdate" app -extensions cpp,hpp $options -pluralonly -target-language en \
    -ts "$folder/yinsight_en.ts"
