#!/bin/sh
# Runs one shard of a matrix, on any engine that numbers its jobs:
#
#   shard.sh COMMAND COUNT FOLDER [OPTION...]
#   shard.sh verify 8 /shared/shards --screen 'settings-*'
#
# COMMAND is render, verify or record. The index comes from the engine (Slurm, Kubernetes, GitLab,
# Buildkite, CircleCI), or from SHARD, from 1. SNAPSHOT is the built command (default:
# .build/release/snapshot).
#
# A shard is written beside its place and put there whole: one that is killed leaves nothing that a
# merge would read, and one that is run again, or twice at once, replaces what the other wrote by
# the same.
set -eu
snapshot=${SNAPSHOT:-.build/release/snapshot}
command=$1
count=$2
folder=$3
shift 3
if [ -n "${SHARD:-}" ]; then shard=$SHARD/$count; else shard=auto/$count; fi
mkdir -p "$folder"
partial=$(mktemp -d "$folder/.partial-XXXXXX")
trap 'rm -rf "$partial"' EXIT
trap 'exit 143' TERM INT
status=0
"$snapshot" "$command" --shard "$shard" -o "$partial/part" "$@" || status=$?
# 1 says that pictures differ: the merge says so for all. Anything else, and the engine shall try
# again.
if [ "$status" -gt 1 ]; then exit "$status"; fi
index=$(sed -n 's/.*"shard" *: *"\([0-9]*\)\/.*/\1/p' "$partial/part/report.json")
# A twin may put its own there in between; both are the same.
for attempt in 1 2 3; do
  rm -rf "$folder/part-$index"
  if mv -T "$partial/part" "$folder/part-$index" 2>/dev/null; then exit 0; fi
done
echo "Cannot put part $index into $folder" >&2
exit 2
