#!/bin/sh
# Runs the lines of Examples/ci/Dockerfile without an engine: in a Debian of its own, which goes
# afterwards, with this machine's Swift in place of the image's. As root; arguments go to the
# image's command.
#
#   apt-get install debootstrap && sh scripts/try-dockerfile.sh [verify --screen 'settings-*']
#
# VISIBLE names folders of this machine that are seen inside too, such as one of mirrors.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
file=$here/Examples/ci/Dockerfile

# Mounts are of a process of their own: they are gone before the folder is removed.
if [ -z "${TRIED:-}" ]; then
  for tool in debootstrap swift unshare; do
    command -v "$tool" >/dev/null || { echo "$tool is missing" >&2; exit 2; }
  done
  TRIED=$(mktemp -d /tmp/vitrine-image-XXXXXX)
  export TRIED
  trap 'rm -rf "$TRIED"' EXIT
  trap 'exit 130' INT TERM
  unshare --mount sh "$0" "$@"
  exit
fi
root=$TRIED/root
context=$TRIED/context
# The settings of ENV, as NAME=VALUE, one a line.
settings=$TRIED/settings
folder=/
touch "$settings"

mount_inside() {
  mkdir -p "$root$2"
  mount --bind "$1" "$root$2"
  [ "${3:-}" = writable ] || mount -o remount,ro,bind "$root$2"
}

inside() {
  (
    while IFS= read -r setting; do export "${setting?}"; done <"$settings"
    HOME=/root PATH=/opt/swift/bin:/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive
    export HOME PATH DEBIAN_FRONTEND
    unset TRIED TMPDIR
    exec chroot "$root" sh -c 'cd "$0" && exec "$@"' "$folder" "$@" </dev/null
  )
}

# FROM: Debian of the image's release, what Swift's instructions have one install, and the
# toolchain.
begin() {
  release=${1##*-}
  debootstrap --variant=minbase "$release" "$root" >"$TRIED/log" 2>&1 || { tail "$TRIED/log" >&2; exit 1; }
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  mount_inside /dev /dev writable
  mount_inside /proc /proc writable
  swift=$(realpath "$(command -v swift)")
  mount_inside "${swift%/bin/*}" /opt/swift
  for shown in ${VISIBLE:-}; do mount_inside "$shown" "$shown"; done
  inside sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends binutils-gold ca-certificates git \
    gnupg libc6-dev libcurl4-openssl-dev libedit-dev libgcc-12-dev libncurses-dev libpython3-dev libsqlite3-dev \
    libstdc++-12-dev libxml2-dev libz3-dev pkg-config tzdata unzip zlib1g-dev' >"$TRIED/log" 2>&1 ||
    { tail "$TRIED/log" >&2; exit 1; }
}

# COPY [--exclude=PATTERN]... SOURCE... TARGET, from the files that git knows. Of folders what is in
# them, as an engine does.
copy() {
  excluded=
  while :; do
    case $1 in
      --exclude=*) excluded="$excluded --exclude=./${1#--exclude=}"; shift ;;
      --*) echo "COPY $1 is not known here" >&2; exit 2 ;;
      *) break ;;
    esac
  done
  for target in "$@"; do :; done
  case $target in /*) target=$root$target ;; *) target=$root$folder/$target ;; esac
  mkdir -p "$target"
  while [ $# -gt 1 ]; do
    if [ -d "$context/$1" ]; then
      # shellcheck disable=SC2086 # an option each
      tar -C "$context/$1" --anchored --no-wildcards-match-slash $excluded -cf - . | tar -C "$target" -xf -
    else
      cp -p "$context/$1" "$target/"
    fi
    shift
  done
}

# The words of ["a", "b"].
words() { echo "$1" | sed 's/^\[//; s/\]$//; s/"//g; s/,//g'; }

mkdir "$context"
(cd "$here" && git ls-files -z --cached --others --exclude-standard |
  tar --null --files-from=- --ignore-failed-read --warning=no-failed-read -cf -) | tar -C "$context" -xf -
sed -e ':a' -e '/\\$/N; s/\\\n//; ta' "$file" | grep -v '^#' | grep . >"$TRIED/lines"
entry= usual=
while read -r instruction rest <&3; do
  started=$(date +%s)
  # Patterns are for COPY's own eyes.
  set -f
  case $instruction in
    FROM) begin "$rest" ;;
    WORKDIR) folder=$rest; mkdir -p "$root$folder" ;;
    # shellcheck disable=SC2086 # words
    COPY) copy $rest ;;
    ENV) echo "$rest" >>"$settings" ;;
    RUN) inside sh -c "$rest" >"$TRIED/log" 2>&1 || { tail -n 40 "$TRIED/log" >&2; exit 1; } ;;
    ENTRYPOINT) entry=$(words "$rest") ;;
    CMD) usual=$(words "$rest") ;;
    *) echo "$instruction is not known here" >&2; exit 2 ;;
  esac
  set +f
  echo "$(($(date +%s) - started)) s  $instruction $rest"
done 3<"$TRIED/lines"
# shellcheck disable=SC2086 # words
[ $# -gt 0 ] || set -- $usual
# shellcheck disable=SC2086
inside $entry "$@"
