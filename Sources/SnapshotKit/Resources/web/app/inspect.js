// Layers over a picture, from the description that lies beside it: views, and the order of VoiceOver.
"use strict";
(v => {
  const layers = [["views", "Views"], ["spoken", "VoiceOver"]];
  const loaded = new Map();

  v.inspectChoices = params =>
    v.h("div", { class: "choices", role: "group", "aria-label": "Layers" }, layers.map(([key, text]) =>
      v.h("button", {
        type: "button", "data-value": key, "aria-pressed": String(params.layers === key),
        onclick: () => v.route.set({ layers: params.layers === key ? "" : key }),
      }, text)));

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

  /** The innermost view at a point: of those there the smallest, of equal ones the last drawn. */
  function viewAt(views, point) {
    let best;
    for (const view of views)
      if (view.parent !== undefined && holds(view.frame, point) && view.frame.width && view.frame.height
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
    const isWithin = b.x >= a.x && b.y >= a.y && b.x + b.width <= a.x + a.width
      && b.y + b.height <= a.y + a.height;
    if (isWithin) {
      across(a.x, b.x); across(b.x + b.width, a.x + a.width); down(a.y, b.y); down(b.y + b.height,
        a.y + a.height);
    } else {
      across(a.x + a.width, b.x); across(b.x + b.width, a.x); down(a.y + a.height,
        b.y); down(b.y + b.height, a.y);
    }
    return lines;
  }

  function facts(views, view) {
    const { frame } = view;
    return v.h("section", { class: "axis inspected" }, v.h("h3", {}, title(view)),
      v.h("p", { class: "meta" }, path(views, view)),
      view.source && v.h("p", { class: "path" }, view.source),
      v.h("dl", {}, [["place", `${v.number(frame.x)}, ${v.number(frame.y)}`],
        ["size", `${v.number(frame.width)} × ${v.number(frame.height)}`],
        ...view.properties.map(({ name, value }) => [name, value])]
        .map(([name, value]) => [v.h("dt", {}, name), v.h("dd", {}, value)])));
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

  /** Shows the layer that the address asks for. */
  v.inspect = (stage, cell, params, side) => {
    const marks = v.h("div", { class: "marks" }), panel = v.h("div", {});
    stage.layer.replaceChildren(marks);
    side.prepend(panel);
    const picture = { width: cell.width, height: cell.height, scale: Number(cell.scale) };
    let description, pinned;
    const outline = (view, name) => v.cover(v.h("span", { class: `view ${name}` },
      v.h("b", {}, `${title(view)}  ${v.number(view.frame.width)} × ${v.number(view.frame.height)}`)),
        rect(view.frame), picture);

    load(cell.description).then(found => {
      description = found;
      if (!description) panel.replaceChildren(v.h("p", { class: "meta hint" },
        "There is no description in this folder."));
      else if (params.layers === "spoken") panel.replaceChildren(spoken(picture, description, marks));
      else panel.replaceChildren(v.h("p", { class: "meta hint" },
        "Point at a view. A click pins it; then others tell their distance."));
    });

    return {
      hover(point) {
        if (!description || params.layers !== "views") return;
        const view = point && viewAt(description.views, point);
        marks.replaceChildren(...[pinned && outline(pinned, "pinned"), view && view !== pinned
          && outline(view, "hovered")].filter(Boolean));
        if (view) panel.replaceChildren(facts(description.views, pinned || view));
        if (!view || !pinned || view === pinned) return;
        for (const [frame, length] of distances(pinned.frame, view.frame))
          marks.append(v.cover(v.h("span", { class: frame[2] ? "distance across" : "distance down" },
            v.h("b", {}, v.number(length))), frame, picture));
      },
      pick(point) {
        if (!description || params.layers !== "views") return Boolean(params.layers);
        const view = viewAt(description.views, point);
        pinned = view === pinned ? undefined : view;
        this.hover(point);
        return true;
      },
      end() { stage.layer.replaceChildren(); panel.remove(); },
    };
  };
})(window.vitrine);
