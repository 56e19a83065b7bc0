// All cells of a cause at once: of each what changed, before and after, side by side.
"use strict";
(v => {
  const gap = 16, least = 304, high = 176;

  /** One side of a pair, about what changed. */
  function about(side, place, room) {
    const image = v.h("img", { src: side.path, alt: side.label, loading: "lazy", decoding: "async", draggable: "false",
      width: side.width, height: side.height });
    const whole = { width: side.width / side.scale, height: side.height / side.scale };
    const seen = v.around(place || { x: 0, y: 0, ...whole }, whole, room, 1.5);
    image.style.setProperty("width", `${whole.width * seen.scale}px`);
    image.style.setProperty("height", `${whole.height * seen.scale}px`);
    return v.h("span", { class: "half" }, v.cut(image, seen));
  }

  /**
   * Fills a canvas with the pairs of cells; `told` tells of a name its `sides`, why the first of
   * them may `lack`, its `place` in points, its `href`, and the sign of what is decided.
   */
  v.overview = (canvas, names, current, told) => {
    const room = canvas.clientWidth - 2 * gap;
    const columns = Math.max(1, Math.floor((room + gap) / (least + gap)));
    const wide = (room + gap) / columns - gap;
    const pair = name => {
      const { sides, lack, place, href, sign } = told(name), part = v.parts(name);
      const shown = sides.slice(0, 2).filter(Boolean), half = { width: shown.length > 1 ? (wide - 2) / 2 : wide, height: high };
      return v.h("a", { class: "pair", href, "aria-current": name === current ? "true" : null },
        v.h("span", { class: "halves" }, shown.length ? shown.map(side => about(side, place, half))
          : v.h("span", { class: "half none", style: { height: `${high}px` } }, "No picture")),
        v.h("span", { class: "name" }, sign, v.screenTitle(part.screen)), v.h("span", { class: "meta" }, v.traits(part), !sides[0] && ` · ${lack}`));
    };
    const rows = v.rows(canvas, {
      box: () => v.h("div", {}), gap: height => v.h("div", { style: { height: `${height}px` } }),
      make: row => v.h("div", { class: "pairs", style: { "--columns": columns } },
        names.slice(row * columns, (row + 1) * columns).map(pair)),
      height: () => high + 56 + gap, weight: columns * 2,
    });
    canvas.replaceChildren();
    rows.show(Math.ceil(names.length / columns));
  };
})(window.vitrine);
