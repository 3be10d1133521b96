#!/usr/bin/env bash
# The measurements behind docs/strength.md: bench/strength.sh [FOLDER [MEASUREMENT...]]
# Without names, all of them, one after the other; what a folder holds already goes on instead of beginning again.
# PROCESSES=4 leaves cores to others; FARLANDS names another command than `farlands`.
set -euo pipefail
folder=${1:-strength}
mkdir -p "$folder"
shift || true

declare -A what=(
    [faraway-greedy]="faraway --bots search:0.25s,greedy --games 1254"
    [faraway-random]="faraway --bots search:0.25s,random --games 1468"
    [faraway-six]="faraway --bots search:0.25s,greedy --seats 6 --lineup 1,5 --games 204"
    [faraway-ladder]="faraway --ladder 60i --doublings 6 --games 6000"
    [faraway-levels]="faraway --bots hard,medium,outlook,easy,greedy,random --games 1500"
    [distant-suns-greedy]="distant-suns --bots search:1s,greedy --games 82"
    [distant-suns-ladder]="distant-suns --ladder 25i --doublings 4 --games 800"
    [distant-suns-levels]="distant-suns --bots hard,medium,easy,greedy,random --games 1000"
    [farshore-greedy]="farshore --bots search:1s,greedy --games 26"
    [farshore-ladder]="farshore --ladder 5i --doublings 4 --games 1200"
    [farshore-levels]="farshore --bots hard,medium,easy,greedy,random --games 1292"
)

[ $# -gt 0 ] || set -- $(printf '%s\n' "${!what[@]}" | sort)
for name in "$@"; do
    out="$folder/$name.jsonl"
    # A file that is there says itself what is played.
    # shellcheck disable=SC2086
    ${FARLANDS:-farlands} arena ${what[$name]} --out "$out" ${PROCESSES:+--processes $PROCESSES} ${SECONDS_EACH:+--seconds $SECONDS_EACH} \
        --plot "$folder/$name.svg" | tee "$folder/$name.txt"
done
