// Causes on a narrow page: one after the other, and all of them once somebody asks, in the page's
// own scroller; and two fingers on pictures.
"use strict";
(v => {
  /** The place among the causes, with ways to those beside it and to all of them. */
  v.pager = (list, cluster, go, isUnfolded, unfold) => {
    const place = list.indexOf(cluster);
    const button = (label, icon, way) => v.h("button", {
      type: "button", class: "plain", "aria-label": label, disabled: !list[place + way], onclick: () => go(way),
    }, v.icon(icon));
    return v.h("div", { class: "tools pager" },
      button("Previous cause", "left", -1),
      v.h("span", { class: "meta among" }, list.length ? `Cause ${place + 1} of ${list.length}` : "None"),
      button("Next cause", "right", 1),
      (list.length > 1 || isUnfolded) && v.h("button", { type: "button", class: "secondary", "aria-expanded": String(isUnfolded), onclick: unfold },
        isUnfolded ? "This cause alone" : "All causes"));
  };

  /** Tells of two fingers that went apart, or together, on a node: 1 or -1, once each time. */
  v.pinched = (node, tell) => {
    const fingers = new Map();
    let start = 0;
    const apart = () => {
      const [a, b] = [...fingers.values()];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    const touch = event => {
      if (event.pointerType !== "touch" || (event.type === "pointermove" && !fingers.has(event.pointerId))) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size !== 2) { start = 0; return; }
      start ||= apart();
      const ratio = start ? apart() / start : 1;
      if (ratio < .75 || ratio > 1.33) { fingers.clear(); start = 0; tell(ratio > 1 ? 1 : -1); }
    };
    const end = event => { fingers.delete(event.pointerId); start = 0; };
    for (const name of ["pointerdown", "pointermove"]) node.addEventListener(name, touch);
    for (const name of ["pointerup", "pointercancel"]) node.addEventListener(name, end);
  };

  /** Moves what scrolls with a mouse that drags it, as a finger does by itself. */
  v.dragged = node => {
    let last;
    node.addEventListener("pointerdown", event => {
      const pan = event.pointerType === "mouse" && event.button === 0 && event.target.closest(".pan");
      if (!pan) return;
      last = { x: event.clientX, y: event.clientY, pan };
      node.setPointerCapture(event.pointerId);
    });
    node.addEventListener("pointermove", event => {
      if (!last) return;
      last.pan.scrollBy(last.x - event.clientX, last.y - event.clientY);
      last = { x: event.clientX, y: event.clientY, pan: last.pan };
    });
    for (const name of ["pointerup", "pointercancel"]) node.addEventListener(name, () => { last = undefined; });
  };
})(window.vitrine);
