#!/bin/sh
# Names at once all fonts of the project that are missing, before anything is built. The list is
# that of the renderer; a release may add a version to a file's name.
set -eu
list=$(dirname "$0")/../Sources/CairoRender/Resources/fonts.json
missing=$(sed -n \
  's/.*"family": "\([^"]*\)".*"package": "\([^"]*\)", "path": "\([^"]*\)".*/\3|\1|\2/p' "$list" |
  while IFS='|' read -r path family package; do
    set -- "${path%.*}"*
    [ ! -e "$1" ] || continue
    stem=$(basename "${path%.*}")
    found=$(find /usr/share/fonts /usr/local/share/fonts -name "$stem*" 2>/dev/null | head -n 1)
    [ -n "$found" ] || echo "  $family, of the package $package"
  done | sort -u)
[ -n "$missing" ] || exit 0
echo "These fonts are missing:" >&2
echo "$missing" >&2
echo "Install their packages anew: apt-get install --reinstall PACKAGE" >&2
exit 2
