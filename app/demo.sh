#!/bin/sh
# Shows the main job end to end: referees the filmed game of sample_images, announces what happens,
# and leaves the record, the recognised board and a diagram of the final position.
#   sh app/demo.sh [FOLDER]     FOLDER receives the results (build/demo where absent)
set -eu
results=${1:-}
case $results in
    '' | /*) ;;
    *) results=$PWD/$results ;;
esac
cd "$(dirname "$0")/.."
: "${results:=build/demo}"
film=sample_images/club_game

sh app/install_packages.sh
mkdir -p "$results" build
echo 'Building (a few minutes the first time) ...'
if ! { cmake --preset release && cmake --build --preset release; } >build/demo_build.log 2>&1; then
    cat build/demo_build.log >&2
    exit 3
fi
yinsight=build/release/bin/yinsight

# The film begins in the middle of a game, and its frames are about a second apart.
start=$(sed -n 's/.*"start": *"\([^"]*\)".*/\1/p' "$film/game.json")
echo "Refereeing $film:"
"$yinsight" referee "$film" --start "$start" --calm 0 --record "$results/game.ygn" \
    --evidence "$results/evidence"

"$yinsight" read "$film/f0000.jpg" --debug "$results" >"$results/f0000.txt"
"$yinsight" diagram "$results/game.ygn" "$results/final.png"
"$yinsight" diagram "$results/game.ygn" "$results/final.svg"

cat <<EOF

Record of the game      $results/game.ygn
Recognised board        $results/f0000_overlay.png
Final position          $results/final.png, $results/final.svg
Disputed moments        $results/evidence

The same game in a window: build/release/bin/yinsight-gui --sample
EOF
