// Pictures that a reader has marked, with notes: they stand in the address, so that a sent link
// shows them to others.
"use strict";
(v => {
  const marks = v.marks = {};

  /** The marked cells' names with their notes, in the order in which they were marked. */
  marks.all = (params = v.route.params()) => {
    try {
      const found = JSON.parse(params.marks || "[]");
      return new Map(found.filter(one => Array.isArray(one) && one.every(part => typeof part === "string"))
        .map(([name, note]) => [name, note || ""]));
    } catch { return new Map(); }
  };

  function set(all) {
    v.route.set({ marks: all.size ? JSON.stringify([...all]) : "" });
  }

  /** Marks a cell, or takes the mark and its note away. */
  marks.toggle = cell => {
    const all = marks.all();
    if (!all.delete(cell.name)) all.set(cell.name, "");
    set(all);
  };

  marks.askNote = cell => v.askText({
    title: "Note", what: `${v.screenTitle(cell.screen.name)} · ${v.traits(cell)}`, action: "Keep",
    value: marks.all().get(cell.name) || "", placeholder: "It travels in the address of this page",
  }, note => { const all = marks.all(); all.set(cell.name, note); set(all); });

  marks.tools = cell => {
    const isMarked = marks.all().has(cell.name);
    return v.h("div", { class: "choices", role: "group", "aria-label": "Mark" },
      v.h("button", { type: "button", "aria-pressed": String(isMarked), title: "Mark this picture (s)",
        onclick: () => marks.toggle(cell) }, isMarked ? "★ Marked" : "☆ Mark"),
      v.h("button", { type: "button", "aria-pressed": "false", title: "Write a note (n)",
        onclick: () => marks.askNote(cell) }, "Note"));
  };

  /** The note of a cell, if it has one. */
  marks.note = cell => {
    const note = marks.all().get(cell.name);
    return note && v.h("section", { class: "axis" }, v.h("h3", {}, "Note"), v.h("p", { class: "noted" }, note));
  };

  /** A band of what is marked, for the front. */
  marks.band = () => {
    const all = [...marks.all()].map(([name, note]) => [v.cellNamed(name), note]).filter(([cell]) => cell);
    return all.length > 0 && v.h("section", { class: "band", "aria-label": "Marked" },
      v.h("header", {}, v.h("h2", {}, "Marked"), v.h("p", { class: "meta" },
        `${v.counted(all.length, "picture")} · in the address, for others too`)),
      v.h("div", { class: "strip" }, all.map(([cell, note]) => v.card(cell,
        { title: cell.screen.title, meta: note || v.traits(cell), width: 184 }))));
  };
})(window.vitrine);
