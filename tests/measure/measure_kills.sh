#!/bin/sh
# Kills the referee at any moment, again and again, and looks at what is left: every turn that was
# announced must be in the record, the record must be legal, and the next start must offer to go on.
#
#   measure_kills.sh PROGRAM [RUNS] [SEED]
#
# Prints a line a run that lost something and a summary; status 1 where anything was lost.
set -eu
program=$1
runs=${2:-200}
seed=${3:-1}
film=$(dirname "$0")/../../sample_images/club_game
empty=$(dirname "$0")/../../sample_images/negatives
start='4/1b5/8/3b2w2/6WwB1/1WB2bbbb/6Bbw1/3W4W/2w1Bb2/3B1W1/2w1 b M 0-0 S -'
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Replaces the shell that calls it.
referee() {
    exec "$program" referee "$film" --json --calm 0 --start "$start" --record "$folder/game.ygn" \
        2>/dev/null </dev/null
}
# How long the film takes when nobody interferes: the moments are spread over it.
before=$(date +%s.%N)
(referee) >/dev/null
span=$(awk -v from="$before" -v to="$(date +%s.%N)" 'BEGIN { print to - from }')
lost=0
announced_in_all=0
offers=0
run=0
while [ "$run" -lt "$runs" ]; do
    run=$((run + 1))
    # The same share of the film for the same seed.
    pause=$(awk -v seed="$((seed * 1000 + run))" -v span="$span" \
        'BEGIN { srand(seed); printf "%.3f", span * rand() }')
    rm -f "$folder"/*
    referee >"$folder/said" &
    child=$!
    sleep "$pause"
    kill -9 "$child" 2>/dev/null || true
    wait "$child" 2>/dev/null || true
    announced=$(grep -c '"event":"turn"' "$folder/said" || true)
    announced_in_all=$((announced_in_all + announced))
    [ "$announced" -gt 0 ] || continue
    recorded=$("$program" check --json "$folder/game.ygn" | sed 's/.*"legal":true,"turns":\([0-9]*\).*/\1/')
    case $recorded in
        *[!0-9]* | '') recorded=-1 ;;
    esac
    resumed=$("$program" referee "$empty" --json --resume --record "$folder/game.ygn" \
        2>/dev/null </dev/null | sed -n 's/.*"event":"resumed","turns":\([0-9]*\).*/\1/p')
    if [ "$recorded" -lt "$announced" ] || [ "${resumed:-0}" -lt "$announced" ]; then
        echo "run $run: $announced turns announced, $recorded recorded, ${resumed:-0} resumed"
        lost=$((lost + 1))
    fi
    [ "${resumed:-0}" -lt "$announced" ] || offers=$((offers + 1))
done
echo "$runs runs killed, $announced_in_all turns announced, $offers games gone on with, $lost lost something (seed $seed)"
[ "$lost" -eq 0 ]
