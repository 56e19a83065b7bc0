// The keyboard: each room tells its own keys, and ? shows them all.
"use strict";
(v => {
  const anywhere = {
    g: ["Front", () => v.route.open(v.model ? { apps: "" } : { changes: "" })],
    p: ["All pictures", () => v.model && v.route.open({ pictures: "" })],
    x: ["Changes", () => v.report && v.route.open({ changes: "" })],
    "/": ["Search", () => v.search()],
    "?": ["All keys", () => help()],
  };

  const written = key => key === " " ? "space" : key.replace("Arrow", "").toLowerCase();

  function help() {
    if (document.querySelector("dialog[open]")) return;
    const room = v.rooms[v.route.room(v.route.params())];
    const list = keys => v.h("dl", {}, Object.entries(keys).map(([key, [label]]) =>
      [v.h("dt", {}, v.h("kbd", {}, written(key))), v.h("dd", {}, label)]));
    const dialog = v.h("dialog", { class: "help", "aria-label": "Keys" },
      // The first of them is seen, not the button behind the last.
      v.h("h2", { tabindex: "-1", autofocus: true }, "Keys"), room.keys && list(room.keys), v.h("h3", {}, "Everywhere"), list(anywhere),
      v.h("h3", {}, "Pictures"), list({
        arrows: ["To the picture beside"], enter: ["Open"], click: ["Zoom to pixels"],
          "shift-drag": ["Measure"],
      }),
      v.h("button", { type: "button", onclick: () => dialog.close() }, "Close"));
    dialog.addEventListener("click", event => { if (event.target === dialog) dialog.close(); });
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }
  v.help = help;

  addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]")) return;
    const target = event.target;
    if (target.matches?.("input:not([type=range]), textarea, select")) {
      if (event.key === "Escape") target.blur();
      return;
    }
    if (event.key === " " && target.matches?.("button, a, summary")) return;
    const params = v.route.params(), room = v.rooms[v.route.room(params)];
    const found = room?.keys?.[event.key] || anywhere[event.key];
    if (!found || (target.matches?.("input[type=range]") && event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    found[1](params);
  });
})(window.vitrine);
