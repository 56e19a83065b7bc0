#!/usr/bin/env python3
"""Uses the page of `snapshot preview` by Debian's chromium, and takes pictures of it.

    shoot-preview.py ADDRESS NAME WIDTH HEIGHT ELEMENT...

taps elements by the names that the page tells, one after the other, and writes NAME-light.webp
and NAME-dark.webp.
"""

import base64
import json
import sys
import tempfile

from chromium import Browser

# The page at rest, behind an answer.
REST = """
(async () => {
  const page = () => window.vitrine?.page;
  for (let turn = 0; turn < 300; turn += 1) {
    if (page()?.reply && !page().isBusy) return true;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  return false;
})()
"""

# The middle of an element in the window.
PLACE = """
(() => {
  const element = vitrine.page.reply.elements.find(({ name, spoken }) =>
    [name, spoken.split(".")[0]].includes(%s));
  if (!element) return null;
  const [x, y, width, height] = element.frame, scale = vitrine.page.stage.scale;
  const box = document.querySelector(".glass").getBoundingClientRect();
  return [box.left + (x + width / 2) * scale, box.top + (y + height / 2) * scale];
})()
"""


def rest(browser, what):
    if browser.run(REST) is not True:
        sys.exit(f"{what}: the preview does not come to rest")


def tap(browser, name):
    place = browser.run(PLACE % json.dumps(name)) or sys.exit(f"the preview has no {name}")
    for kind in ["mousePressed", "mouseReleased"]:
        browser.page("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left",
                     clickCount=1)
    # The answer is asked for by the time that the page is looked at.
    browser.run("new Promise(requestAnimationFrame)")
    rest(browser, name)


def main():
    address, name, width, height, *elements = sys.argv[1:]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile)
        browser.size(int(width), int(height), "light")
        browser.go(address)
        rest(browser, address)
        for element in elements:
            tap(browser, element)
        for scheme in ["light", "dark"]:
            browser.size(int(width), int(height), scheme)
            browser.run("Promise.all([...document.images].map(image => image.decode()))")
            browser.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            shot = browser.page("Page.captureScreenshot", format="webp", quality=82)["data"]
            with open(f"{name}-{scheme}.webp", "wb") as file:
                file.write(base64.b64decode(shot))
        browser.end()


main()
