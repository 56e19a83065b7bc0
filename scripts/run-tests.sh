#!/bin/sh
# Builds and runs the tests: prints those that fail, each minute how far they are, and a summary. All
# that they print is in .build/tests.log.
set -eu
sh "$(dirname "$0")/run-quietly.sh" "Building the tests" swift build --build-tests
log=.build/tests.log
# Failures with what they say; known issues are provoked by tests of assertSnapshot.
failures() {
  grep -a -E '^(✘|↳)|: error: |Fatal error|error: Exited' "$log" |
    grep -a -v -E 'known issue|Testing Library Version|Target Platform|Test run with' || true
}
swift test --skip-build "$@" >"$log" 2>&1 </dev/null &
process=$!
trap 'kill "$process" 2>/dev/null; exit 130' INT TERM
seconds=0
while kill -0 "$process" 2>/dev/null; do
  sleep 1
  seconds=$((seconds + 1))
  if [ $((seconds % 60)) -eq 0 ]; then
    echo "$(grep -a -c '^✔ Test .* passed' "$log") tests have passed, $seconds s"
  fi
done
status=0
wait "$process" || status=$?
[ "$status" -eq 0 ] || failures
# The last line of `swift test`, such as: Test run with 9 tests in 2 suites passed after 1 seconds.
grep -a -o 'Test run with .*' "$log" | tail -n 1 || true
if [ "$status" -ne 0 ]; then
  echo "$(failures | grep -a -c '^✘ Test .* failed after') tests failed; all that they print is in $log" >&2
fi
exit "$status"
