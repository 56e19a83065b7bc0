#!/bin/sh
# Joins what all shards wrote, and exits as the whole run would have: 0 fine, 1 differences, 2 a
# shard is missing.
#
#   merge.sh FOLDER OUTPUT [OPTION...]      such as: merge.sh /shared/shards out/merged
set -eu
snapshot=${SNAPSHOT:-.build/release/snapshot}
folder=$1
output=$2
shift 2
exec "$snapshot" merge "$folder"/part-* -o "$output" "$@"
