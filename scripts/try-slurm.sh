#!/bin/sh
# Shows that shards survive a node that dies: a real Slurm (a controller and four node daemons on
# this machine's loopback, in a folder that goes afterwards) records in shards, a node is killed in
# mid-run, and what is approved is held against one process's record byte for byte.
#
#   sudo apt-get install slurm-wlm munge
#   make build && sh scripts/try-slurm.sh [OPTION...]
#
# The options are those of record, such as --device iphone-15.
set -eu
for tool in munged slurmctld slurmd sbatch; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install slurm-wlm munge" >&2; exit 2; }
done
here=$(cd "$(dirname "$0")/.." && pwd)
SNAPSHOT=${SNAPSHOT:-$here/.build/release/snapshot}
[ -x "$SNAPSHOT" ] || { echo "$SNAPSHOT is missing: make build" >&2; exit 2; }
shards=12
work=$(mktemp -d /tmp/vitrine-slurm-XXXXXX)
# Its nodes have a core each.
export CPUS=1
export SNAPSHOT SLURM_CONF="$work/slurm.conf"
nodes="n1 n2 n3 n4"

start() {
  mkdir -p "$work/state" "$work/munge"
  chmod 755 "$work"
  chmod 700 "$work/munge"
  head -c 1024 /dev/urandom >"$work/munge/key"
  chmod 400 "$work/munge/key"
  munged --force --socket="$work/munge.socket" --key-file="$work/munge/key" --log-file="$work/munge/log" \
    --pid-file="$work/munged.pid" --seed-file="$work/munge/seed"
  cat >"$SLURM_CONF" <<CONF
ClusterName=loopback
SlurmctldHost=localhost(127.0.0.1)
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$work/munge.socket
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool-%n
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd-%n.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd-%n.log
SlurmctldPort=16817
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SlurmdParameters=config_overrides
SlurmdTimeout=10
MinJobAge=3600
NodeName=n[1-4] NodeHostname=localhost NodeAddr=127.0.0.1 Port=[17001-17004] CPUs=1
PartitionName=all Nodes=n[1-4] Default=YES State=UP
CONF
  slurmctld
  for node in $nodes; do
    mkdir -p "$work/spool-$node"
    slurmd -N "$node"
  done
}

stop() {
  scancel --state=RUNNING,PENDING -u "$(id -un)" 2>/dev/null || true
  for file in "$work"/*.pid; do kill "$(cat "$file")" 2>/dev/null || true; done
  sleep 1
  rm -rf "$work"
}

# As if its power were lost: what would tell of its jobs first, then the daemon and all that it
# runs.
kill_node() {
  for job in $(squeue --noheader --states=RUNNING --nodelist="$1" --format=%A); do
    pkill -9 -f "slurmstepd: \[$job\." || true
  done
  kill -9 "$(cat "$work/slurmd-$1.pid")"
  for process in $(grep -lsz "^SLURMD_NODENAME=$1\$" /proc/[0-9]*/environ | cut -d/ -f3); do
    kill -9 "$process" 2>/dev/null || true
  done
}

# What the controller tells of a job: state ID NAME
tell() { scontrol show job "$1" | sed -n "s/.*$2=\([^ ]*\).*/\1/p" | head -1; }

wait_for() {
  while [ -n "$(squeue --noheader --jobs="$1" 2>/dev/null)" ]; do sleep 0.2; done
}

trap stop EXIT
trap 'exit 130' INT TERM
begin=$(date +%s)
mkdir "$work/one" "$work/many"
(cd "$work/one" && "$SNAPSHOT" record "$@" | tail -1)
echo "One process: $(($(date +%s) - begin)) s"
start
sinfo --noheader --format="%D nodes %t"
begin=$(date +%s)
cd "$work/many"
merge=$(sh "$here/Examples/cluster/slurm.sh" record "$shards" shards merged "$@")
until [ -n "$(squeue --noheader --states=RUNNING --nodelist=n2)" ]; do sleep 0.1; done
sleep "${KILL_AFTER:-2}"
lost=$(squeue --noheader --states=RUNNING --nodelist=n2 --format=%i)
kill_node n2
echo "Killed n2, which was at ${lost:-nothing}"
wait_for "$merge"
echo "$shards shards on three nodes and a lost one, and the merge: $(($(date +%s) - begin)) s"
echo "Requeued: $(grep -c -i "requeue" "$work/slurmctld.log") lines of the controller; merge: $(tell "$merge" ExitCode)"
tail -1 shards/slurm-merge.log
diff -r -q -x costs.json "$work/one/Snapshots" Snapshots
echo "What is approved is byte for byte what one process approves."
