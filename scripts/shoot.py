#!/usr/bin/env python3
"""Takes pictures of a page by Debian's chromium, light and dark, once all pictures in its window are there.

    shoot.py ADDRESS NAME WIDTH HEIGHT [ADDRESS NAME WIDTH HEIGHT]...      writes NAME-light.webp and NAME-dark.webp
"""

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile

SHOWN = """
(async () => {
  const soon = () => new Promise(resolve => setTimeout(resolve, 100));
  const isSeen = image => {
    const box = image.getBoundingClientRect();
    return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  };
  for (let turn = 0; turn < 300; turn += 1) {
    const images = [...document.images].filter(isSeen);
    if (document.images.length && images.every(image => image.complete && image.naturalWidth)) {
      await Promise.all(images.map(image => image.decode()));
      return true;
    }
    await soon();
  }
  return false;
})()
"""


class Browser:
    """Chromium without a window, spoken to over two pipes."""

    def __init__(self, profile):
        there, self.requests = os.pipe()
        self.answers, back = os.pipe()
        path = shutil.which("chromium") or sys.exit("chromium is missing: apt-get install chromium")

        def hand_over():
            # Numbers that are in nobody's way first: either pipe may have 3 or 4.
            ends = [os.dup2(there, 90), os.dup2(back, 91)]
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self.process = subprocess.Popen(
            [path, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--hide-scrollbars", "--remote-debugging-pipe", "--user-data-dir=" + profile],
            preexec_fn=hand_over, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(there)
        os.close(back)
        self.number = 0
        self.read = b""
        target = self.ask("Target.createTarget", {"url": "about:blank"})["targetId"]
        self.session = self.ask(
            "Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]

    def ask(self, method, parameters, session=None):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.requests, json.dumps(message).encode() + b"\0")
        while True:
            text, end, rest = self.read.partition(b"\0")
            if not end:
                more = os.read(self.answers, 1 << 16)
                if not more:
                    sys.exit("chromium ended")
                self.read += more
                continue
            self.read = rest
            answer = json.loads(text)
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def page(self, method, **parameters):
        return self.ask(method, parameters, self.session)

    def shoot(self, address, width, height, scheme):
        self.page("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)
        self.page("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])
        # An address that differs in its last part alone would not be loaded anew.
        self.page("Page.navigate", url="about:blank")
        self.page("Page.navigate", url=address)
        shown = self.page("Runtime.evaluate", expression=SHOWN, awaitPromise=True)
        if shown["result"].get("value") is not True:
            sys.exit(f"{address} shows no pictures")
        picture = self.page("Page.captureScreenshot", format="webp", quality=82)
        return base64.b64decode(picture["data"])


def main():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile)
        words = sys.argv[1:]
        for address, name, width, height in zip(*[iter(words)] * 4):
            for scheme in ["light", "dark"]:
                picture = browser.shoot(address, int(width), int(height), scheme)
                with open(f"{name}-{scheme}.webp", "wb") as file:
                    file.write(picture)
        browser.process.kill()
        browser.process.wait()


main()
