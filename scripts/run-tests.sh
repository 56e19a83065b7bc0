#!/bin/sh
# Builds and runs the tests: prints those that fail, each minute how far they are, and a summary.
# All that they print is in .build/tests.log, or in the folder that TESTS_LOGS names where .build
# cannot be written to.
#
# Tests of the whole executable run in a process of their own, beside the others: they wait for
# other processes, and would hold the threads that the others need. With arguments, which `swift
# test` takes, there is one process. BUILD_FLAGS go to the compiler's build, as CI has some; with
# TESTS_BUILT set there is none, as CI has just made it.
set -eu
[ -n "${TESTS_BUILT:-}" ] || sh "$(dirname "$0")/run-quietly.sh" "Building the tests" swift build --build-tests ${BUILD_FLAGS:-}
tests=$(swift build --show-bin-path 2>/dev/null)/VitrinePackageTests.xctest
log=${TESTS_LOGS:-.build}/tests.log
others=${TESTS_LOGS:-.build}/tests-end-to-end.log
logs=$log
[ $# -gt 0 ] || logs="$log $others"
# What an earlier run printed is never taken for this one's.
rm -f $logs
# Failures and what is said of them, which stands on the lines behind; of known issues, which tests
# of assertSnapshot provoke, nothing.
failures() {
  cat $logs | tr -d '\000' | awk '
    /^✘/ { shown = !/known issue|Test run with/ }
    !/^(✘|↳)/ { shown = /: error: |Fatal error|error: Exited/ }
    shown'
}
# Says why a log has no last line.
told() {
  if crash=$(grep -a -m 1 'Program crashed' "$1"); then
    echo "The tests crashed, and those behind did not run ($crash): see $1"
  else
    echo "No test ran: see $1"
  fi
}
# Starts the tests that were built with a log and arguments, as `swift test` does, which would plan
# another build and look for XCTest's tests first.
begin() {
  output=$1
  shift
  NO_COLOR=1 "$tests" --testing-library swift-testing "$@" >"$output" 2>&1 </dev/null &
  processes="$processes $!"
}
# Succeeds while one of the processes runs.
running() {
  for process in $processes; do
    if kill -0 "$process" 2>/dev/null; then return 0; fi
  done
  return 1
}
processes=
trap 'kill $processes 2>/dev/null; exit 130' INT TERM
if [ $# -gt 0 ]; then
  begin "$log" "$@"
else
  begin "$log" --skip '^SnapshotEndToEndTests\.'
  begin "$others" --filter '^SnapshotEndToEndTests\.'
fi
seconds=0
while running; do
  sleep 1
  seconds=$((seconds + 1))
  if [ $((seconds % 60)) -eq 0 ]; then
    echo "$(cat $logs | grep -a -c '^✔ Test .* passed') tests have passed, $seconds s"
  fi
done
status=0
for process in $processes; do
  wait "$process" || status=$?
done
[ "$status" -eq 0 ] || failures
# The last lines, such as: Test run with 9 tests in 2 suites passed after 1 seconds.
for each in $logs; do
  grep -a -o 'Test run with [1-9].*' "$each" | tail -n 1 | grep . || { told "$each" >&2; status=1; }
done
if [ "$status" -ne 0 ]; then
  echo "$(failures | grep -a -c '^✘ Test .* failed after') tests failed; all that they print is in" \
    "$logs" >&2
fi
exit "$status"
