#!/bin/sh
# All shards over GNU parallel, on this machine or, with --sshlogin in PARALLEL, on several with a shared folder.
#
#   parallel.sh COMMAND COUNT FOLDER OUTPUT
set -eu
here=$(dirname "$0")
seq "$2" | parallel --retries 3 "SHARD={} sh '$here/shard.sh' '$1' '$2' '$3'"
sh "$here/merge.sh" "$3" "$4"
