// The front room: a band for each app.
"use strict";
(v => {
  function band(app, wanted) {
    const mains = app.screens.filter(screen => screen.kind === "main");
    // A band tells most of an app by its main screens; where they are few, flows and states follow.
    const others = ["flow", "more",
      "state"].flatMap(kind => app.screens.filter(screen => screen.kind === kind));
    const all = mains.length < 6 ? [...mains, ...others] : mains;
    // A band stands on one device: what is never drawn on it is left to the app's room.
    const there = all.filter(screen => screen.cells.some(cell => cell.device === wanted.device));
    const shown = (there.length ? there : all).slice(0, 8);
    const count = kind => app.screens.filter(screen => screen.kind === kind).length;
    const changes = app.screens.reduce((sum, screen) => sum + screen.changes, 0);
    const href = v.route.href({ app: app.title });
    const facts = [
      count("main") + count("more") > 0 && v.counted(count("main") + count("more"), "screen"),
        count("state") && v.counted(count("state"), "state"),
      count("flow") && v.counted(count("flow"), "flow"),
      v.counted(app.screens.reduce((sum, screen) => sum + screen.cells.length, 0), "picture"),
      changes && `${changes} changed`,
    ].filter(Boolean).join(" · ");
    const cells = shown.map(screen => v.pick(screen, { ...wanted, step: screen.steps[0] || "" }));
    return v.h("section", { class: "band", "aria-label": app.title },
      v.h("header", {}, v.h("h2", {}, v.h("a", { href }, app.title)),
        v.h("p", { class: "meta" }, facts),
        v.h("a", { class: "more", href, "aria-label": `All of ${app.title}` }, "Open",
          v.icon("right"))),
      v.h("div", { class: "strip" }, cells.map((cell, place) => v.card(cell, {
        title: shown[place].title, width: cell.width > cell.height
          ? 384 : cell.deviceInfo.family === "ipad" ? 256 : 184,
        badge: shown[place].changes && "Changed",
      }))));
  }

  v.rooms = v.rooms || {};
  v.rooms.apps = {
    title: () => "Apps",
    key: params => `apps ${params.device} ${params.scheme} ${params.orientation} ${params.frame}`,
    open(params) {
      const wanted = v.boardWishes(params);
      const rank = app => app.screens.some(screen => screen.changes) ? 0 : 1;
      const apps = [...v.model.appList].sort((a, b) => rank(a) - rank(b));
      const room = v.h("div", { class: "room" },
        v.h("div", { class: "heading" },
          v.h("div", {}, v.h("h1", {}, "Apps"), v.h("p", { class: "meta" }, [
            v.counted(v.model.screens.length, "screen"), v.counted(v.model.cells.length, "picture"),
            v.counted(v.model.devices.length, "device"),
          ].join(" · "))),
          v.boardTools(v.model.screens, wanted,
            change => v.route.set({ ...params, apps: "", ...change }))),
        v.marks.band(), apps.map(app => band(app, wanted)));
      v.walk(room);
      return room;
    },
  };
})(window.vitrine);
