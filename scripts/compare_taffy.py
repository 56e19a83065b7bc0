#!/usr/bin/env python3
"""Times Taffy (through PyPI's `stretchable`) on the trees of `swift run -c release benchmark
layout`.

    pip install stretchable
    scripts/compare_taffy.py

Building goes through Python, so only the layout itself is timed, in processor time; what passes
results back to Python is part of it.
"""

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


def measure(name, nodes, root, size):
    start = time.process_time()
    root.compute_layout(size)
    elapsed = (time.process_time() - start) * 1000
    print(f"{name:32} {nodes:6} nodes {elapsed:9.3f} ms {elapsed * 1000 / nodes:8.3f} us/node",
          flush=True)


def main():
    # Python takes 3 ms a node to build a tree, so that the larger one is left out.
    for rows in (10, 30):
        measure("full", 1 + rows * 111, nested(rows), (1000, 10 * rows))
    for alternating in (True, False):
        for depth in (8, 12, 16, 20):
            kind = "rows and columns" if alternating else "columns"
            measure(f"chain {depth} of {kind}", 2 * depth, chain(depth, alternating), (1000, 1000))


if __name__ == "__main__":
    main()
