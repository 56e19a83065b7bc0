// What is told of a cause above its pictures, and where there is none.
"use strict";
(v => {
  v.kindOf = cluster => v.causeKinds[cluster.kind] || v.causeKinds.unexplained;

  /** What of the same screens a cause spares. */
  function spared({ spared = {} }) {
    const named = Object.entries(spared).flatMap(([axis, values]) => values.length > 3
      ? [v.counted(values.length, axis)] : axis === "device" ? values.map(v.deviceName) : values);
    return named.length > 0 && v.h("p", { class: "meta" }, `Spares ${named.join(", ")}`);
  }

  // What a reader has opened or closed stays so from cause to cause.
  const unfolded = new Map();

  /**
   * The story of a cause beside the pictures of one of its cells: what was edited, and the `rest`,
   * which is what else was, and what follows. On a narrow page the rest stands below the pictures.
   */
  v.story = (cluster, cell) => {
    const [kind] = v.kindOf(cluster);
    const more = (cluster.edits || []).slice(1);
    // Where there is room for it: the pictures come first.
    const isOpen = (key, items) => unfolded.get(key) ?? (items.length < 4 && (v.narrow.matches || innerHeight > 1000));
    const list = (key, title, items) => items.length > 0
      && v.h("details", { open: isOpen(key, items) }, v.h("summary", {
        onclick: event => unfolded.set(key, !event.currentTarget.parentNode.open) }, title),
      v.h("ul", {}, items.slice(0, 200).map(item => v.h("li", {}, item))));
    const told = [
      v.h("p", { class: "meta" }, kind, cluster.view && ` · ${cluster.view}`,
        cluster.source && [" · ", v.h("span", { class: "path" }, cluster.source)]),
      v.h("h1", {}, v.withColours(cluster.title)),
    ];
    const rest = [
      list("edits", v.counted(more.length, "other edit") + " of this cause",
        more.map(edit => [v.withColours(edit.text), v.h("span", { class: "meta" },
          [edit.view, edit.source].filter(Boolean).map(part => ` · ${part}`))])),
      list("consequences", v.counted((cluster.consequences || []).length, "consequence"), cluster.consequences || []),
      spared(cluster),
      cluster.elsewhere && v.h("p", { class: "meta" },
        `Beside other edits also in ${cluster.elsewhere.slice(0, 8).map(v.screenTitle).join(", ")}${cluster.elsewhere.length > 8 ? ` and ${cluster.elsewhere.length - 8} more` : ""}: look at the causes there.`),
      cluster.kind !== "unexplained" && cluster.indicated?.includes(cell.name) && v.h("p", { class: "meta" },
        "No description of this layout is stored; the cause is told by the cell most alike."),
      cell.reason && cell.status !== "failed" && v.h("p", { class: "meta" }, cell.reason),
    ].filter(Boolean);
    return { told, rest };
  };

  /** A report without a change. */
  v.calm = report => {
    const tolerated = report.cells.filter(cell => cell.status === "tolerated").length;
    return v.h("div", { class: "empty calm" }, v.h("p", { class: "sign", "aria-hidden": "true" }, "✓"),
      v.h("h2", {}, report.cells.length ? "Nothing changed" : "Nothing was compared"),
      v.h("p", {}, `${v.counted(report.cells.length - tolerated, "cell")} as approved, ${v.number(report.seconds)} s`),
      tolerated > 0 && v.h("p", {}, `${tolerated} within a tolerance`),
      report.filter?.length > 0 && v.h("p", { class: "path" }, report.filter.join(" ")));
  };
})(window.vitrine);
