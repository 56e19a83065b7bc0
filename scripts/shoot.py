#!/usr/bin/env python3
"""Takes pictures of a page by Debian's chromium, light and dark, once all pictures in its window
are there.

    shoot.py ADDRESS NAME WIDTH HEIGHT [ADDRESS NAME WIDTH HEIGHT]...

It writes NAME-light.webp and NAME-dark.webp.
"""

import base64
import sys
import tempfile

from chromium import Browser

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
      // A picture that is decoded beside the page's thread may be missing in the frame that is
      // taken.
      for (const image of images) image.decoding = "sync";
      await Promise.all(images.map(image => image.decode()));
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return true;
    }
    await soon();
  }
  return false;
})()
"""


def shoot(browser, address, width, height, scheme):
    browser.size(width, height, scheme)
    browser.go(address)
    if browser.run(SHOWN) is not True:
        sys.exit(f"{address} shows no pictures")
    return base64.b64decode(browser.page("Page.captureScreenshot", format="webp", quality=82)["data"])


def main():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile)
        words = sys.argv[1:]
        for address, name, width, height in zip(*[iter(words)] * 4):
            for scheme in ["light", "dark"]:
                picture = shoot(browser, address, int(width), int(height), scheme)
                with open(f"{name}-{scheme}.webp", "wb") as file:
                    file.write(picture)
        browser.end()


main()
