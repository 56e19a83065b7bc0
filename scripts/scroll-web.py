#!/usr/bin/env python3
"""Tells how long the web app's main thread is held up while its long rooms are scrolled by wheel, by Debian's chromium.

    scroll-web.py [CELLS]      20,000 of them, wide and light, then narrow and dark

Of each room: elements, the longest task in milliseconds of the processor and by the clock, and how many took over 50 of the
processor. On a machine with other work the clock tells of that work too.
"""

import json
import os
import shutil
import sys
import tempfile
import time

from chromium import Browser

WEB = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Sources/SnapshotKit/Resources/web")

# Name, data, place, and what scrolls; the page itself where nothing is named.
ROOMS = [
    ("front", "apps", "", ""),
    ("app", "apps", "#app=App%200", ""),
    ("screen", "one", "#screen=screen-0", ".devices"),
    ("table", "one", "#screen=screen-0&view=table&rows=variant&columns=device", ".scroller"),
    ("pictures", "apps", "#pictures=", ""),
    ("found", "apps", "#pictures=&q=dark", ""),
    ("causes", "report", "#changes=", ".causes"),
]


def gallery(count, screens, variants):
    """Cells of so many screens, of 50 devices, both ways and light and dark, in so many settings."""
    return {
        "apps": [f"App {number}" for number in range((screens + 19) // 20)],
        "screens": [{"name": f"screen-{number}", "title": f"Screen {number}", "app": number // 20}
                    for number in range(screens)],
        "devices": [{"id": f"d{number}", "name": f"Device {number}", "family": "iphone", "width": 393,
                     "height": 852, "scale": 3} for number in range(50)],
        "variants": [["usual", "Usual"]] + [[f"v{number}", f"Setting {number}"]
                                            for number in range(1, variants)],
        "steps": [""], "samples": [], "isFramed": False, "films": [], "descriptions": [],
        "cells": [[number // 200 % screens, number // 4 % 50, number // 2 % 2, 3, number % 2,
                   number // 200 // screens, 0, 1179, 2556, number, 0] for number in range(count)],
    }


def report(count):
    names = [f"screen-{number}/d{number % 50}-portrait@3x-light" for number in range(count)]
    return {
        "command": "verify", "seconds": 1, "cells": [{"name": name, "status": "changed"} for name in names],
        "clusters": [{"id": f"c{number}", "kind": "edit", "title": f"title font 17 → {number} pt",
                      "source": f"Card.swift:{number}", "cells": [name]}
                     for number, name in enumerate(names)],
    }


def write(folder, count):
    data = {
        "apps": ("cells.js", "gallery", gallery(count, max(1, count // 200), 1)),
        "one": ("cells.js", "gallery", gallery(count, 1, max(1, count // 200))),
        "report": ("report.js", "report", report(count)),
    }
    for name, (file, key, value) in data.items():
        place = os.path.join(folder, name)
        shutil.copytree(WEB, place)
        for other in ["session.js", "cells.js", "report.js"]:
            with open(os.path.join(place, other), "w") as script:
                script.write("window.vitrine = window.vitrine || {};\n")
                if other == file:
                    script.write(f"vitrine.{key} = {json.dumps(value)};\n")


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


def tasks(events):
    """The main thread's tasks in milliseconds: of the processor, and by the clock."""
    mains = {(event["pid"], event["tid"]) for event in events
             if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"}
    return [(event.get("tdur", 0) / 1000, event["dur"] / 1000) for event in events
            if event["name"] == "RunTask" and event.get("ph") == "X" and (event["pid"], event["tid"]) in mains]


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    print(f"{'room':10}{'window':>8}{'elements':>10}{'cpu ms':>8}{'clock ms':>10}{'over 50':>9}")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        write(folder, count)
        browser = Browser(os.path.join(folder, "profile"))
        for width, height, scheme in [(1440, 900, "light"), (390, 844, "dark")]:
            browser.size(width, height, scheme)
            for name, data, place, selector in ROOMS:
                browser.go(f"file://{folder}/{data}/index.html{place}")
                while browser.run("document.documentElement.dataset.ready") != "true":
                    time.sleep(0.1)
                time.sleep(1)
                browser.trace()
                scroll(browser, selector)
                found = tasks(browser.traced())
                elements = browser.run("document.querySelectorAll('*').length")
                print(f"{name:10}{width:8}{elements:10}{max(cpu for cpu, _ in found):8.0f}"
                      f"{max(clock for _, clock in found):10.0f}"
                      f"{sum(cpu > 50 for cpu, _ in found):9}", flush=True)
        browser.end()


main()
