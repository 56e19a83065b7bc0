#!/usr/bin/env python3
"""Type-checks other people's SwiftUI projects as they are, and tells what is in the way.

Each folder is one project: the files of one target. They are rewritten as `snapshot sources` does,
into a folder that is removed at the end, and checked against the modules of the debug build, as
Xcode does in a debug build: in Swift 5's language mode, with `DEBUG`, and with `Bundle.module` in a
package. Tests are left out. Nothing is built, drawn or kept: `swift build` goes before.

A project that imports a module which is not there is outside of what is measured, and is told
apart.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOREIGN = {".build", ".git", "Pods", "Carthage", "Tests"}
FOREIGN_ENDS = ("Tests", ".xcodeproj", ".xcworkspace", ".playground", ".bundle", ".framework", ".xcassets")

# What SwiftPM writes for a target with resources.
ACCESSOR = """import Foundation
extension Foundation.Bundle { static let module = Foundation.Bundle.main }
"""


def sources(folder):
    """Swift files of a folder, but for tests, manifests and scripts, in one order everywhere."""
    found = []
    for path, folders, files in os.walk(folder):
        folders[:] = sorted(f for f in folders if f not in FOREIGN and not f.endswith(FOREIGN_ENDS))
        for name in files:
            file = pathlib.Path(path, name)
            # Hidden files are no sources, such as those that macOS puts beside a file for its
            # attributes.
            if name.endswith(".swift") and not name.startswith(".") and not re.fullmatch(r"Package(@swift-.*)?\.swift", name):
                with open(file, "rb") as opened:
                    if opened.read(2) != b"#!":
                        found.append(file)
    return sorted(found)


def uses_module(files):
    """Whether files of a package name its bundle, and none declares it."""
    texts = [f.read_text(errors="replace") for f in files]
    return any(".module" in t for t in texts) and not any(re.search(r"(let|var) module\b", t) for t in texts)


def copy(folder, files, copies, build):
    """Writes what the plugin would compile of a folder, and returns why not."""
    job = {
        "assetFolders": [str(folder)], "isModule": False, "isRead": True,
        "constants": f"{copies}/AssetConstants.swift", "reExports": f"{copies}/ReExports.swift",
        "copies": [{"from": str(f), "to": f"{copies}/{f.name}"} for f in files],
        "sources": [str(f) for f in files], "folders": [], "leftOut": [],
    }
    if uses_module(files) and any((above / "Package.swift").exists() for above in [folder, *folder.parents][:4]):
        pathlib.Path(copies, "resource_bundle_accessor.swift").write_text(ACCESSOR)
    path = pathlib.Path(copies, "job.json")
    path.write_text(json.dumps(job))
    made = subprocess.run(
        [build / "vitrine-sources", path], capture_output=True, text=True, errors="replace")
    return [line.removeprefix("error: ") for line in made.stderr.splitlines()] if made.returncode else []


def module_name(folder, modules):
    """The name of a target's module: its folder's, unless one of the modules beneath has it."""
    name = re.sub(r"^(?=\d)", "_", re.sub(r"\W", "_", folder.name))
    return "Tried" if pathlib.Path(modules, f"{name}.swiftmodule").exists() else name


def settings(folder):
    """The flags of the compiler that an app's project of Xcode comes to, which lies above its
    folder."""
    for above in [folder, *folder.parents][:4]:
        projects = list(above.glob("*.xcodeproj/project.pbxproj"))
        if projects:
            text = "".join(path.read_text(errors="replace") for path in projects)
            isolated = "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor" in text
            return ["-enable-bare-slash-regex"] + (["-default-isolation", "MainActor"] if isolated else [])
    return []


def compiler(folder, copies, build, modules):
    """The command that checks a folder of copies."""
    command = ["swiftc", "-typecheck", "-wmo", "-swift-version", "5", "-D", "DEBUG", "-I", modules]
    command += ["-module-name", module_name(folder, modules)] + settings(folder)
    for made in sorted(ROOT.glob("Sources/C/**/module.modulemap")):
        command += ["-Xcc", f"-I{made.parent}"]
    for made in sorted(build.glob("*.build/module.modulemap")):
        command += ["-Xcc", f"-fmodule-map-file={made}"]
    command += ["-module-cache-path", f"{build}/ModuleCache"]
    command += ["-Xfrontend", "-disable-availability-checking"]
    command += ["-load-plugin-executable", f"{build}/SwiftUIMacros-tool#SwiftUIMacros"]
    return command + sorted(map(str, pathlib.Path(copies).glob("*.swift")))


def twins(files):
    """A name that two of the files have, which Swift does not take in one target."""
    names = collections.Counter(f.name for f in files)
    return next((name for name, count in names.items() if count > 1), None)


def check(folder, build, modules, seconds):
    """What becomes of a project: its number of files, its missing modules, its errors as (place,
    text)."""
    folder = pathlib.Path(folder)
    files = sources(folder)
    result = {"folder": str(folder), "files": len(files), "needs": [], "errors": [], "twins": twins(files)}
    if not files or result["twins"]:
        return result
    with tempfile.TemporaryDirectory() as copies:
        unread = copy(folder, files, copies, build)
        if unread:
            result["errors"] = [["", text] for text in unread]
            return result
        try:
            run = subprocess.run(
                compiler(folder, copies, build, modules), capture_output=True, text=True, errors="replace", timeout=seconds)
            log = run.stdout + run.stderr
        except subprocess.TimeoutExpired:
            result["errors"] = [["", f"the compiler had not ended after {seconds} s"]]
            return result
    result["needs"] = sorted(set(re.findall(r"error: no such module '([^']+)'", log)))
    errors = re.findall(r"^(/.*?\.swift:\d+:\d+): error: (.*)$", log, re.M)
    errors = errors or [("", text) for text in re.findall(r"^(macro expansion .*?: error: .*)$", log, re.M)]
    # What the compiler says without a place, such as that it crashed, is no file's.
    errors = errors or [("", text) for text in re.findall(r"^(?:<unknown>:0: )?error: (.*)$", log, re.M)]
    if run.returncode != 0 and not errors:
        errors = [("", "the compiler ended with %d" % run.returncode)]
    result["errors"] = [list(e) for e in sorted(set(errors))]
    return result


def broken(result):
    """The number of files with an error."""
    return len({place.split(".swift:")[0] for place, _ in result["errors"]})


def line(result, shown):
    """What is said of a project."""
    name = result["folder"]
    if not result["files"]:
        return f"{name}: no Swift"
    if result["twins"]:
        return f"{name}: two files are named {result['twins']}, so that it is no one target"
    if result["needs"]:
        return f"{name}: needs {', '.join(result['needs'])}"
    if not result["errors"]:
        return f"{name}: {result['files']} files, unchanged"
    told = [f"{name}: {result['files']} files, {broken(result)} with errors"]
    return "\n".join(told + [f"  {place}: {text}" for place, text in result["errors"][:shown]])


def repository(folder, base):
    """The folder below the common one, `owner+name` told as `owner/name`."""
    parts = pathlib.Path(folder).relative_to(base).parts
    return parts[0].replace("+", "/", 1) if parts else folder


def tables(results):
    """Markdown: repositories, then what is needed from outside, then reasons by the number of
    projects."""
    tried = [r for r in results if r["files"] and not r["needs"] and not r["twins"]]
    base = os.path.commonpath([r["folder"] for r in results])
    rows = collections.defaultdict(lambda: [0, 0, 0, 0])
    for result in tried:
        row = rows[repository(result["folder"], base)]
        row[0] += 1
        row[1] += not result["errors"]
        row[2] += result["files"]
        row[3] += result["files"] - broken(result)
    sums = [sum(row[i] for row in rows.values()) for i in range(4)]
    print("\n| repository | projects | unchanged | files | without an error |\n|---|--:|--:|--:|--:|")
    for name, row in sorted(rows.items(), key=lambda item: item[0].lower()):
        print(f"| {name} | " + " | ".join(map(str, row)) + " |")
    needs = collections.Counter(n for r in results for n in r["needs"])
    print("\n| module from outside | projects |\n|---|--:|")
    for name, count in sorted(needs.items(), key=lambda item: (-item[1], item[0])):
        print(f"| {name} | {count} |")
    reasons = collections.Counter(text for r in tried for text in {text for _, text in r["errors"]})
    print("\n| error | projects |\n|---|--:|")
    for text, count in sorted(reasons.items(), key=lambda item: (-item[1], item[0]))[:100]:
        print(f"| {text} | {count} |")
    print(f"\n{sums[1]} of {sums[0]} projects compile unchanged, {sums[3]} of {sums[2]} files have no error")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", help="a project each")
    parser.add_argument("--list", help="a file that names folders, a line each")
    parser.add_argument("--errors", type=int, default=5, help="errors shown of a project")
    parser.add_argument("--seconds", type=int, default=600, help="after how many seconds the compiler is stopped")
    parser.add_argument("--json", help="a file for all that was found, a line a project")
    parser.add_argument("--modules", help="another folder of modules")
    options = parser.parse_args()
    # By its own name, not by the link to it: modules name the cache that they were built with.
    build = (ROOT / ".build" / "debug").resolve()
    if not (build / "vitrine-sources").exists():
        sys.exit(f"No debug build in {build}: run swift build first.")
    folders = options.folders
    if options.list:
        folders += [f for f in pathlib.Path(options.list).read_text().splitlines() if f]
    if not folders:
        parser.error("name folders, or a --list of them")
    results = []
    for folder in map(os.path.abspath, folders):
        if not os.path.isdir(folder):
            sys.exit(f"{folder} is no folder.")
        results.append(check(folder, build, options.modules or build / "Modules", options.seconds))
        print(line(results[-1], options.errors), flush=True)
    if options.json:
        pathlib.Path(options.json).write_text("".join(json.dumps(r) + "\n" for r in results))
    tables(results)


if __name__ == "__main__":
    main()
