// The causes of a report: as its run told them, or gathered by what its cells say.
"use strict";
(v => {
  /** What each kind of cause is called, and the sign that it bears beside its colour. */
  v.causeKinds = {
    edit: ["Edit", "●"], new: ["New", "+"], gone: ["Gone", "−"], failed: ["Failed", "!"],
      asset: ["Asset", "◆"], data: ["Data", "≡"],
    font: ["Font", "A"], devices: ["Devices", "▯"], renderer: ["Renderer", "◎"],
      environment: ["Environment", "◎"],
    unexplained: ["Unexplained", "?"],
  };

  const kinds = { missing: "new", orphaned: "gone", failed: "failed", changed: "edit" };
  const titles = { missing: "Nothing was approved", orphaned: "Approved, but declared no more" };

  /** A cause for cells that a run told none for: equal first nodes, else equal reasons. */
  function gathered(report) {
    const clusters = new Map();
    for (const cell of report.cells) {
      if (!kinds[cell.status]) continue;
      const node = cell.difference?.node || cell.likely?.node;
      const title = node?.change || titles[cell.status]
        || (cell.reason || "Pixels differ").split("\n")[0];
      const id = `${cell.status}-${node?.source || ""}-${title}`;
      if (!clusters.has(id)) clusters.set(id, {
        id, kind: node || cell.status !== "changed" ? kinds[cell.status] : "unexplained", title,
          source: node?.source || "",
        view: node?.path || "", edits: [], consequences: [], cells: [], indicated: [], boxes: {},
      });
      clusters.get(id).cells.push(cell.name);
    }
    const worst = new Map(report.cells.map(cell => [cell.name, cell.difference?.pixels || 0]));
    for (const cluster of clusters.values()) cluster.cells.sort((a, b) => worst.get(b) - worst.get(a));
    return [...clusters.values()].sort((a, b) => b.cells.length - a.cells.length);
  }

  v.readReport = report => {
    const bad = report.cells.filter(cell => kinds[cell.status]);
    return {
      report, bad, clusters: report.clusters || gathered(report),
      cellNamed: new Map(report.cells.map(cell => [cell.name, cell])),
    };
  };

  /** `iPhone 15, iPad 10`: the devices of cells, the most common first. */
  v.devicesOf = names => {
    const counts = new Map();
    for (const name of names) {
      const device = v.parts(name).device;
      counts.set(device, (counts.get(device) || 0) + 1);
    }
    const list = [...counts].sort((a, b) => b[1] - a[1]).map(([device]) => v.deviceName(device));
    return list.length > 3 ? `${list.slice(0, 2).join(", ")} and ${list.length - 2} more` : list.join(", ");
  };
})(window.vitrine);
