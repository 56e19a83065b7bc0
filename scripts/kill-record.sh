#!/bin/sh
# Kills `record` at random moments and checks what it leaves: the lock is the old or the new one as
# a whole, verify names a torn state, and the next record mends it. Arguments: the number of kills
# (200), and the executable with the test screens.
set -eu

kills=${1:-200}
fixture=${2:-$(dirname "$0")/../.build/debug/snapshot-fixture}
fixture=$(realpath "$fixture")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
filters="--device iphone-8 --device iphone-se-3 --scale 2"
torn=0

fail() {
  echo "kill $kill: $1" >&2
  cat errors >&2
  exit 1
}

# shellcheck disable=SC2086 # filters are several words
record() { FIXTURE_COLOR=$1 "$fixture" record $filters >output 2>errors; }
# shellcheck disable=SC2086
verify() { FIXTURE_COLOR=$1 "$fixture" verify $filters >output 2>errors; }

kill=0
start=$(date +%s%N)
record 007AFF || fail "the first record fails"
# How long a record takes on this machine, in milliseconds: kills fall anywhere within it.
span=$((($(date +%s%N) - start) / 1000000 + 50))
old=007AFF
while [ "$kill" -lt "$kills" ]; do
  kill=$((kill + 1))
  new=$(printf 'FF%04X' "$kill")
  cp Snapshots/snapshots.lock before
  # shellcheck disable=SC2086
  FIXTURE_COLOR=$new "$fixture" record $filters >/dev/null 2>&1 &
  process=$!
  # By the last digits of the clock's nanoseconds.
  delay=$(($(date +%N | sed 's/^0*//; s/^$/0/') / 1000 % span))
  sleep "$(printf '%d.%03d' $((delay / 1000)) $((delay % 1000)))"
  kill -9 "$process" 2>/dev/null || true
  wait "$process" 2>/dev/null || true

  status=0
  verify "$old" || status=$?
  if cmp -s before Snapshots/snapshots.lock; then
    # The old lock: either nothing was touched, or pictures are newer than it, and named so.
    case $status in
      0) ;;
      2) grep -q "is not the picture that the lock approves" errors || fail "torn, but not named"
         torn=$((torn + 1)) ;;
      *) fail "the old lock verifies with $status" ;;
    esac
  else
    [ "$status" -eq 1 ] || fail "a new lock verifies the old screens with $status"
    verify "$new" || fail "a new lock does not verify the new screens"
  fi
  record "$new" || fail "the next record fails"
  verify "$new" || fail "the next record mends nothing"
  left=$(find Snapshots -name '.vitrine-*')
  [ -z "$left" ] || fail "left behind: $left"
  old=$new
done
echo "$kills records killed, $torn left torn and were mended"
