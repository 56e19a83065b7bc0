#!/usr/bin/env python3
"""Times Taffy (through PyPI's `stretchable`) on the trees of `swift run -c release benchmark layout`.

    pip install stretchable
    scripts/compare_taffy.py

Building goes through Python, so only the layout itself is timed.
"""

import statistics
import time

from stretchable import Node
from stretchable.style import FlexDirection


def nested(rows):
    """Rows of ten columns of ten leaves: grow 1, padding 2 and gaps of 4, as LayoutTrees.swift."""
    def container(direction, children):
        node = Node(flex_direction=direction, flex_grow=1, padding=2, gap=4)
        for child in children:
            node.append(child)
        return node

    def leaf():
        return Node(flex_grow=1)

    root = container(FlexDirection.COLUMN, [
        container(FlexDirection.ROW, [
            container(FlexDirection.COLUMN, [leaf() for _ in range(10)]) for _ in range(10)])
        for _ in range(rows)])
    return root


def chain(depth, alternating):
    """Containers, each with a 5 x 5 leaf and the next level."""
    inner = None
    for level in range(depth):
        direction = (FlexDirection.ROW if alternating and level % 2 else FlexDirection.COLUMN)
        node = Node(flex_direction=direction)
        node.append(Node(size=(5, 5)))
        if inner is not None:
            node.append(inner)
        inner = node
    return inner


def measure(name, make, size, rounds):
    times = []
    for _ in range(rounds):
        root = make()
        start = time.perf_counter()
        root.compute_layout(size)
        times.append((time.perf_counter() - start) * 1000)
    print(f"{name:40} {statistics.median(times):10.3f} ms")


def main():
    measure("full, 11101 nodes", lambda: nested(100), (1000, 1000), 5)
    for alternating in (True, False):
        for depth in (8, 12, 16):
            kind = "rows and columns" if alternating else "columns"
            measure(f"chain {depth} of {kind}", lambda: chain(depth, alternating), (1000, 1000), 3)


if __name__ == "__main__":
    main()
