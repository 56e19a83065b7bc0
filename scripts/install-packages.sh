#!/bin/sh
# Installs the Debian packages named as arguments that are missing, through sudo where not root.
set -eu

missing=
for package in "$@"; do
  status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
  echo "These packages are missing, and there is no apt-get to install them:$missing" >&2
  exit 2
fi
as_root=
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "Run as root: apt-get install$missing" >&2
    exit 2
  fi
  as_root=sudo
fi
echo "Installing:$missing"
export DEBIAN_FRONTEND=noninteractive
quietly="sh $(dirname "$0")/run-quietly.sh"
# The lists may be stale or absent; a failed update is told by the install that needs it.
$quietly "Reading the lists of packages" $as_root apt-get update -qq || true
# shellcheck disable=SC2086 # one argument a package
$quietly "Installing packages" $as_root apt-get install -y -qq --no-install-recommends $missing
