// Two pictures held against each other: beside, under a slider, through each other, in turn, by
// what differs, or with the changed views drawn over.
"use strict";
(v => {
  v.modes = [
    ["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["blink", "Blink"],
    ["difference", "Difference"], ["outline", "Outline"],
  ];

  const label = text => v.h("figcaption", {}, text);

  function image(side) {
    const picture = v.h("img", {
      src: side.path, alt: side.alt || side.label, width: side.width, height: side.height,
        decoding: "async", draggable: "false",
      onerror: () => picture.replaceWith(v.h("p", { class: "gone" },
        "This picture is not in the folder.")),
    });
    return picture;
  }

  const points = side => ({ width: side.width / side.scale, height: side.height / side.scale });

  /** A frame of a picture's size in points, as large as there is room. */
  function frame(side, scale, ...content) {
    const size = points(side);
    return v.h("div", {
      class: "frame", style: { width: `${size.width * scale}px`, height: `${size.height * scale}px` },
    }, ...content);
  }

  /** The part of a frame that lies in a picture, in points; null where none does. */
  function within([x, y, width, height], side) {
    const size = points(side);
    if (x > size.width || y > size.height || x + width < 0 || y + height < 0) return null;
    const left = v.clamp(x, 0, size.width), top = v.clamp(y, 0, size.height);
    return [left, top, Math.min(x + width, size.width) - left, Math.min(y + height, size.height) - top];
  }

  /**
   * What of a picture is shown about a place in it, in points: as much as a room has space for at a
   * scale at which the place is well seen.
   */
  v.around = ({ x, y, width, height }, whole, room, most = 4) => {
    const scale = Math.min(most, room.width / Math.min(whole.width, width + 48), room.height / Math.min(whole.height, height + 48));
    const span = (from, length, all, wide) => {
      const seen = Math.min(all, wide / scale);
      return [v.clamp(from + length / 2 - seen / 2, 0, all - seen), seen];
    };
    const [left, wide] = span(x, width, whole.width, room.width), [top, high] = span(y, height, whole.height, room.height);
    return { left, top, width: wide, height: high, scale };
  };

  /** Cuts what is seen out of something that shows the whole. */
  v.cut = (node, { left, top, width, height, scale }) => {
    node.style.setProperty("margin", `${-top * scale}px 0 0 ${-left * scale}px`);
    return v.h("div", { class: "cut", style: { width: `${width * scale}px`, height: `${height * scale}px` } }, node);
  };

  function outline(side, boxes, key) {
    return boxes.map(box => [box, box[key] && within(box[key], side)]).filter(([, seen]) => seen)
      .map(([box, seen]) => v.cover(
        v.h("span", { class: `box ${key}`, title: `${box.view}  ${box.source}` },
          v.h("span", {}, box.view.split(" > ").pop())), seen, side));
  }

  /** How many pictures lie beside each other. */
  const columns = (mode, sides) => mode === "side" ? sides.length : mode === "outline" ? 2 : 1;

  /**
   * Makes the view of a mode; `sides` are the first, the second and, where it was drawn, their
   * difference. Zoomed to a `place` of the change, only what lies about it is shown.
   */
  v.comparison = ({ sides, boxes = [], mode, room, zoom, place }) => {
    const [first, second, difference] = sides;
    const largest = {
      width: Math.max(...sides.slice(0, 2).filter(Boolean).map(side => points(side).width)),
      height: Math.max(...sides.slice(0, 2).filter(Boolean).map(side => points(side).height)),
    };
    const shown = sides.filter(Boolean), narrow = room.width < 560;
    const count = narrow ? Math.min(columns(mode, shown), 2) : columns(mode, shown);
    const fit = Math.min(1, (room.width - 24 * (count - 1)) / count / largest.width,
      room.height / largest.height);
    const byWidth = Math.min(1, (room.width - 24 * (count - 1)) / count / largest.width);
    // A phone's page is scrolled down anyhow, so that only the width limits what it shows.
    const least = narrow ? byWidth : Math.max(fit, 0.12);
    const column = { width: (room.width - 24 * (count - 1)) / count, height: room.height / (narrow && count > 1 ? 2 : 1) };
    const seen = place && v.around(place, largest, column);
    const scale = seen ? seen.scale : zoom === "pixels" ? (first || second).scale / (devicePixelRatio || 1) : least;
    // At pixels each has a window of its own, all at one place: beside a whole picture no other is
    // in sight.
    const windows = zoom === "pixels" && !seen && count > 1 && (mode === "side" || mode === "outline") ? [] : null;
    const windowOf = (node, label) => {
      const pan = v.h("div", { class: "pan", tabindex: "0", role: "region", "aria-label": `${label}, at pixels`, style: { width: `${Math.min(column.width, largest.width * scale)}px`,
        height: `${Math.min(column.height, largest.height * scale)}px` } }, node);
      windows.push(pan);
      return pan;
    };
    const shownOf = (node, label) => seen ? v.cut(node, seen) : windows ? windowOf(node, label) : node;
    const figure = (side, ...over) =>
      v.h("figure", {}, shownOf(frame(side, scale, image(side), ...over), side.label), label(side.label));

    if (shown.length < 2 || mode === "side")
      return together(windows, v.h("div", { class: "comparison side" }, shown.map(side =>
        figure(side, side !== difference
          && outline(side, boxes, side === first ? "before" : "after")))));
    if (mode === "outline")
      return together(windows, v.h("div", { class: "comparison side outline" },
        figure(first, outline(first, boxes, "before")),
          figure(second, outline(second, boxes, "after"))));
    if (mode === "difference" && difference)
      return v.h("div", { class: "comparison" }, figure(difference));
    return over(mode, first, second, scale, seen);
  };

  /** Scrolls windows as one. */
  function together(windows, node) {
    for (const one of windows || []) one.addEventListener("scroll", () => {
      for (const other of windows) if (other.scrollLeft !== one.scrollLeft || other.scrollTop !== one.scrollTop)
        other.scrollTo(one.scrollLeft, one.scrollTop);
    }, { passive: true });
    return node;
  }

  function over(mode, first, second, scale, seen) {
    const top = image(second);
    const stack = frame(
      { ...first, width: Math.max(first.width, second.width * first.scale / second.scale),
        height: Math.max(first.height, second.height * first.scale / second.scale) },
      scale, image(first), top);
    for (const [picture, side] of [[stack.firstChild, first], [top, second]]) {
      picture.style.setProperty("width", `${points(side).width * scale}px`);
      picture.style.setProperty("height", `${points(side).height * scale}px`);
    }
    stack.classList.add("stack", mode);
    const caption = label(mode === "difference"
      ? "Black where both are equal" : `${first.label} | ${second.label}`);
    const node = v.h("figure", { class: "over" }, seen ? v.cut(stack, seen) : stack);
    if (mode === "slider" || mode === "onion") {
      // The border stays within what is seen.
      const whole = points(first).width, part = share => 100 * (seen.left + seen.width * share) / whole;
      const [min, value, max] = seen && mode === "slider" ? [part(0), part(0.5), part(1)] : [0, 50, 100];
      const range = v.h("input", {
        type: "range", min, max, value, step: "any", "aria-label": mode === "slider"
          ? "Border between both" : "How much of the second",
        oninput: () => stack.style.setProperty("--at", range.value),
      });
      stack.style.setProperty("--at", String(value));
      if (mode === "slider") slide(stack, range);
      node.append(range);
    }
    if (mode === "blink") blink(node, top, caption, first, second);
    node.append(caption);
    return v.h("div", { class: "comparison" }, node);
  }

  /** The border follows the pointer over the picture, and goes to where a finger touches it. */
  function slide(stack, range) {
    for (const name of ["pointermove", "pointerdown"]) stack.addEventListener(name, event => {
      const box = stack.getBoundingClientRect();
      range.value = String(v.clamp((event.clientX - box.left) / box.width * 100, 0, 100));
      stack.style.setProperty("--at", range.value);
    });
  }

  /** Shows both in turn; with reduced motion only when asked. */
  function blink(node, top, caption, first, second) {
    const turn = () => {
      top.hidden = !top.hidden;
      caption.textContent = top.hidden ? first.label : second.label;
    };
    caption.textContent = second.label;
    let timer;
    const run = () => { clearInterval(timer); timer = setInterval(() => node.isConnected
      ? turn() : clearInterval(timer), 700); };
    if (!v.isCalm()) run();
    v.turn = () => { clearInterval(timer); turn(); };
    top.parentNode.addEventListener("click", v.turn);
  }

  v.modeChoices = (mode, available, pick) =>
    v.choices("How both are shown", v.modes.filter(([key]) => available.includes(key)), mode, pick);
})(window.vitrine);
