#!/usr/bin/env bash
# The measurements behind docs/strength.md: bench/strength.sh [FOLDER [MEASUREMENT...]]
# Without names, all of them, one after the other; what a folder holds already goes on instead of beginning again.
# PROCESSES=4 leaves cores to others; FARLANDS names another command than `farlands`.
set -euo pipefail
folder=${1:-strength}
mkdir -p "$folder"
shift || true

declare -A what=(
    [faraway-greedy]="faraway --bots search:0.25s,greedy --games 400"
    [faraway-random]="faraway --bots search:4000i,random --games 1200"
    [faraway-six]="faraway --bots search:0.25s,greedy --seats 6 --lineup 1,5 --games 96"
    [faraway-ladder]="faraway --ladder 125i --doublings 6 --games 2400"
    [faraway-levels]="faraway --bots hard,medium,easy,greedy,random --games 800"
    [distant-suns-greedy]="distant-suns --bots search:0.25s,greedy --games 100"
    [distant-suns-ladder]="distant-suns --ladder 50i --doublings 4 --games 800"
    [distant-suns-levels]="distant-suns --bots hard,medium,easy,greedy,random --games 400"
    [farshore-greedy]="farshore --bots search:0.25s,greedy --games 60"
    [farshore-ladder]="farshore --ladder 25i --doublings 4 --games 480"
    [farshore-levels]="farshore --bots hard,medium,easy,greedy,random --games 240"
    [farshore-cards]="farshore --bots search:60i,search:90i --games 400 --report cards"
)

[ $# -gt 0 ] || set -- $(printf '%s\n' "${!what[@]}" | sort)
for name in "$@"; do
    out="$folder/$name.jsonl"
    # A file that is there says itself what is played.
    # shellcheck disable=SC2086
    ${FARLANDS:-farlands} arena ${what[$name]} --out "$out" ${PROCESSES:+--processes $PROCESSES} ${SECONDS_EACH:+--seconds $SECONDS_EACH} \
        --plot "$folder/$name.svg" | tee "$folder/$name.txt"
done
