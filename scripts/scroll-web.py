#!/usr/bin/env python3
"""Measures the web app over so many cells by Debian's chromium: how soon it opens, and what holds
it up while it is scrolled.

    scroll-web.py [CELLS]

Without a number they are 20,000, wide and light, then narrow and dark, into Benchmarks/web.json.

Each cell has a picture of its own, one of the repository's in turn, at three pixels a point: what a
gallery without small scales has. Of each room: milliseconds until it can be seen, elements, the
main thread's longest task while the wheel turns, in milliseconds of the processor and by the clock,
how many took over 50 of the processor, and milliseconds until all pictures of the window are
decoded after a leap to somewhere else. On a machine with other work the clock tells of that work
too.

Exits with 1 where 20,000 cells take over two seconds to open, or a task over 50 milliseconds of the
processor.
"""

import datetime
import glob
import itertools
import json
import os
import platform
import shutil
import sys
import tempfile
import time

from chromium import Browser

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
WEB = os.path.join(ROOT, "Sources/SnapshotKit/Resources/web")
PICTURES = sorted(glob.glob(os.path.join(ROOT, "Snapshots/*/iphone-15-portrait@3x-*.png")))

# Name, data, place, and what scrolls; the page itself where nothing is named.
ROOMS = [
    ("front", "apps", "", ""),
    ("app", "apps", "#app=App%200", ""),
    ("screen", "one", "#screen=screen-0", ".devices"),
    ("table", "one", "#screen=screen-0&view=table&rows=settings&columns=device", ".scroller"),
    ("pictures", "apps", "#pictures=", ""),
    ("found", "apps", "#pictures=&q=dark", ""),
    ("causes", "report", "#changes=", ".causes"),
]


def gallery(count, screens, variants):
    """Cells of so many screens, of 50 devices, both ways and light and dark, in so many
    settings."""
    others = [{"name": f"v{number}", "title": f"Setting {number}", "parts": [
        {"axis": "settings", "value": f"v{number}", "title": f"Setting {number}"}]} for number in range(1, variants)]
    return {
        "apps": [f"App {number}" for number in range((screens + 19) // 20)],
        "screens": [{"name": f"screen-{number}", "title": f"Screen {number}", "app": number // 20}
                    for number in range(screens)],
        "devices": [{"id": f"d{number}", "name": f"Device {number}", "family": "iphone", "width": 393,
                     "height": 852, "scale": 3, "guides": {}} for number in range(50)],
        "variants": [{"name": "usual", "title": "Usual", "parts": []}] + others,
        "steps": [""], "samples": [], "isFramed": False, "films": [], "descriptions": [], "hasWords": False,
        "failures": [],
        "cells": [[number // 200 % screens, number // 4 % 50, number // 2 % 2, 3, number % 2,
                   number // 200 // screens, 0, 1179, 2556, number, 0] for number in range(count)],
    }


def names(gallery):
    """The cells' names."""
    for screen, device, turned, scale, dark, variant, *_ in gallery["cells"]:
        yield (f"screen-{screen}/d{device}-{'landscape' if turned else 'portrait'}@{scale}x-{'dark' if dark else 'light'}"
               + (f"-v{variant}" if variant else ""))


def report(count):
    names = [f"screen-{number}/d{number % 50}-portrait@3x-light" for number in range(count)]
    return {
        "command": "verify", "seconds": 1, "cells": [{"name": name, "status": "changed"} for name in names],
        "clusters": [{"id": f"c{number}", "kind": "edit", "title": f"title font 17 → {number} pt",
                      "source": f"Card.swift:{number}", "cells": [name]}
                     for number, name in enumerate(names)],
    }


def link_pictures(place, gallery):
    for screen in gallery["screens"]:
        os.mkdir(os.path.join(place, screen["name"]))
    copies = [shutil.copy(picture, os.path.join(place, f"picture-{number}.png"))
              for number, picture in enumerate(PICTURES)]
    turn = itertools.cycle(copies)
    for name in names(gallery):
        os.link(next(turn), os.path.join(place, name + ".png"))


def write(folder, count):
    data = {
        "apps": ("cells.js", "gallery", gallery(count, max(1, count // 200), 1)),
        "one": ("cells.js", "gallery", gallery(count, 1, max(1, count // 200))),
        "report": ("report.js", "report", report(count)),
    }
    for name, (file, key, value) in data.items():
        place = os.path.join(folder, name)
        shutil.copytree(WEB, place)
        for other in ["session.js", "watch.js", "cells.js", "report.js"]:
            with open(os.path.join(place, other), "w") as script:
                script.write("window.vitrine = window.vitrine || {};\n")
                if other == file:
                    script.write(f"vitrine.{key} = {json.dumps(value)};\n")
        if key == "gallery":
            link_pictures(place, value)


def opened(browser, address):
    """Milliseconds from the beginning of the page's loading until what it shows is laid out."""
    browser.go(address)
    while browser.run("document.documentElement?.dataset.ready") != "true":
        time.sleep(0.05)
    return browser.run("""(async () => {
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return paint ? paint.startTime : performance.now();
    })()""")


def scroll(browser, selector):
    """Turns the wheel over a room: slowly, then to its end, back, and sideways."""
    room = browser.run(f"""(() => {{
      const node = document.querySelector({json.dumps(selector or "html")});
      const box = {json.dumps(selector)} ? node.getBoundingClientRect()
        : {{ left: 0, top: 0, width: innerWidth, height: innerHeight }};
      return {{ x: box.left + box.width / 2, y: box.top + Math.min(box.height, innerHeight - box.top) / 2,
        down: node.scrollHeight - node.clientHeight, right: node.scrollWidth - node.clientWidth }};
    }})()""")

    def turn(times, right, down):
        for _ in range(times):
            browser.page("Input.dispatchMouseEvent", type="mouseWheel", x=room["x"], y=room["y"],
                         deltaX=right, deltaY=down)
            time.sleep(0.02)

    turn(25, 0, 120)
    turn(100, 0, max(240, room["down"] / 100))
    turn(10, 0, -room["down"] / 5)
    if room["right"] > 100:
        turn(20, room["right"] / 20, 0)
    time.sleep(0.3)


def leap(browser, selector):
    """Milliseconds until all pictures of the window are there after a leap to the middle, and how
    many they are."""
    return browser.run(f"""(async () => {{
      const node = {json.dumps(selector)} ? document.querySelector({json.dumps(selector)}) : document.scrollingElement;
      const frame = () => new Promise(requestAnimationFrame), start = performance.now();
      node.scrollTop = node.scrollHeight * 0.37;
      for (let turn = 0; turn < 12; turn += 1) await frame();
      const seen = [...document.images].filter(image => {{
        const box = image.getBoundingClientRect();
        return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      }});
      await Promise.all(seen.map(image => image.decode().catch(() => {{}})));
      return [performance.now() - start, seen.filter(image => image.naturalWidth > 0).length];
    }})()""")


def tasks(events):
    """The main thread's tasks in milliseconds: of the processor, and by the clock."""
    mains = {(event["pid"], event["tid"]) for event in events
             if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"}
    return [(event.get("tdur", 0) / 1000, event["dur"] / 1000) for event in events
            if event["name"] == "RunTask" and event.get("ph") == "X" and (event["pid"], event["tid"]) in mains]


def measured(browser, folder, room):
    name, data, place, selector = room
    address = f"file://{folder}/{data}/index.html{place}"
    # Another process may hold the machine up, but nothing makes a page open sooner than it can.
    seen = min(opened(browser, address) for _ in range(3))
    time.sleep(1)
    browser.trace()
    scroll(browser, selector)
    found = tasks(browser.traced())
    elements = browser.run("document.querySelectorAll('*').length")
    until, pictures = leap(browser, selector)
    return {
        "room": name, "opensMs": round(seen), "elements": elements,
        "longestTaskMs": round(max(cpu for cpu, _ in found), 1),
        "longestTaskByClockMs": round(max(clock for _, clock in found), 1),
        "tasksOver50Ms": sum(cpu > 50 for cpu, _ in found),
        "picturesAfterLeap": pictures, "leapMs": round(until),
    }


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    rows = []
    titles = {"room": 10, "width": 7, "opensMs": 9, "elements": 10, "longestTaskMs": 15, "longestTaskByClockMs": 22,
              "tasksOver50Ms": 15, "picturesAfterLeap": 19, "leapMs": 8}
    print("".join(title.rjust(width) for title, width in titles.items()))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        write(folder, count)
        browser = Browser(os.path.join(folder, "profile"))
        for width, height, scheme in [(1440, 900, "light"), (390, 844, "dark")]:
            browser.size(width, height, scheme)
            for room in ROOMS:
                rows.append({"width": width, **measured(browser, folder, room)})
                print("".join(str(rows[-1][title]).rjust(width) for title, width in titles.items()), flush=True)
        browser.end()
    if count == 20_000:
        with open(os.path.join(ROOT, "Benchmarks/web.json"), "w") as file:
            json.dump({"date": datetime.date.today().isoformat(), "machine": machine(), "cells": count, "rooms": rows}, file,
                      indent=1)
            file.write("\n")
    if any(row["opensMs"] > 2000 or row["tasksOver50Ms"] for row in rows):
        sys.exit(1)


def machine():
    with open("/proc/cpuinfo") as file:
        model = next((line.split(":")[1].strip() for line in file if line.startswith("model name")), platform.machine())
    return f"{model}, {os.cpu_count()} processors"


main()
