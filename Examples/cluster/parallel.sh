#!/bin/sh
# All shards over GNU parallel, on this machine or, with --sshlogin in PARALLEL, on several that see
# the current folder, FOLDER and this script under the same paths. One shard a machine at a time,
# for a shard takes all of its cores.
#
#   parallel.sh COMMAND COUNT FOLDER OUTPUT [OPTION...]
#   parallel.sh verify 8 out/shards out/merged
#
# Exits as the merge does: 0 fine, 1 differences, 2 a shard is missing, which it names. Options go
# to the shards.
set -eu
command -v parallel >/dev/null || { echo "GNU parallel is missing: apt-get install parallel" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
SNAPSHOT=${SNAPSHOT:-.build/release/snapshot}
export SNAPSHOT
command=$1
count=$2
folder=$3
output=$4
shift 4
# What an earlier run left there is no part of this one.
rm -rf "$folder"/part-*
# A shard that failed each time is the merge's to name.
seq "$count" | parallel --jobs 1 --retries 3 --workdir "$PWD" --env SNAPSHOT --quote \
  env SHARD={} sh "$here/shard.sh" "$command" "$count" "$folder" "$@" ||
  echo "Shards that failed three times: $?" >&2
exec sh "$here/merge.sh" "$folder" "$output"
