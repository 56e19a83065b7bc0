// Long lists: only the rows near the window of their scroller are in the document, and few are made
// at once.
"use strict";
(v => {
  /**
   * How much is made in a frame, in rows or pictures: so little that scrolling waits for none of
   * it.
   */
  v.turnful = 48;

  /**
   * Fills a scroller with rows, part by part as they come near. `make` makes the row of a number,
   * `height` tells how high it is about to be, `weight` how many pictures it stands for; `box` and
   * `gap` make what a part stands in, and what keeps the room of those that are away.
   */
  v.rows = (scroller, { into = scroller, box, gap, make, height, weight = 1 }) => {
    const size = Math.max(1, Math.floor(v.turnful / 2 / weight));
    let parts = [], kept = [], gaps = [], isAsked = false;

    function fill(part) {
      part.node ||= box();
      part.node.replaceChildren(...Array.from({ length: part.last - part.first }, (_, place) => make(part.first + place)));
    }

    const heightOf = (from, to) => parts.slice(from, to).reduce((sum, part) => sum + part.height, 0);

    /**
     * Leaves these parts in the document, with gaps for all others; none that stays is moved, or it
     * would lose the focus.
     */
    function arrange(next) {
      for (const part of kept) if (!next.includes(part)) { part.node.remove(); part.node = undefined; }
      for (const one of gaps) one.remove();
      [kept, gaps] = [next.sort((a, b) => a.place - b.place), []];
      let [before, end] = [null, parts.length];
      const insert = node => { into.insertBefore(node, before); before = node; };
      const close = from => {
        if (from === end) return;
        gaps.push(gap(heightOf(from, end)));
        insert(gaps[gaps.length - 1]);
      };
      for (const part of [...kept].reverse()) {
        close(part.place + 1);
        if (part.node.parentNode) before = part.node;
        else insert(part.node);
        end = part.place;
      }
      close(0);
    }

    function draw() {
      isAsked = false;
      if (!scroller.isConnected || !kept.length) return;
      for (const part of kept) part.height = part.node.getBoundingClientRect().height;
      const { top, height: room } = scroller.getBoundingClientRect();
      let y = (gaps[gaps.length - 1]?.nextSibling === kept[0].node ? gaps[gaps.length - 1] : kept[0].node)
        .getBoundingClientRect().top - top;
      const seen = [], after = [], before = [];
      for (const part of parts) {
        const end = y + part.height;
        if (end > 0 && y < room) seen.push(part);
        else if (y >= room && y < room * 2) after.push(part);
        else if (end <= 0 && end > -room) before.unshift(part);
        y = end;
      }
      const near = [...seen, ...after, ...before];
      let made = 0;
      const next = kept.filter(part => near.includes(part) || part.node.contains(document.activeElement));
      for (const part of near) {
        if (part.node) continue;
        const weighs = (part.last - part.first) * weight;
        if (made && made + weighs > v.turnful) break;
        fill(part);
        next.push(part);
        made += weighs;
      }
      if (made || next.length !== kept.length) arrange(next);
      // Rows are seldom as high as was thought, and some may still be missing.
      if (made) ask();
    }

    /** Draws with the next frame, once. */
    function ask() {
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(draw);
    }

    // On paper nothing scrolls: all rows are there, and their pictures are asked for at once.
    function print() {
      if (!scroller.isConnected) return removeEventListener("beforeprint", print);
      for (const part of parts) if (!part.node) fill(part);
      arrange([...parts]);
      for (const image of scroller.querySelectorAll("img")) image.loading = "eager";
    }
    addEventListener("beforeprint", print);
    addEventListener("afterprint", () => scroller.isConnected && ask());

    scroller.addEventListener("scroll", ask, { passive: true });
    new ResizeObserver(ask).observe(scroller);

    /** Has a part in the document, even a far one. */
    function keep(part) {
      if (!part || part.node) return;
      fill(part);
      arrange([...kept, part]);
    }

    return {
      /** Shows so many rows, from the first. */
      show(count) {
        arrange([]);
        for (const one of gaps.splice(0)) one.remove();
        parts = [];
        for (let first = 0; first < count; first += size) {
          const last = Math.min(first + size, count), part = { place: parts.length, first, last, height: 0 };
          for (let number = first; number < last; number += 1) part.height += height(number);
          parts.push(part);
        }
        keep(parts[0]);
        ask();
      },
      /** Makes the rows that are in the document anew. */
      renew: () => kept.forEach(fill),
      /** The row of a number, which is made if it is far. */
      row(number) {
        const part = parts[Math.floor(number / size)];
        keep(part);
        return part?.node.children[number - part.first];
      },
    };
  };
})(window.vitrine);
