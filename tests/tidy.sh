#!/bin/sh
# clang-tidy on the sources that changed since the main branch (or the last commit where this is the
# main branch; all of them where there is no history).
#   sh tests/tidy.sh BUILD_FOLDER [--all]
set -eu
cd "$(dirname "$0")/.."
build=$1

changed() {
    base=$(git merge-base HEAD origin/main 2>/dev/null || true)
    [ -n "$base" ] && [ "$base" != "$(git rev-parse HEAD)" ] || base=$(git rev-parse --verify -q HEAD~1 || true)
    if [ -z "$base" ]; then
        git ls-files
    else
        git diff --name-only --diff-filter=d "$base"
    fi
}

if [ "${2:-}" = --all ]; then
    files=$(git ls-files '*.cpp')
else
    files=$(changed | grep '\.cpp$' || true)
fi
# Only what this build compiles.
for file in $files; do
    grep -qF "/$file\"" "$build/compile_commands.json" && printf '%s\n' "$file"
done | xargs -r -P "$(nproc)" -n 2 clang-tidy -p "$build" --quiet --extra-arg=-Wno-unknown-warning-option
