#!/bin/sh
# Submits an array of shards to Slurm, and a merge that begins when all of them have ended.
#
#   slurm.sh COMMAND COUNT FOLDER OUTPUT [OPTION...]      prints the number of the merge's job
#
# A node that dies takes its shards with it; --requeue runs them again on another. The merge also
# runs after a shard that failed, and names it. Options go to the shards; they are single words,
# such as --screen 'settings-*'. CPUS is how many cores a shard gets, and workers it starts
# (default: 2).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
command=$1
count=$2
folder=$3
output=$4
shift 4
cpus=${CPUS:-2}
options=
for option in "$@"; do options="$options '$option'"; done
mkdir -p "$folder"
# What an earlier run left there is no part of this one.
rm -rf "$folder"/part-*
array=$(sbatch --parsable --requeue --array="1-$count" --cpus-per-task="$cpus" --output="$folder/slurm-%a.log" \
  --open-mode=append --wrap "sh '$here/shard.sh' '$command' '$count' '$folder' --jobs '$cpus' $options")
sbatch --parsable --dependency="afterany:$array" --output="$folder/slurm-merge.log" \
  --wrap "sh '$here/merge.sh' '$folder' '$output'"
