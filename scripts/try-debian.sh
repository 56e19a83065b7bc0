#!/bin/sh
# Runs the project on another release of Debian: in a folder with that release and the packages of
# the Makefile alone, and this machine's Swift. As root.
#
#   apt-get install debootstrap && sh scripts/try-debian.sh trixie [COMMAND...]
#
# Without a command it draws a few screens and runs tests of the renderer and of the gate. ROOT
# names a folder in which the release is kept for another time. BUILT=1 takes the debug build of
# this machine, which needs minutes less, in place of one that is made there; else what SwiftPM has
# fetched here is taken along.
set -eu
release=${1:?name a release, such as trixie}
shift
here=$(cd "$(dirname "$0")/.." && pwd)

# Mounts are of a process of their own: they are gone before the folder is removed.
if [ -z "${TRIED:-}" ]; then
  for tool in debootstrap swift unshare; do
    command -v "$tool" >/dev/null || { echo "$tool is missing" >&2; exit 2; }
  done
  TRIED=${ROOT:-$(mktemp -d /tmp/vitrine-debian-XXXXXX)}
  export TRIED
  [ -n "${ROOT:-}" ] || trap 'rm -rf "$TRIED"' EXIT
  trap 'exit 130' INT TERM
  unshare --mount sh "$0" "$release" "$@"
  exit
fi
root=$TRIED
swift=$(realpath "$(command -v swift)")
toolchain=${swift%/bin/*}
log=$root/var/log/vitrine.log

# Shows what a command said only if it fails.
quietly() { "$@" >"$log" 2>&1 || { tail -n 40 "$log" >&2; exit 1; }; }

inside() {
  HOME=/root PATH=$toolchain/bin:/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive TMPDIR=/tmp \
    chroot "$root" sh -c 'cd "$0" && exec "$@"' "$here" "$@" </dev/null
}

mount_inside() {
  mkdir -p "$root$2"
  mount --bind "$1" "$root$2"
}

if [ ! -e "$root/etc/debian_version" ]; then
  mkdir -p "$root"
  debootstrap --variant=minbase "$release" "$root" >"$root.log" 2>&1 || { tail "$root.log" >&2; exit 1; }
  rm -f "$root.log"
fi
cp /etc/resolv.conf "$root/etc/resolv.conf"
mount_inside /dev /dev
mount_inside /proc /proc
# Where it is here: what it has built looks for its libraries there.
mount_inside "$toolchain" "$toolchain"
mount -o remount,ro,bind "$root$toolchain"
mkdir -p "$root$here"
if [ -n "${BUILT:-}" ]; then
  mount --bind "$here" "$root$here"
  mount -o remount,ro,bind "$root$here"
else
  (cd "$here" && git ls-files -z --cached --others --exclude-standard |
    tar --null --files-from=- --ignore-failed-read --warning=no-failed-read -cf -) | tar -C "$root$here" -xf -
  for fetched in checkouts repositories artifacts workspace-state.json; do
    [ ! -e "$here/.build/$fetched" ] || [ -e "$root$here/.build/$fetched" ] || {
      mkdir -p "$root$here/.build"
      cp -a "$here/.build/$fetched" "$root$here/.build/"
    }
  done
fi

# What Swift's instructions have one install, by the names that the release has for them.
quietly inside apt-get update -qq
gcc=$(inside sh -c "apt-cache depends gcc | sed -n 's/.*Depends: gcc-\([0-9]*\)$/\1/p'")
quietly inside apt-get install -y -qq --no-install-recommends binutils-gold ca-certificates git gnupg libc6-dev \
  libcurl4-openssl-dev libedit-dev "libgcc-$gcc-dev" libncurses-dev libpython3-dev libsqlite3-dev \
  "libstdc++-$gcc-dev" libxml2-dev libz3-dev make pkg-config tzdata unzip zlib1g-dev
inside make deps
echo "Debian $(cat "$root/etc/debian_version"):"
if [ $# -gt 0 ]; then
  inside "$@"
  exit
fi
[ -n "${BUILT:-}" ] || inside swift build --build-tests
inside .build/debug/snapshot doctor || true
inside .build/debug/snapshot render -o /tmp/out --screen 'settings-*' --device iphone-15 --scheme light
inside .build/debug/VitrinePackageTests.xctest --testing-library swift-testing --filter \
  'CairoRenderTests|SnapshotKitTests|DesignSystemTests|SpecimenTests|HostileTests|BrokenImageTests|GateTests'
