#!/bin/sh
# Names the comments that are wider than 100 columns, which no formatter holds to the width of the code, in the files
# and folders that the arguments name.
set -eu
wide=$(LC_ALL=C.UTF-8 grep -rnE '^.{101}' --include='*.swift' --exclude='*.pb.swift' --exclude-dir=.build "$@" |
  LC_ALL=C.UTF-8 sed -nE 's|^([^:]*:[0-9]+):[[:space:]]*//.*|\1: error: a comment is wider than 100 columns|p')
[ -n "$wide" ] || exit 0
echo "$wide" >&2
exit 1
