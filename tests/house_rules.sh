#!/bin/sh
# The rules of the house that no compiler checks: who may include what, and how files begin and end.
# Prints each breach; the exit status is their number, at most 1.
set -eu
cd "$(dirname "$0")/.."
breaches=0

breach() {
    echo "$1" >&2
    breaches=1
}

# forbid REASON PATTERN PATH... : no source file below these paths may have a line like this.
forbid() {
    reason=$1
    pattern=$2
    shift 2
    if found=$(grep -rnE --include='*.hpp' --include='*.cpp' --include='*.in' -e "$pattern" "$@"); then
        breach "$reason:
$found"
    fi
}

existing() {
    for path in "$@"; do
        [ ! -e "$path" ] || printf '%s\n' "$path"
    done
}

libraries='opencv2|boost|nlohmann|CLI|Q[A-Z]|Qt'
forbid 'the referee knows only the standard library' "#include [<\"]($libraries)" referee
forbid 'the referee knows no other storey' '#include "(calibration|vision|app)/' referee
forbid 'the referee reads no files and no clock' \
    '#include <(filesystem|fstream|iostream|stdio.h|ctime|time.h|unistd.h)>|system_clock|fopen' \
    referee
for room in $(existing referee/*); do
    [ "$room" = referee/coach ] || forbid 'the referee has threads in coach/ only' \
        '#include <(thread|mutex|shared_mutex|atomic|condition_variable|future|chrono)>' "$room"
done
forbid 'calibration knows neither vision nor the app' '#include "(vision|app)/' calibration
forbid 'vision does not know the app' '#include "app/' vision
forbid 'only the app reads pictures and films' 'opencv2/(imgcodecs|videoio)' calibration vision
forbid 'nobody uses the windows of OpenCV' 'opencv2/highgui' referee calibration vision app tests
for room in $(existing referee calibration vision app/* tests/*); do
    case $room in
        app/gui | tests/gui) ;;
        app/library | tests/library)
            forbid 'the library knows no windows' '#include <(QApplication|QWidget|QPainter)' "$room" ;;
        *) forbid 'only app/gui and app/library know Qt' '#include <(Q[A-Z]|Qt)' "$room" ;;
    esac
done
forbid 'work is finished or filed, not noted in the source' 'TODO|FIXME|XXX' \
    referee calibration vision app

# An inline constant is one object in the whole program: two of one name overwrite each other.
twice=$(grep -rhoE --include='*.hpp' '^inline constexpr .*' referee calibration vision app tests |
    grep -oE '\bk[A-Z][A-Za-z0-9]*(\[[^]]*\])? *(=|\{)' | grep -oE '^k[A-Za-z0-9]*' | sort | uniq -d)
[ -z "$twice" ] || breach "defined inline in two headers: $twice"

for file in $(find referee calibration vision app tests -name '*.hpp' -o -name '*.cpp' | sort); do
    lines=$(wc -l <"$file")
    [ "$lines" -le 500 ] || breach "$file: $lines lines; 500 are the most, split it by concept"
    case $file in
        *.hpp) [ "$(head -n 1 "$file")" = '#pragma once' ] || breach "$file: begins without #pragma once" ;;
    esac
done

exit "$breaches"
