#!/bin/sh
# Type-checks other people's SwiftUI projects as they are, and tells what is in the way.
# Each folder given as an argument is one project: its files are rewritten as `snapshot sources` does, into a folder that is
# removed at the end, and compiled against the modules of the debug build in Swift 5's language mode. Tests are left out.
# Nothing is built, drawn or kept: `swift build` goes before. MODULES names another folder of modules.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
build=$root/.build/debug
modules=${MODULES:-$build/Modules}
[ -x "$build/vitrine-sources" ] || { echo "No debug build in $build: run swift build first." >&2; exit 2; }
[ $# -gt 0 ] || { echo "Usage: $0 FOLDER..." >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
headers=$(find "$root/Sources/C" -name module.modulemap -exec dirname {} \; | sed 's/^/-Xcc -I/' | tr '\n' ' ')

sources() {
  find "$1" -name .build -prune -o -name '*Tests' -prune -o -name Pods -prune -o -name '*.xcodeproj' -prune \
    -o -name '*.swift' ! -name 'Package*.swift' -print | LC_ALL=C sort |
    while read -r file; do [ "$(head -c 2 "$file")" = '#!' ] || echo "$file"; done
}

job() {
  printf '{"assetFolders":["%s"],"isModule":false,"isRead":true,' "$1"
  printf '"constants":"%s/AssetConstants.swift","reExports":"%s/ReExports.swift","copies":[' "$2" "$2"
  sed 's,.*/\(.*\),{"from":"&","to":"'"$2"'/\1"},' "$work/files" | paste -s -d ,
  printf '],"sources":['
  sed 's/.*/"&"/' "$work/files" | paste -s -d ,
  printf ']}'
}

projects=0 unchanged=0 files=0 faultless=0
: >"$work/reasons"
for folder; do
  sources "$folder" >"$work/files"
  count=$(wc -l <"$work/files")
  [ "$count" -gt 0 ] || continue
  copies=$work/copies
  rm -rf "$copies"
  mkdir "$copies"
  job "$folder" "$copies" >"$work/job.json"
  twins=$(sed 's,.*/,,' "$work/files" | sort | uniq -d | head -n 1)
  if [ -n "$twins" ]; then
    echo "$folder: two files are named $twins"
    echo "two files of one name in one target" >>"$work/reasons"
    projects=$((projects + 1)) files=$((files + count))
    continue
  fi
  "$build/vitrine-sources" "$work/job.json" >"$work/log" 2>&1 || true
  # shellcheck disable=SC2086
  swiftc -typecheck -swift-version 5 -module-name Tried -j 1 -I "$modules" $headers -Xfrontend -disable-availability-checking \
    -load-plugin-executable "$build/SwiftUIMacros-tool#SwiftUIMacros" "$copies"/*.swift >"$work/log" 2>&1 || true
  grep -E '^/[^ ]*: error: ' "$work/log" | sort -u >"$work/errors" || true
  if grep -q 'error: no such module' "$work/log"; then
    echo "$folder: needs $(sed -n "s/.*error: no such module '\(.*\)'.*/\1/p" "$work/log" | sort -u | paste -s -d ' ')"
    continue
  fi
  broken=$(cut -d : -f 1 "$work/errors" | sort -u | wc -l)
  # What the compiler says without a place, such as that it crashed, is no file's.
  [ "$broken" -gt 0 ] || ! grep -q 'error: ' "$work/log" || broken=1
  projects=$((projects + 1)) files=$((files + count)) faultless=$((faultless + count - broken))
  if [ "$broken" -eq 0 ]; then
    unchanged=$((unchanged + 1))
    echo "$folder: $count files, unchanged"
  else
    echo "$folder: $count files, $broken with errors"
    sed 's/^[^ ]*: error: /  &/' "$work/errors" | head -n "${ERRORS:-5}"
    sed 's/^[^ ]*: error: //' "$work/errors" | sort -u >>"$work/reasons"
  fi
done
echo "$unchanged of $projects projects compile unchanged, $faultless of $files files have no error"
sort "$work/reasons" | uniq -c | sort -rn | head -n 60
