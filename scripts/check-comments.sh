#!/bin/sh
# Names the comments that are wider than 100 columns, which no formatter holds to the width of the
# code, in the files and folders that the arguments name: those of Swift, C, the web app, Make,
# shell and Python. A character is counted as the first of its bytes, since not every awk knows
# UTF-8.
set -eu
find "$@" \( -name .build -o -name out \) -prune -o -type f ! -name '*.pb.swift' \
  \( -name '*.swift' -o -name '*.[ch]' -o -name '*.js' -o -name '*.css' -o -name '*.html' \
  -o -name '*.sh' -o -name '*.py' -o -name Makefile -o -path '*.ci/run' \) -print0 |
  LC_ALL=C xargs -0 awk '
    FNR == 1 {
      hash = FILENAME ~ /(\.sh|\.py|Makefile|ci\/run)$/
      python = FILENAME ~ /\.py$/
      block = ""
    }
    {
      comment = 0
      if (block != "") {
        comment = told
        if (index($0, block)) block = ""
      } else if (python && (place = index($0, quotes))) {
        comment = told = $1 ~ "^" quotes
        if (!index(substr($0, place + 3), quotes)) block = quotes
      } else if (hash) {
        comment = $1 ~ /^#/
      } else if ($1 ~ /^(\/\*|<!--)/) {
        comment = told = 1
        end = $1 ~ /^</ ? "-->" : "*/"
        if (!index($0, end)) block = end
      } else {
        comment = $1 ~ /^\/\//
      }
      if (!comment || length($0) <= 100) next
      line = $0
      gsub(/[\200-\277]/, "", line)
      if (length(line) <= 100) next
      print FILENAME ":" FNR ": error: a comment is wider than 100 columns"
      found = 1
    }
    END { exit found }' quotes='"""' >&2 || exit 1
