#!/bin/sh
# Runs a command: says every ten seconds that it goes on, and what it printed only if it fails.
# Arguments: what it does, in words, and the command.
set -eu
name=$1
shift
log=$(mktemp)
process=
trap 'rm -f "$log"' EXIT
trap '[ -z "$process" ] || kill "$process" 2>/dev/null; exit 130' INT TERM
"$@" >"$log" 2>&1 </dev/null &
process=$!
tenths=0
while kill -0 "$process" 2>/dev/null; do
  sleep 0.2
  tenths=$((tenths + 2))
  if [ $((tenths % 100)) -eq 0 ]; then
    echo "$name, $((tenths / 10)) s: $(tail -n 1 "$log" | cut -c 1-90)"
  fi
done
status=0
wait "$process" || status=$?
[ "$status" -eq 0 ] || cat "$log" >&2
exit "$status"
