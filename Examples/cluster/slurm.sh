#!/bin/sh
# Submits an array of shards to Slurm, and a merge that begins when all of them have ended well.
#
#   slurm.sh COMMAND COUNT FOLDER OUTPUT      prints the number of the merge's job
#
# A node that dies takes its shards with it; --requeue runs them again on another.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
array=$(sbatch --parsable --requeue --array="1-$2" --output="$3/slurm-%a.log" \
  --wrap "sh '$here/shard.sh' '$1' '$2' '$3'")
sbatch --parsable --dependency="afterok:$array" --output="$3/slurm-merge.log" \
  --wrap "sh '$here/merge.sh' '$3' '$4'"
