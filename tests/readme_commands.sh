#!/bin/sh
# Runs the commands that the README shows: every line of its ```sh blocks that calls the built
# program. A command fails where it is used wrongly or cannot read its input (status 2 or more).
set -eu
cd "$(dirname "$0")/.."
commands=$(awk '/^```/ { inside = ($0 == "```sh"); next } inside && /^build\/release\/bin\//' README.md)
[ -n "$commands" ] || { echo 'README.md shows no command' >&2; exit 1; }
failures=0
IFS='
'
for command in $commands; do
    status=0
    sh -c "$command" </dev/null >/dev/null || status=$?
    [ "$status" -le 1 ] || { echo "README.md: status $status from: $command" >&2; failures=1; }
done
exit "$failures"
