#!/bin/sh
# Draws README's first picture, the five apps on their devices, after `make build`.
set -eu
cd "$(dirname "$0")/.."
output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT
.build/release/snapshot render \
  --cell saransk-catalogue/iphone-15-pro-portrait@3x-light \
  --cell design-settings-mac/mac-settings-landscape@2x-light \
  --cell design-settings-watch/watch-46-portrait@2x-dark \
  --cell animals-detail/ipad-pro-11-portrait@2x-light \
  --cell tasty-recipe/iphone-15-pro-portrait@3x-light \
  --cell growth-goal/iphone-15-pro-portrait@3x-light \
  --frame --poster Guides/Images/apps.png -o "$output/pictures"
