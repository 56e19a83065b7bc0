// Layers over a picture: its views and their boxes, what an app keeps free, and the order of
// VoiceOver.
"use strict";
(v => {
  const layers = [["views", "Views"], ["boxes", "Boxes"], ["safe", "Safe area"], ["guides", "Guides"],
    ["spoken", "VoiceOver"]];
  const loaded = new Map();

  const asked = params => new Set((params.layers || "").split(",").filter(Boolean));
  const has = (cell, key) => Boolean(key === "safe" ? cell.guide : key === "guides" ? cell.guide?.margin : cell.description);

  /** Switches a layer on or off. */
  v.toggleLayer = (params, key) => {
    const on = asked(params);
    if (!on.delete(key)) on.add(key);
    v.route.set({ layers: [...on].join(","), find: "" });
  };

  v.inspectChoices = (cell, params) => {
    const on = asked(params), offered = layers.filter(([key]) => has(cell, key));
    return offered.length > 0 && v.h("div", { class: "choices", role: "group", "aria-label": "Layers" },
      offered.map(([key, text]) => v.h("button", {
        type: "button", "data-value": key, "aria-pressed": String(on.has(key)),
        onclick: () => v.toggleLayer(v.route.params(), key),
      }, text)));
  };

  v.wantsLayers = (cell, params) => [...asked(params)].some(key => has(cell, key));

  /** Loads a description by a script, since pages on disk may not read files. */
  function load(name) {
    if (!loaded.has(name)) loaded.set(name, new Promise(resolve => {
      const script = v.h("script", { src: `descriptions/${name}.js` });
      script.onload = () => { script.remove(); resolve(v.description?.name === name
        ? v.description : null); };
      script.onerror = () => { script.remove(); resolve(null); };
      document.head.append(script);
    }));
    return loaded.get(name);
  }

  const rect = frame => [frame.x, frame.y, frame.width, frame.height];
  const holds = (frame, { x, y }) =>
    x >= frame.x && y >= frame.y && x < frame.x + frame.width && y < frame.y + frame.height;
  const isShown = view => view.parent !== undefined && view.frame.width > 0 && view.frame.height > 0;

  /** The innermost view at a point: of those there the smallest, of equal ones the last drawn. */
  function viewAt(views, point) {
    let best;
    for (const view of views) if (isShown(view) && holds(view.frame, point)
      && (!best || view.frame.width * view.frame.height <= best.frame.width * best.frame.height)) best = view;
    return best;
  }

  const title = view => view.id ? `${view.name}[${view.id}]` : view.name;

  function path(views, view) {
    const names = [];
    for (let at = view; at && at.parent !== undefined; at = views[at.parent]) names.unshift(title(at));
    return names.slice(-4).join(" › ");
  }

  /** The distances between two frames, as lines with numbers. */
  function distances(a, b) {
    const lines = [], middle = (low, high) => (low + high) / 2;
    const y = middle(Math.max(a.y, b.y), Math.min(a.y + a.height, b.y + b.height));
    const x = middle(Math.max(a.x, b.x), Math.min(a.x + a.width, b.x + b.width));
    const across = (from, to) => to > from && lines.push([[from, y, to - from, 0], to - from]);
    const down = (from, to) => to > from && lines.push([[x, from, 0, to - from], to - from]);
    const holds = (a, b) => b.x >= a.x && b.y >= a.y && b.x + b.width <= a.x + a.width
      && b.y + b.height <= a.y + a.height;
    const isWithin = holds(a, b);
    if (!isWithin && holds(b, a)) return distances(b, a);
    const [ax, ay, bx, by] = [a.x + a.width, a.y + a.height, b.x + b.width, b.y + b.height];
    if (isWithin) { across(a.x, b.x); across(bx, ax); down(a.y, b.y); down(by, ay); }
    else { across(ax, b.x); across(bx, a.x); down(ay, b.y); down(by, a.y); }
    return lines;
  }

  const list = entries => v.h("dl", {}, entries.map(([name, value]) => [v.h("dt", {}, name), v.h("dd", {}, value)]));

  function facts(views, view) {
    const { frame } = view;
    return v.h("section", { class: "axis inspected" }, v.h("h3", {}, title(view)),
      v.h("p", { class: "meta" }, path(views, view)),
      view.source && v.h("p", { class: "path" }, view.source),
      list([["place", `${v.number(frame.x)}, ${v.number(frame.y)}`],
        ["size", `${v.number(frame.width)} × ${v.number(frame.height)}`],
        ...view.properties.map(({ name, value }) => [name, value])]));
  }

  function spoken(picture, description, marks) {
    for (const [place, one] of description.spoken.entries()) {
      const isSmall = one.isTarget && (one.frame.width < 44 || one.frame.height < 44);
      const mark = v.cover(v.h("span", { class: isSmall ? "spoken small" : "spoken", title: one.text },
        v.h("b", {}, String(place + 1))), rect(one.frame), picture);
      marks.append(mark);
    }
    return v.h("section", { class: "axis inspected" }, v.h("h3", {}, "VoiceOver reads"),
      v.h("ol", {}, description.spoken.map(one => v.h("li", {}, one.text))));
  }

  /** The boxes of all views, each place once. */
  function boxes(picture, description, marks) {
    const seen = new Set();
    for (const view of description.views) {
      const key = rect(view.frame).join();
      if (!isShown(view) || seen.has(key)) continue;
      seen.add(key);
      marks.append(v.cover(v.h("span", { class: "boxed" }), rect(view.frame), picture));
    }
  }

  /** The app's window in its picture. */
  function windowIn(picture, { window: [x, y, wide, high] }) {
    // A picture of the window alone has no screen around it.
    const isAlone = Math.abs(picture.width / picture.scale - wide) < 1;
    return { isAlone, left: isAlone ? 0 : x, above: isAlone ? 0 : y, wide, high };
  }

  const points = value => `${v.number(value)} pt`;

  /** What an app keeps free, with its measures. */
  function safeArea(picture, guide, marks) {
    const { isAlone, left, above, wide, high } = windowIn(picture, guide);
    const { insets, statusBarHeight, cutout, homeIndicator } = guide;
    const [top, leading, bottom, trailing] = insets, middle = high - top - bottom;
    const strips = [[left, above, wide, top, top], [left, above + high - bottom, wide, bottom, bottom],
      [left, above + top, leading, middle, leading], [left + wide - trailing, above + top, trailing, middle, trailing]];
    for (const [x, y, width, height, length] of strips) if (length > 0)
      marks.append(v.cover(v.h("span", { class: "kept" }, v.h("b", {}, v.number(length))), [x, y, width, height], picture));
    marks.append(v.cover(v.h("span", { class: "free" }),
      [left + leading, above + top, wide - leading - trailing, middle], picture));
    for (const hole of [cutout, homeIndicator]) if (hole && isAlone)
      marks.append(v.cover(v.h("span", { class: "hole" }), hole, picture));
    return v.h("section", { class: "axis inspected" }, v.h("h3", {}, "Safe area"),
      list([["top", points(top)], ["leading", points(leading)], ["bottom", points(bottom)],
        ["trailing", points(trailing)], ["free", `${v.number(wide - leading - trailing)} × ${points(middle)}`],
        ["status bar", statusBarHeight ? points(statusBarHeight) : "hidden"]]));
  }

  /**
   * The lines that content keeps to: the system's margins, and within them the column that text is
   * set in.
   */
  function guides(picture, guide, isUsualSize, marks) {
    const { left, above, wide, high } = windowIn(picture, guide), { insets, margin, readableWidth } = guide;
    const [top, leading, bottom, trailing] = insets, middle = high - top - bottom;
    const room = wide - leading - trailing - 2 * margin, column = Math.min(room, readableWidth);
    const start = left + leading;
    for (const x of [start, start + room + margin]) marks.append(v.cover(v.h("span", { class: "margin" },
      v.h("b", {}, v.number(margin))), [x, above + top, margin, middle], picture));
    if (isUsualSize && column < room) marks.append(v.cover(v.h("span", { class: "column" }, v.h("b", {}, points(column))),
      [start + margin + (room - column) / 2, above + top, column, middle], picture));
    return v.h("section", { class: "axis inspected" }, v.h("h3", {}, "Layout guides"),
      list([["margins", points(margin)], ["between them", points(room)],
        ["readable", isUsualSize ? points(column) : "told at the usual type size"]]));
  }

  /**
   * The view that an arrow leads to: the next or the one before, the one around, the first within.
   */
  function neighbour(views, view, key) {
    const all = views.filter(isShown), place = all.indexOf(view);
    if (!view) return all[0];
    if (key === "ArrowLeft") return all.includes(views[view.parent]) ? views[view.parent] : view;
    if (key === "ArrowRight") return all.find(one => views[one.parent] === view) || view;
    return all[place + (key === "ArrowDown" ? 1 : -1)] || view;
  }

  /** Shows the layers that the address asks for. */
  v.inspect = (stage, cell, params, side) => {
    const on = asked(params), ground = v.h("div", { class: "marks" }), marks = v.h("div", { class: "marks" });
    const panel = v.h("div", {}), told = v.h("div", {}), isTold = on.has("views");
    stage.layer.replaceChildren(ground, marks);
    side.prepend(panel);
    panel.append(told);
    const picture = { width: cell.width, height: cell.height, scale: Number(cell.scale) };
    let description, pinned, current;
    const outline = (view, name) => v.cover(v.h("span", { class: `view ${name}` },
      v.h("b", {}, `${title(view)}  ${v.number(view.frame.width)} × ${v.number(view.frame.height)}`)),
        rect(view.frame), picture);
    const hint = text => told.replaceChildren(v.h("p", { class: "meta hint" }, text));

    if (on.has("safe") && cell.guide) panel.append(safeArea(picture, cell.guide, ground));
    if (on.has("guides") && cell.guide?.margin)
      panel.append(guides(picture, cell.guide, cell.size === "usual", ground));
    if (cell.description && (isTold || on.has("boxes") || on.has("spoken"))) load(cell.description).then(found => {
      description = found;
      if (!description) return hint("There is no description in this folder.");
      if (on.has("boxes")) boxes(picture, description, ground);
      if (on.has("spoken")) panel.append(spoken(picture, description, ground));
      if (!isTold) return;
      hint("Point at a view, or walk through them with the arrow keys. A click or Enter pins it; then others tell their distance.");
      const isFound = ({ name, properties }) => name === params.find
        || properties.some(one => one.name === "text" && one.value.replace(/^"|"$/g, "") === params.find);
      for (const view of params.find ? description.views.filter(isFound) : [])
        ground.append(outline(view, "found"));
    });

    function show(view) {
      current = view;
      marks.replaceChildren(...[pinned && outline(pinned, "pinned"), view && view !== pinned
        && outline(view, "hovered")].filter(Boolean));
      if (view) told.replaceChildren(facts(description.views, pinned || view));
      if (!view || !pinned || view === pinned) return;
      for (const [frame, length] of distances(pinned.frame, view.frame))
        marks.append(v.cover(v.h("span", { class: frame[2] ? "distance across" : "distance down" },
          v.h("b", {}, v.number(length))), frame, picture));
    }
    const pin = view => { pinned = view === pinned ? undefined : view; show(view); };

    return {
      hover(point) {
        if (description && isTold) show(point && viewAt(description.views, point));
      },
      pick(point) {
        if (!description || !isTold) return on.size > 0;
        pin(viewAt(description.views, point));
        return true;
      },
      /** Takes a key on the picture; tells whether it meant something. */
      key(key) {
        if (!description || !isTold) return false;
        if (key === "Enter" && current) pin(current);
        else if (key.startsWith("Arrow")) show(neighbour(description.views, current, key));
        else return false;
        if (current) v.say(`${key === "Enter" && pinned ? "Pinned: " : ""}${path(description.views, current)}, `
          + `${v.number(current.frame.width)} × ${v.number(current.frame.height)}`);
        return true;
      },
      end() { stage.layer.replaceChildren(); panel.remove(); },
    };
  };
})(window.vitrine);
