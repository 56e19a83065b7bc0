// Pictures that fly by are not asked for: decoding them would hold up the very scrolling that
// passes them.
"use strict";
(v => {
  /** Faster than this, in heights of the window a second, nobody sees a picture. */
  const fast = 2;
  /** How long after the last fast movement pictures are asked for, in milliseconds. */
  const rest = 120;
  /** How many pictures are on their way at once after a flight, so that each is soon there. */
  const most = 4;
  const waiting = new Map();
  let last = { target: null, at: 0, top: 0, left: 0 }, lastFast = -Infinity, isFlying = false, timer, loading = 0;

  /** One leap is no flight: what it leads to is looked at. */
  function note({ target }) {
    const node = target === document ? document.scrollingElement : target, now = performance.now();
    const far = Math.hypot(node.scrollTop - last.top, node.scrollLeft - last.left);
    const isFast = last.target === node && far / innerHeight > fast * (now - last.at) / 1000;
    last = { target: node, at: now, top: node.scrollTop, left: node.scrollLeft };
    if (!isFast) return;
    isFlying = now - lastFast < rest;
    lastFast = now;
    clearTimeout(timer);
    timer = setTimeout(land, rest);
  }

  function land() {
    isFlying = false;
    next();
  }

  /** Asks for the next pictures that are still in the document. */
  function next() {
    for (const [image, picture] of waiting) {
      if (isFlying || loading >= most) return;
      waiting.delete(image);
      if (image.isConnected) ask(image, picture);
    }
  }

  function fill(image, { path, alt }) { [image.alt, image.src] = [alt, path]; }

  function ask(image, picture) {
    loading += 1;
    // Far ones are loaded when they come near, and must not keep the others waiting.
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      loading -= 1;
      next();
    };
    image.addEventListener("load", done, { once: true });
    image.addEventListener("error", done, { once: true });
    setTimeout(done, 1000);
    fill(image, picture);
  }

  addEventListener("scroll", note, { capture: true, passive: true });
  // On paper there is no flight.
  addEventListener("beforeprint", () => {
    for (const [image, picture] of waiting) fill(image, picture);
    waiting.clear();
  });

  /** Gives an image its picture, at once or after a flight. */
  v.show = (image, path) => {
    if (!isFlying) { image.src = path; return; }
    // The words of a picture that is not there would be laid out in its place.
    waiting.set(image, { path, alt: image.alt });
    image.alt = "";
  };
})(window.vitrine);
