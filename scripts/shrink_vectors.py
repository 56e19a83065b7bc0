#!/usr/bin/env python3
"""Shrinks trees that LayoutEngine lays out otherwise than Chromium, as far as they still differ.

    swift build -c release --product layout-conformance
    scripts/shrink_vectors.py .build/release/layout-conformance SEED...

Prints for each seed of scripts/record_vectors.py its smallest tree, with Chromium's geometry, and
what the engine makes of it. Trees that do not differ are left out.
"""

import argparse
import subprocess
import tempfile
from pathlib import Path

from record_vectors import Generator, compact, font, record

PAGE = 500


class Differences:
    """Tells which trees differ, by Chromium and the engine's checker."""

    def __init__(self, checker, folder):
        self.checker = checker
        self.folder = folder
        self.squares = font()

    def among(self, trees):
        """The numbers of those that differ, each with its vector and the checker's lines."""
        lines = []
        for start in range(0, len(trees), PAGE):
            page = trees[start:start + PAGE]
            for index, (tree, rects) in enumerate(
                    zip(page, record(page, self.squares, self.folder)), start):
                lines.append(f"{index} {compact(tree, iter(rects))}")
        path = Path(self.folder) / "vectors.txt"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        run = subprocess.run([self.checker, path], capture_output=True, text=True, check=False)
        found = {}
        for line in run.stdout.splitlines()[:-1]:
            number, message = line.split(" ", 1)
            found.setdefault(int(number), []).append(message)
        if run.returncode == 2:
            raise SystemExit(run.stderr)
        return {n: (lines[n].split(" ", 1)[1], messages) for n, messages in found.items()}


def edits(tree):
    """All ways to make a tree smaller by one step; nodes are numbered in the order of the
    document."""
    found = []

    def visit(node, is_root):
        number = len(numbers)
        numbers.append(node)
        if not is_root:
            found.append(("drop", number))
            found.append(("hoist", number))
        if len(node.get("text", "H")) > 1:
            found.append(("shorten", number))
        for name, value in node["style"].items():
            # A `visible` axis beside one that is not gets a scroll bar: both axes go with
            # `overflowX`.
            if name in ("display", "overflowY") or (is_root and name == "position"):
                continue
            found.append(("unset", number, name))
            if isinstance(value, list) and name != "gridTemplateAreas":
                found.extend(("track", number, name, index) for index in range(len(value)))
        for child in node["children"]:
            visit(child, False)

    numbers = []
    visit(tree, True)
    return found


def edited(tree, changes):
    """The tree after some of its edits, or nothing where CSS would not parse it."""
    changes = set(changes)
    counter = iter(range(1 << 30))

    def visit(node):
        number = next(counter)
        children = [kept for child in node["children"] for kept in visit(child)]
        if ("drop", number) in changes:
            return []
        if ("hoist", number) in changes:
            return children
        copy = {"style": {}, "children": children}
        if "text" in node:
            copy["text"] = "H" if ("shorten", number) in changes else node["text"]
        for name, value in node["style"].items():
            if isinstance(value, list):
                value = [item for index, item in enumerate(value)
                         if ("track", number, name, index) not in changes]
            unset = "overflowX" if name == "overflowY" else name
            if value != [] and ("unset", number, unset) not in changes:
                copy["style"][name] = value
        return [copy]

    return visit(tree)[0]


def is_valid(tree):
    """Whether CSS would parse the tree's track lists, and text is in leaves alone."""
    for name, value in tree["style"].items():
        if isinstance(value, list) and name != "gridTemplateAreas":
            names = [isinstance(item, str) and item.startswith("[") for item in value]
            if all(names) or any(a and b for a, b in zip(names, names[1:])):
                return False
    if tree["children"] and tree["style"]["display"] == "block":
        return False
    return all(is_valid(child) for child in tree["children"])


def size(tree):
    return 3 + len(tree.get("text", "")) + sum(
        1 + (len(value) if isinstance(value, list) else 0) for value in tree["style"].values()
    ) + sum(size(child) for child in tree["children"])


def chunks(tree, parts):
    """Trees after one in so many parts of their edits; a part of one edit is the smallest."""
    steps = edits(tree)
    length = max(1, len(steps) // parts)
    proposed = [edited(tree, steps[start:start + length]) for start in range(0, len(steps), length)]
    return [small for small in proposed if is_valid(small)]


def shrink(trees, differences):
    """Applies ever smaller parts of each tree's edits, while it still differs; the smallest trees
    stay."""
    results = {}
    parts = {seed: 2 for seed in trees}
    while parts:
        proposed = [(seed, tree) for seed in sorted(parts)
                    for tree in [trees[seed], *chunks(trees[seed], parts[seed])]]
        found = differences.among([tree for _, tree in proposed])
        best = {}
        for number in found:
            seed, tree = proposed[number]
            if seed not in best or size(tree) < size(proposed[best[seed]][1]):
                best[seed] = number
        for seed in list(parts):
            if seed not in best:
                del parts[seed]
                continue
            results[seed] = found[best[seed]]
            smallest = proposed[best[seed]][1]
            if size(smallest) < size(trees[seed]):
                trees[seed] = smallest
            elif parts[seed] < len(edits(smallest)):
                parts[seed] *= 2
            else:
                del parts[seed]
    return results


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("checker", help="the program layout-conformance")
    parser.add_argument("seeds", type=int, nargs="+")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        trees = {seed: Generator(seed).node(0, None) for seed in arguments.seeds}
        shrunk = shrink(trees, Differences(arguments.checker, folder))
    for seed, (vector, messages) in sorted(shrunk.items(), key=lambda item: len(item[1][0])):
        print(seed, vector)
        for message in messages:
            print("   ", message)


if __name__ == "__main__":
    main()
