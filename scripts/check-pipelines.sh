#!/bin/sh
# Checks the pipelines of Examples and README's against their schemas, by two packages of PyPI,
# which go to .build/pipelines; without pip, or without PyPI, it says so and ends well.
set -eu
cd "$(dirname "$0")/.."
packages=.build/pipelines
if [ ! -d "$packages" ]; then
  python3 -m pip install --quiet --disable-pip-version-check --target "$packages.partial" \
    check-jsonschema==0.39.0 kubernetes-validate==1.37.0 >/dev/null 2>&1 ||
    { rm -rf "$packages.partial"; echo "Pipelines are not checked: check-jsonschema is not to be had."; exit 0; }
  mv "$packages.partial" "$packages"
fi
export PYTHONPATH="$packages"
# Says nothing where all is well.
check() { said=$("$@" 2>&1) || { echo "$said" >&2; exit 1; }; }
schema() { check python3 -m check_jsonschema --builtin-schema "vendor.$@"; }
schema github-workflows Examples/ci/github/workflows/*.yml
schema github-actions Examples/ci/github/actions/*/action.yml
# README's, as a reader copies it.
readme=.build/readme-pipeline
mkdir -p "$readme"
awk '/^`.github\/workflows\// {found = 1} found && /^```$/ {exit} inside {print} found && /^```yaml$/ {inside = 1}' \
  README.md >"$readme/snapshots.yml"
[ -s "$readme/snapshots.yml" ] || { echo "README has no pipeline of GitHub's" >&2; exit 1; }
schema github-workflows "$readme/snapshots.yml"
schema gitlab-ci Examples/ci/gitlab.yml
check "$packages/bin/kubernetes-validate" --strict Examples/cluster/kubernetes.yaml
# Its job is run too, by what the tests built.
fixture=.build/debug/snapshot-fixture
if [ -x "$fixture" ]; then
  check python3 scripts/try-indexed-job.py Examples/cluster/kubernetes.yaml "$fixture"
else
  echo "The indexed job is not run: make test builds what it takes."
fi
