#!/bin/sh
# Builds LayoutEngine's documentation into a folder, with internal declarations; any warning is a failure.
set -eu
out=$1
swift build --target LayoutEngine
modules=$(swift build --show-bin-path)/Modules
triple=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -n 1)
mkdir -p "$out/symbols"
swift-symbolgraph-extract -module-name LayoutEngine -target "$triple" -I "$modules" \
  -minimum-access-level internal -output-dir "$out/symbols"
docc convert Sources/LayoutEngine/LayoutEngine.docc --warnings-as-errors \
  --additional-symbol-graph-dir "$out/symbols" --output-dir "$out/LayoutEngine.doccarchive"
