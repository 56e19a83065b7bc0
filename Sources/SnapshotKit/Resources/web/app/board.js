// An app's room: its screens, the states of each, and its flows as strips.
"use strict";
(v => {
  const size = (cell, small) => {
    const wide = cell.width > cell.height;
    if (cell.deviceInfo.family === "component") return v.clamp(cell.width / +cell.scale, 96, 320);
    if (wide) return small ? 256 : 352;
    return cell.deviceInfo.family === "ipad" ? (small ? 176 : 248) : (small ? 136 : 200);
  };

  function facts(screen) {
    const pictures = v.counted(screen.cells.length, "picture");
    return screen.devices > 1 ? `${pictures} · ${v.counted(screen.devices, "device")}` : pictures;
  }

  function card(screen, wanted, small) {
    const cell = v.pick(screen, wanted);
    return v.card(cell, {
      title: screen.title, meta: small ? "" : facts(screen), width: size(cell, small),
        badge: screen.changes && "Changed",
    });
  }

  function section(title, note, ...content) {
    return v.h("section", { class: "group", "aria-label": title },
      v.h("h2", {}, title, note && v.h("span", { class: "meta" }, note)), ...content);
  }

  /** The moving picture of a flow: its first step until somebody plays it. */
  function film(cell, screen) {
    const small = v.thumbnail(cell, size(cell, true) + 24), shot = v.h("span", { class: "shot" }, v.picture(small));
    const name = v.h("span", { class: "name" }, v.icon("play"), "Play");
    let isPlaying = false;
    return v.h("button", { type: "button", class: "card film", "aria-label": `Play ${screen.title}`,
      style: { "--w": `${size(cell, true) + 24}px` }, onclick: event => {
        isPlaying = !isPlaying;
        event.currentTarget.setAttribute("aria-pressed", String(isPlaying));
        shot.querySelector("img").src = isPlaying ? cell.film : small.path;
        name.replaceChildren(v.icon(isPlaying ? "stop" : "play"), isPlaying ? "Stop" : "Play");
      } }, shot, name);
  }

  function flow(screen, wanted) {
    const steps = screen.steps.map((step, place) => {
      const cell = v.pick(screen, { step, ...wanted });
      return v.card(cell, { title: `${place + 1}  ${step}`, width: size(cell, true) + 24 });
    });
    const first = v.pick(screen, wanted);
    return section(screen.title, v.counted(steps.length, "step"),
      v.h("div", { class: "strip flow" }, first.film && film(first, screen), steps));
  }

  v.rooms.app = {
    title: params => params.app,
    key: params => JSON.stringify(["app", params.app, params.device, params.orientation,
      params.scheme, params.frame]),
    open(params) {
      const app = v.model.appList.find(app => app.title === params.app);
      if (!app) return v.empty("No such app", `None of these pictures belongs to “${params.app}”.`);
      const wanted = v.boardWishes(params);
      const of = kind => app.screens.filter(screen => screen.kind === kind);
      const grid = (screens, small) =>
        v.h("div", { class: small ? "grid small" : "grid" },
          screens.map(screen => card(screen, wanted, small)));
      const room = v.h("div", { class: "room" },
        v.h("div", { class: "heading" },
          v.h("div", {}, v.h("h1", {}, app.title), v.h("p", { class: "meta" }, [
            of("main").length + of("more").length > 0
              && v.counted(of("main").length + of("more").length, "screen"),
            of("state").length && v.counted(of("state").length, "state"),
            of("flow").length && v.counted(of("flow").length, "flow"),
          ].filter(Boolean).join(" · "))),
          v.boardTools(app.screens, wanted, change => v.route.set(change))),
        of("main").length > 0 && section("Screens", "", grid(of("main"), false)),
        of("more").length > 0 && section("More screens", String(of("more").length),
          grid(of("more"), true)),
        app.screens.map(owner => {
          const states = of("state").filter(screen => screen.owner === owner);
          return states.length > 0 && section(owner.title, v.counted(states.length, "state"),
            grid(states, true));
        }),
        of("flow").map(screen => flow(screen, wanted)));
      v.walk(room);
      return room;
    },
  };
})(window.vitrine);
