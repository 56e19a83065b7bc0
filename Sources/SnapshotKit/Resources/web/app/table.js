// Two axes of a screen as rows and columns, all pictures at one scale in points, so that sizes
// compare.
"use strict";
(v => {
  /** The axes that a screen has several values of. */
  v.tableAxes = screen => v.axes.filter(({ key }) => v.values(screen, key).length > 1);

  v.tablePlan = (screen, params) => {
    const keys = v.tableAxes(screen).map(axis => axis.key);
    const settings = v.settings.map(axis => axis.key);
    const prefer = list => list.find(key => keys.includes(key));
    const columns = keys.includes(params.columns)
      ? params.columns : prefer(["step", "scheme", ...settings, "state", "orientation", "device"]);
    const rows = keys.includes(params.rows) && params.rows !== columns
      ? params.rows : prefer(["device", ...settings, "state", "orientation",
        "scale"].filter(key => key !== columns));
    return { rows, columns };
  };

  /**
   * The cell with some values, and the current one's for the rest; where there is none, one at
   * another scale, which shows the same, or in the other scheme, since settings are drawn in one.
   */
  function exact(cell, wanted) {
    const whole = { ...Object.fromEntries(v.axisKeys.map(key => [key, cell[key]])), ...wanted };
    const found = ignored => v.cellLike(v.model.screenNamed.get(whole.state), whole,
      v.axisKeys.filter(key => key in wanted || !ignored.includes(key)));
    return found([]) || found(["scale"]) || found(["scale", "scheme"]);
  }

  const measures = (cell, size) => ({ width: cell.width / cell.scale * size, height: cell.height / cell.scale * size });

  function shot(cell, current, size) {
    if (!cell) return v.h("td", {}, v.h("span", { class: "none", title: "Not in the matrix" }, "–"));
    const { width, height } = measures(cell, size);
    return v.h("td", {}, v.h("a", {
      class: "card bare", href: v.route.href(v.cellParams(cell)), "aria-current": cell === current
        ? "true" : null,
    }, v.h("span", { class: "shot" }, v.picture(v.thumbnail(cell, width), { width, height }))));
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
    const titles = filled.map(([row]) => row === undefined ? "" : v.valueTitle(screen, rows, row));
    // Rows come and go, so that columns are as wide as their widest from the start.
    const widest = place => Math.max(...filled.map(([, cells]) => cells[place] ? measures(cells[place], size).width : 0));
    const longest = Math.max(0, ...titles.map(title => title.length));
    const table = v.h("table", { class: "matrix", "aria-rowcount": filled.length + 1 },
      v.h("thead", {}, v.h("tr", { "aria-rowindex": 1 },
        v.h("td", { class: "corner" }, v.h("div", { class: "beside", style: { width: `${longest}ch` } })),
        columnValues.map((value, place) => kept[place]
          && v.h("th", { scope: "col" }, v.h("div", { style: { "min-width": `${widest(place)}px` } }, head(value)))))));
    const scroller = v.h("div",
      { class: "scroller", tabindex: "0", role: "region", "aria-label": "Table of pictures" }, table);
    const row = number => v.h("tr", { "aria-rowindex": number + 2 },
      v.h("th", { scope: "row" }, v.h("span", {}, titles[number])),
      filled[number][1].map((one, place) => kept[place] && shot(one, cell, size)));
    const list = v.rows(scroller, {
      box: () => v.h("tbody", {}),
      gap: height => v.h("tbody", { "aria-hidden": "true" },
        v.h("tr", {}, v.h("td", { class: "gap", style: { height: `${height}px` } }))),
      into: table, make: row,
      height: number => Math.max(...filled[number][1].map(one => one ? measures(one, size).height : 0)) + 24,
      weight: kept.filter(Boolean).length,
    });
    list.show(filled.length);
    v.walk(scroller);
    return v.h("div", { class: "tabled" }, tools, scroller);
  };
})(window.vitrine);
