#!/usr/bin/env python3
"""Records layout vectors: random trees, laid out by headless Chromium.

    scripts/record_vectors.py --seed 1 --count 3000 > Tests/LayoutEngineTests/Vectors/browser.txt

A tree depends on its seed alone. Needs Debian's `chromium` and PyPI's `fonttools`. The format is
described in Guides/Layout-vectors.md; LayoutConformance/CompactVector.swift reads it.
"""

import argparse
import base64
import io
import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ABBREVIATIONS = {
    "display": "d", "position": "p", "direction": "dir", "boxSizing": "bs", "overflowX": "ox",
    "overflowY": "oy", "width": "w", "height": "h", "minWidth": "nw", "minHeight": "nh",
    "maxWidth": "xw", "maxHeight": "xh", "aspectRatio": "ar", "marginTop": "mt",
    "marginRight": "mr", "marginBottom": "mb", "marginLeft": "ml", "marginInlineStart": "ms",
    "marginInlineEnd": "me", "paddingTop": "pt", "paddingRight": "pr", "paddingBottom": "pb",
    "paddingLeft": "pl", "paddingInlineStart": "ps", "paddingInlineEnd": "pe",
    "borderTopWidth": "bt", "borderRightWidth": "br", "borderBottomWidth": "bb",
    "borderLeftWidth": "bl", "top": "t", "right": "r", "bottom": "b", "left": "l",
    "insetInlineStart": "is", "insetInlineEnd": "ie", "flexDirection": "fd", "flexWrap": "fw",
    "flexGrow": "fg", "flexShrink": "fs", "flexBasis": "fb", "justifyContent": "jc",
    "alignContent": "ac", "alignItems": "ai", "alignSelf": "as", "justifyItems": "ji",
    "justifySelf": "js", "rowGap": "rg", "columnGap": "cg", "order": "o",
    "gridTemplateColumns": "gc", "gridTemplateRows": "gr", "gridAutoColumns": "gac",
    "gridAutoRows": "gar", "gridAutoFlow": "gf", "gridColumnStart": "cs", "gridColumnEnd": "ce",
    "gridRowStart": "rs", "gridRowEnd": "re", "gridTemplateAreas": "ga",
}
LENGTHS = [0, 5, 10, 12.5, 17, 20, 30, 33, 40, 50, 60, 75, 80, 100, 120, 150, 200]
SMALL = [0, 1, 2, 3, 5, 7.5, 8, 10, 15]
PERCENTS = ["0%", "10%", "20%", "25%", "33%", "50%", "75%", "100%", "120%"]
ITEM_POSITIONS = ["stretch", "flex-start", "flex-end", "start", "end", "self-start", "self-end",
                  "center", "baseline", "last baseline", "normal", "safe center", "unsafe end",
                  "safe end"]
INLINE_POSITIONS = ITEM_POSITIONS + ["left", "right"]
CONTENT_POSITIONS = ["flex-start", "flex-end", "start", "end", "center", "space-between",
                     "space-around", "space-evenly", "stretch", "normal", "safe center",
                     "unsafe center", "safe end"]
AREAS = [["a"], ["a a", "b c"], ["a b", "a c"], [". a", "b b"], ["a . b"], ["a", "b"]]
LINE_NAMES = ["m", "m", "n", "m n", "a-start", "b-end"]
NAMED_LINES = ["a", "b", "c", "m", "n", "m 2", "m -1", "n 3", "a-start", "b-end 1", "span m",
               "span 2 m", "span n", "span a", "span 2 b-start"]


INITIAL = {
    "flexShrink": 1, "order": 0, "alignContent": "normal", "justifyContent": "normal",
    "alignItems": "normal", "justifyItems": "normal", "alignSelf": "auto", "justifySelf": "auto",
    "gridColumnStart": "auto", "gridColumnEnd": "auto", "gridRowStart": "auto",
    "gridRowEnd": "auto", "minWidth": "auto", "minHeight": "auto",
}


class Generator:
    """One random tree; `node` makes its nodes."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.left = self.random.choice([3, 5, 8, 12, 16])
        # Each tree draws on some of the features, so that failures point at few of them.
        self.features = {name for name in [
            "percent", "minmax", "margin", "autoMargin", "padding", "border", "boxSizing", "keyword",
            "ratio", "absolute", "relative", "direction", "wrap", "gap", "order", "overflow",
            "align", "grid", "text", "contents", "logical", "spans", "tracks", "static",
            "names", "areas"]
            if self.random.random() < 0.5}

    def chance(self, share):
        return self.random.random() < share

    def has(self, feature, share):
        return feature in self.features and self.chance(share)

    def length(self, lengths=LENGTHS):
        if self.has("percent", 0.25):
            return self.random.choice(PERCENTS)
        return self.random.choice(lengths)

    def size(self):
        if self.has("keyword", 0.2):
            return self.random.choice(["min-content", "max-content", "fit-content", "stretch"])
        return self.length()

    def node(self, depth, parent):
        self.left -= 1
        style = {"display": self.display(depth)}
        self.box(style, is_root=parent is None)
        if parent is not None:
            self.item(style, parent)
        if style["display"] in ("flex", "grid"):
            self.container(style)
        style = {k: v for k, v in style.items() if INITIAL.get(k) != v and not (
            v == 0 and k.startswith(("margin", "padding", "rowGap", "columnGap")))}
        node = {"style": style, "children": []}
        if style["display"] == "block" and "text" in self.features:
            node["text"] = self.words()
        if style["display"] in ("flex", "grid", "contents", "none"):
            most = 4 if style["display"] != "grid" else 6
            for _ in range(self.random.randint(0 if depth else 1, most)):
                if self.left > 0 and depth < 8:
                    inner = parent if style["display"] == "contents" else style
                    node["children"].append(self.node(depth + 1, inner))
        return node

    def display(self, depth):
        if depth == 0:
            return "grid" if self.has("grid", 0.5) else "flex"
        if self.has("contents", 0.1):
            return self.random.choice(["contents", "none"])
        if self.chance(0.25 + depth * 0.06):
            return "block"
        return "grid" if self.has("grid", 0.4) else "flex"

    def words(self):
        words = ["H" * self.random.randint(1, 5) for _ in range(self.random.randint(1, 5))]
        return self.random.choice([" ", "\u200b"]).join(words)

    def box(self, style, is_root):
        if "boxSizing" in self.features and self.chance(0.6):
            style["boxSizing"] = "border-box"
        for name in ("width", "height"):
            if self.chance(0.65 if is_root else 0.35):
                style[name] = self.random.choice(LENGTHS[6:]) if is_root else self.size()
        for name in ("minWidth", "minHeight", "maxWidth", "maxHeight"):
            if self.has("minmax", 0.15):
                style[name] = self.random.choice(LENGTHS) if is_root else self.length()
        if self.has("ratio", 0.15) and not is_root:
            style["aspectRatio"] = self.random.choice([0.5, 1, 2, 1.5, 0.25])
        if self.has("overflow", 0.15):
            style["overflowX"] = style["overflowY"] = self.random.choice(
                ["hidden", "hidden", "clip"])
        if self.has("direction", 0.3):
            style["direction"] = self.random.choice(["ltr", "rtl"])
        inline = ["InlineStart", "InlineEnd"] if self.has("logical", 0.4) else ["Left", "Right"]
        for edge in ["Top", "Bottom"] + inline:
            if self.has("padding", 0.25):
                style["padding" + edge] = (
                    self.random.choice(SMALL) if is_root else self.length(SMALL))
            if self.has("margin", 0.25) and not is_root:
                style["margin" + edge] = self.length(SMALL + [-5, -10])
            if self.has("autoMargin", 0.1) and not is_root:
                style["margin" + edge] = "auto"
            if self.has("border", 0.2) and not edge.startswith("Inline"):
                style["border" + edge + "Width"] = self.random.choice([1, 2, 5])
        if is_root:
            style["position"] = "relative"
            style["direction"] = self.random.choice(["ltr", "ltr", "rtl"])

    def item(self, style, parent):
        if self.has("absolute", 0.2):
            style["position"] = "absolute"
        elif self.has("relative", 0.4):
            style["position"] = "relative"
        if style.get("position"):
            inline = ["insetInlineStart", "insetInlineEnd"] if self.has("logical", 0.4) else [
                "right", "left"]
            for edge in ["top", "bottom"] + inline:
                if self.chance(0.35):
                    style[edge] = self.length(SMALL + [-5])
        if self.chance(0.3):
            style["flexGrow"] = self.random.choice([0.25, 0.5, 1, 1, 2, 3])
        if self.chance(0.3):
            style["flexShrink"] = self.random.choice([0, 0, 0.5, 1, 2])
        if self.chance(0.25):
            style["flexBasis"] = (
                self.random.choice(["content", "min-content", "max-content", "fit-content",
                                    "stretch"])
                if self.has("keyword", 0.3) else self.length())
        if self.has("align", 0.25):
            style["alignSelf"] = self.random.choice(ITEM_POSITIONS)
        if self.has("align", 0.25):
            style["justifySelf"] = self.random.choice(INLINE_POSITIONS)
        if self.has("order", 0.3):
            style["order"] = self.random.choice([-1, 1, 2])
        if parent["display"] == "grid":
            self.grid_item(style)

    def grid_item(self, style):
        for name in ("gridColumnStart", "gridColumnEnd", "gridRowStart", "gridRowEnd"):
            if self.has("spans", 0.3):
                style[name] = self.random.choice(
                    [1, 1, 2, 2, 3, -1, -2, "span 2", "span 3", "auto"])
            if self.has("names", 0.3) or self.has("areas", 0.2):
                style[name] = self.random.choice(NAMED_LINES)
        if self.has("areas", 0.4):
            area = self.random.choice("abc")
            style.update(gridColumnStart=area, gridColumnEnd=area, gridRowStart=area,
                         gridRowEnd=area)

    def container(self, style):
        if self.has("gap", 0.5):
            style["rowGap"] = self.length(SMALL)
        if self.has("gap", 0.5):
            style["columnGap"] = self.length(SMALL)
        for name, values in (("justifyContent", CONTENT_POSITIONS + ["left", "right"]),
                             ("alignContent", CONTENT_POSITIONS), ("alignItems", ITEM_POSITIONS)):
            if self.has("align", 0.35):
                style[name] = self.random.choice(values)
        if style["display"] == "flex":
            self.flex_container(style)
        else:
            self.grid_container(style)

    def flex_container(self, style):
        if self.chance(0.6):
            style["flexDirection"] = self.random.choice(
                ["column", "column", "column", "row-reverse", "column-reverse"])
        if self.has("wrap", 0.5):
            style["flexWrap"] = self.random.choice(["wrap", "wrap", "wrap-reverse"])

    def grid_container(self, style):
        if self.has("align", 0.35):
            style["justifyItems"] = self.random.choice(INLINE_POSITIONS)
        if self.chance(0.75):
            style["gridTemplateColumns"] = self.tracks()
        if self.chance(0.6):
            style["gridTemplateRows"] = self.tracks()
        if self.has("tracks", 0.3):
            style["gridAutoColumns"] = [self.track() for _ in range(self.random.randint(1, 2))]
        if self.has("tracks", 0.3):
            style["gridAutoRows"] = [self.track() for _ in range(self.random.randint(1, 2))]
        if self.chance(0.3):
            style["gridAutoFlow"] = self.random.choice(["column", "row dense", "column dense"])
        if self.has("areas", 0.5):
            style["gridTemplateAreas"] = self.random.choice(AREAS)

    def tracks(self):
        tracks = self.track_list()
        if self.has("names", 0.6):
            # From the end, because names may not follow upon names.
            for place in range(len(tracks), -1, -1):
                if self.chance(0.4):
                    tracks.insert(place, f"[{self.random.choice(LINE_NAMES)}]")
        return tracks

    def track_list(self):
        tracks = [self.track() for _ in range(self.random.randint(1, 3))]
        if self.has("tracks", 0.15):
            fixed = [{"repeat": {"count": self.random.choice(["auto-fill", "auto-fit"]),
                                 "tracks": [self.random.choice([20, 30, 50])]}}]
            return fixed + [t for t in tracks if isinstance(t, (int, float))]
        if self.has("tracks", 0.15):
            if self.has("names", 0.6):
                tracks.insert(self.random.randint(0, len(tracks)),
                              f"[{self.random.choice(LINE_NAMES)}]")
            return [{"repeat": {"count": self.random.randint(2, 3), "tracks": tracks}}]
        return tracks

    def track(self):
        kind = self.random.random()
        if kind < 0.3:
            return self.random.choice([20, 30, 40, 50, 80])
        if kind < 0.5:
            return self.random.choice(["1fr", "1fr", "2fr", "0.5fr"])
        if kind < 0.65:
            return "auto"
        if "tracks" not in self.features:
            return self.random.choice([10, 40, "auto", "1fr"])
        if kind < 0.75:
            return self.random.choice(["min-content", "max-content"])
        if kind < 0.82:
            return {"fitContent": self.random.choice([20, 40, "50%"])}
        if kind < 0.9:
            return self.length([20, 40])
        low = self.random.choice([0, 20, 40, "auto", "min-content", "max-content"])
        high = self.random.choice([10, 60, "auto", "min-content", "max-content", "1fr", "50%"])
        return {"minmax": [low, high]}


def track_css(track):
    if isinstance(track, dict):
        if "repeat" in track:
            inner = " ".join(track_css(t) for t in track["repeat"]["tracks"])
            return f"repeat({track['repeat']['count']},{inner})"
        if "minmax" in track:
            return "minmax(" + ",".join(track_css(t) for t in track["minmax"]) + ")"
        return f"fit-content({track_css(track['fitContent'])})"
    return track if isinstance(track, str) else f"{track:g}px"


def value_css(name, value):
    if name == "gridTemplateAreas":
        return " ".join(f"'{row}'" for row in value)
    if isinstance(value, list):
        return " ".join(track_css(t) for t in value)
    if isinstance(value, str):
        return value
    unitless = {"flexGrow", "flexShrink", "aspectRatio", "order", "gridColumnStart",
                "gridColumnEnd", "gridRowStart", "gridRowEnd"}
    return f"{value:g}" if name in unitless else f"{value:g}px"


def css_name(name):
    return re.sub("[A-Z]", lambda match: "-" + match[0].lower(), name)


def node_html(node, is_root=False):
    style = dict(node["style"])
    if is_root:
        # The root has unlimited room: its automatic width is that of its content.
        style.setdefault("width", "max-content")
    css = ";".join(f"{css_name(k)}:{value_css(k, v)}" for k, v in style.items())
    if any(name.startswith("border") for name in style):
        css += ";border-style:solid;" + ";".join(
            f"border-{edge.lower()}-width:0" for edge in ("Top", "Right", "Bottom", "Left")
            if f"border{edge}Width" not in style)
    inner = node.get("text", "") + "".join(node_html(child) for child in node["children"])
    return f'<div style="{css}">{inner}</div>'


def compact(node, rects):
    parts = [f"{ABBREVIATIONS[k]} {compact_value(k, v)}" for k, v in node["style"].items()]
    if "text" in node:
        parts.append("x " + node["text"].replace("\u200b", "_"))
    # Browsers count in 1/64 px.
    rect = " ".join(f"{round(v * 64)}" for v in next(rects))
    children = "".join(compact(child, rects) for child in node["children"])
    return f"({';'.join(parts)}#{rect}{children})"


def compact_value(name, value):
    if name == "gridTemplateAreas":
        return "/".join(value)
    if isinstance(value, list):
        return " ".join(track_css(t).replace("px", "") for t in value)
    return value if isinstance(value, str) else f"{value:g}"


MEASURE = """
function visit(node, origin, out) {
  const style = getComputedStyle(node);
  const hidden = style.display === 'contents' || node.getClientRects().length === 0;
  const box = node.getBoundingClientRect();
  out.push(hidden ? [0, 0, 0, 0]
    : [box.left - origin.left, box.top - origin.top, box.width, box.height]);
  for (const child of node.children) visit(child, hidden ? origin : box, out);
}
document.fonts.load('10px Squares', 'H').then(() => {
  const out = [];
  for (const tree of document.querySelectorAll('.tree')) {
    const rects = [];
    visit(tree.firstElementChild, tree.firstElementChild.getBoundingClientRect(), rects);
    out.push(rects);
  }
  document.body.textContent = 'RECTS' + JSON.stringify(out) + 'END';
});
"""


def font():
    """A font whose characters are squares with the baseline at 80%, but for a zero-width space."""
    from fontTools.fontBuilder import FontBuilder
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    def glyph(side):
        pen = TTGlyphPen(None)
        if side:
            pen.moveTo((0, -200))
            for point in ((side, -200), (side, 800), (0, 800)):
                pen.lineTo(point)
            pen.closePath()
        return pen.glyph()

    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "square", "space", "zero"])
    builder.setupCharacterMap({ord("H"): "square", ord(" "): "space", 0x200B: "zero"})
    builder.setupGlyf({".notdef": glyph(1000), "square": glyph(1000), "space": glyph(0),
                       "zero": glyph(0)})
    builder.setupHorizontalMetrics(
        {".notdef": (1000, 0), "square": (1000, 0), "space": (1000, 0), "zero": (0, 0)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Squares", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    data = io.BytesIO()
    builder.save(data)
    return base64.b64encode(data.getvalue()).decode()


def page(trees, squares):
    wrapped = "".join(
        f'<div class="tree" style="position:absolute;left:0;top:0;width:10000px;height:10000px">'
        f"{node_html(tree, is_root=True)}</div>" for tree in trees)
    return (
        "<!DOCTYPE html><meta charset=utf-8><style>@font-face{font-family:Squares;"
        f"src:url(data:font/ttf;base64,{squares})}}body{{margin:0;font:10px/10px Squares}}"
        f"</style><body>{wrapped}<script>{MEASURE}</script>")


def record(trees, squares, folder):
    path = Path(folder) / "page.html"
    path.write_text(page(trees, squares), encoding="utf-8")
    run = subprocess.run(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
         "--virtual-time-budget=20000", f"--user-data-dir={folder}/profile", path.as_uri()],
        capture_output=True, text=True, timeout=300, check=True)
    found = re.search("RECTS(.*)END", run.stdout, re.DOTALL)
    if not found:
        raise SystemExit("Chromium printed no geometry:\n" + run.stderr[-2000:])
    return json.loads(found[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=1, help="the first tree's seed")
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--batch", type=int, default=500, help="trees a page")
    arguments = parser.parse_args()
    squares = font()
    with tempfile.TemporaryDirectory() as folder:
        for start in range(arguments.seed, arguments.seed + arguments.count, arguments.batch):
            seeds = range(start, min(start + arguments.batch, arguments.seed + arguments.count))
            trees = [Generator(seed).node(0, None) for seed in seeds]
            for seed, tree, rects in zip(seeds, trees, record(trees, squares, folder)):
                print(f"{seed} {compact(tree, iter(rects))}")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
