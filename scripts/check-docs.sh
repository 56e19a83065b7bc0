#!/bin/sh
# Builds the documentation of each module with a DocC catalogue into a folder; any warning is a
# failure. LayoutEngine's has internal declarations too, SwiftUI's what it re-exports. With
# TESTS_BUILT set nothing is built, as CI has just built the tests.
set -eu
out=$1
quietly="sh $(dirname "$0")/run-quietly.sh"
# It depends on all that is documented.
[ -n "${TESTS_BUILT:-}" ] ||
  $quietly "Building" swift build --target VitrineTesting ${BUILD_FLAGS:-}
# By the folder's own name: a build of another package there, as some tests make, renews the link.
debug=$(realpath .build/debug)
triple=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -n 1)
# Modules of C: the project's own, those of packages, those that SwiftPM has declared for packages;
# and their headers.
includes=$(find Sources/C .build/checkouts "$debug"/*.build/module.modulemap -name module.modulemap |
  sed 's,\(.*\)/.*,-I \1,')
headers=$(pkg-config --cflags-only-I $(sed -n 's/.*pkgConfig: "\([^"]*\)".*/\1/p' Package.swift))
rm -rf "$out/symbols"
status=0
for catalogue in Sources/*/*.docc; do
  module=$(basename "$catalogue" .docc)
  case $module in
    LayoutEngine) options="-minimum-access-level internal" ;;
    SwiftUI) options="-experimental-allowed-reexported-modules=ViewTree,DisplayList" ;;
    *) options= ;;
  esac
  symbols=$out/symbols/$module
  mkdir -p "$symbols"
  # Members that all views have would be written for each.
  swift-symbolgraph-extract -module-name "$module" -target "$triple" -I "$debug/Modules" $includes $headers \
    -skip-synthesized-members -emit-extension-block-symbols $options -output-dir "$symbols"
  $quietly "Documenting $module" docc convert "$catalogue" --warnings-as-errors \
    --additional-symbol-graph-dir "$symbols" --output-dir "$out/$module.doccarchive" || status=1
done
exit "$status"
