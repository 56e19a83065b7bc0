// The pictures of a changed cell, and what is said where one is missing.
"use strict";
(v => {
  /** A cell's pictures: expected, actual and difference, where there are some. */
  v.sidesOf = cell => {
    const part = v.parts(cell.name), { scale } = part, what = `${v.screenTitle(part.screen)}, ${v.traits(part)}`;
    const side = (path, label) => path
      && { path, label, alt: `${label}: ${what}`, width: cell.pixelWidth, height: cell.pixelHeight, scale: Number(scale) || 1 };
    const files = v.evidenceOf(cell);
    return [side(files.expected, "Expected"), side(files.actual, "Actual"),
      side(files.difference, "Difference")];
  };

  const command = cell => `snapshot render --cell '${cell.name}'`;

  /** What a picture without an expected one beside it is. */
  v.remarkOn = (cell, [expected, actual]) => {
    if (expected || !actual) return null;
    return v.h("p", { class: "remark" }, cell.status === "missing" ? v.basis.isNew
      : ["Drawn now. The approved picture is not stored, its digest alone, so there are no colours to compare: ", v.h("code", {}, "snapshot compare REV"),
        " draws the expected picture of a revision."]);
  };

  /** What stands in the place of a cell's pictures where there are none. */
  v.withoutPictures = cell => {
    if (cell.status === "failed") return v.h("div", { class: "failure" },
      v.h("h2", {}, "The screen could not be drawn"), v.h("pre", {}, cell.reason || "No reason was told."));
    const gone = `${v.basis.had}, but no screen of the catalogue has it now.`;
    if (cell.status === "orphaned" && v.report?.revision) return v.empty("Declared no more", gone);
    if (cell.status === "orphaned") return v.review
      ? v.empty("Declared no more", `${gone} Approve takes it out of what is approved.`)
      : v.empty("Declared no more", `${gone} To take it away, run`, v.command("snapshot prune"));
    const why = cell.status === "missing" ? `${v.basis.lacked}. To see it, run`
      : "No picture of it is stored, its digest alone. Another cell of the cause may show the change; to see this one, run";
    return v.empty("No pictures of this cell", why, v.command(command(cell)));
  };
})(window.vitrine);
