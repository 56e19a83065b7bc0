#!/bin/sh
# Draws README's first picture, the five apps on a phone, after `make build`.
set -eu
cd "$(dirname "$0")/.."
output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT
.build/release/snapshot render --screen saransk-catalogue --screen settings-general --screen animals-detail \
  --screen tasty-recipe --screen growth-goal --device iphone-15-pro --orientation portrait --scale 3 \
  --scheme light --variant usual --frame --poster Guides/Images/apps.png -o "$output/pictures"
