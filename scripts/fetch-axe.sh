#!/bin/sh
# Fetches axe-core, by which tests look at the web app's accessibility, from PyPI into .build/axe.
# Nothing else needs it: where it is not there, those tests are skipped by name.
set -e
cd "$(dirname "$0")/.."
[ -f .build/axe/axe.min.js ] && exit 0
mkdir -p .build/axe
python3 -m pip download --quiet --no-deps --dest .build/axe axe-playwright-python==0.1.8
python3 -c 'import glob, zipfile
wheel = glob.glob(".build/axe/*.whl")[0]
script = zipfile.ZipFile(wheel).read("axe_playwright_python/axe.min.js")
open(".build/axe/axe.min.js", "wb").write(script)'
