// Two axes of a screen as rows and columns, all pictures at one scale in points, so that sizes compare.
"use strict";
(v => {
  /** The axes that a screen has several values of. */
  v.tableAxes = screen => v.axes.filter(({ key }) => v.values(screen, key).length > 1);

  v.tablePlan = (screen, params) => {
    const keys = v.tableAxes(screen).map(axis => axis.key);
    const prefer = list => list.find(key => keys.includes(key));
    const columns = keys.includes(params.columns)
      ? params.columns : prefer(["step", "scheme", "variant", "orientation", "device"]);
    const rows = keys.includes(params.rows) && params.rows !== columns
      ? params.rows : prefer(["device", "variant", "window", "orientation",
        "scale"].filter(key => key !== columns));
    return { rows, columns };
  };

  /**
   * The cell with some values, and the current one's for the rest; where there is none, one at
   * another scale, which shows the same, or in the other scheme, since settings are drawn in one.
   */
  function exact(cell, wanted) {
    const found = ignored => cell.screen.cells.find(other => v.axes.every(({ key }) =>
      other[key] === (wanted[key] ?? cell[key]) || (ignored.includes(key) && !(key in wanted))));
    return found([]) || found(["scale"]) || found(["scale", "scheme"]);
  }

  function shot(cell, current, size) {
    if (!cell) return v.h("td", {}, v.h("span", { class: "none", title: "Not in the matrix" }, "–"));
    const width = cell.width / cell.scale * size;
    return v.h("td", {}, v.h("a", {
      class: "card bare", href: v.route.href(v.cellParams(cell)), "aria-current": cell === current
        ? "true" : null,
    }, v.h("span", { class: "shot" },
      v.picture(v.thumbnail(cell, width), { width, height: cell.height / cell.scale * size }))));
  }

  v.table = (cell, params, set) => {
    const screen = cell.screen, { rows, columns } = v.tablePlan(screen, params);
    const axes = v.tableAxes(screen).map(axis => [axis.key, axis.title]);
    const size = Number(params.size) || 0.4;
    const columnValues = columns ? v.values(screen, columns) : [undefined];
    const rowValues = rows ? v.values(screen, rows) : [undefined];
    const tools = v.h("div", { class: "tools" },
      v.h("label", {}, "Rows", v.select("Rows", axes, rows,
        value => set({ rows: value, columns: value === columns ? rows : columns }))),
      v.h("label", {}, "Columns",
        v.select("Columns", axes, columns,
        value => set({ columns: value, rows: value === rows ? columns : rows }))),
      v.h("label", {}, "Size", v.h("input", {
        type: "range", min: 0.1, max: 1, step: 0.05, value: size, "aria-label": "Size of the pictures",
        onchange: event => set({ size: event.target.value }),
      })));
    const head = value => value === undefined ? "" : v.valueTitle(screen, columns, value);
    // Rows that no picture stands in would only be scrolled over.
    const filled = rowValues.map(row => [row, columnValues.map(column =>
      exact(cell, { ...(rows && { [rows]: row }), ...(columns && { [columns]: column }) }))])
      .filter(([, cells]) => cells.some(Boolean));
    const kept = columnValues.map((_, place) => filled.some(([, cells]) => cells[place]));
    const table = v.h("table", { class: "matrix" },
      v.h("thead", {}, v.h("tr", {}, v.h("td", {}), columnValues.map((value, place) =>
        kept[place] && v.h("th", { scope: "col" }, head(value))))),
      v.h("tbody", {}, filled.map(([row, cells]) => v.h("tr", {},
        v.h("th", { scope: "row" }, row === undefined ? "" : v.valueTitle(screen, rows, row)),
        cells.map((one, place) => kept[place] && shot(one, cell, size))))));
    const scroller = v.h("div",
      { class: "scroller", tabindex: "0", role: "region", "aria-label": "Table of pictures" }, table);
    v.walk(scroller);
    return v.h("div", { class: "tabled" }, tools, scroller);
  };
})(window.vitrine);
