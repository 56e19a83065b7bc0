// A screen's room: one large picture with its axes, a table of two axes, or two pictures compared.
"use strict";
(v => {
  const grounds = [["", "Grey"], ["white", "White"], ["black", "Black"]];
  let current;

  const cellOf = params => {
    const screen = v.model.screenNamed.get(params.screen);
    if (!screen) return undefined;
    return v.cellNamed(`${screen.name}/${params.cell}`)
      || v.pick(screen, { ...v.boardWishes({}), step: screen.steps[0] || "" });
  };

  const shown = (cell, params = {}) => ({
    path: params.play && cell.film || cell.path, cell, frame: v.frameOf(cell), width: cell.width, height: cell.height, scale: Number(cell.scale),
      label: v.traits(cell),
    alt: `${cell.screen.fullTitle}, ${v.traits(cell)}`,
  });

  /**
   * The picture of a cell that a report beside the gallery holds it against, and what is to be said
   * of it.
   */
  function before(cell) {
    const result = v.reported.get(cell.name), { title, name } = v.basis;
    if (!result) return undefined;
    if (result.status === "unchanged") return { side: { ...shown(cell), label: title },
      remark: `The same picture in both: nothing has changed since ${name}.` };
    const path = v.evidenceOf(result).expected;
    if (path) return { side: { path, width: result.pixelWidth, height: result.pixelHeight,
      scale: Number(cell.scale), label: title } };
    return { remark: result.status === "missing" ? `New: ${name} has no such picture.`
      : "The approved picture is not stored, its digest alone: snapshot compare REV draws the picture of a revision." };
  }

  const setCell = cell => v.route.set({ screen: cell.screen.name, cell: cell.suffix });
  const view = params => params.view === "table" ? "table" : params.with ? "compare" : "picture";

  function neighbours(cell) {
    const screens = v.model.appList.find(app => app.title === cell.screen.app).screens;
    const place = screens.indexOf(cell.screen);
    return [screens[place - 1], screens[place + 1]];
  }

  function follow(cell, screen) {
    if (!screen) return;
    const { zoom, ground, layers, frame, mode, with: other } = v.route.params();
    const next = v.pick(screen, { ...v.wishesOf(cell), step: screen.steps[0] || "" });
    // Against another revision one looks at screen after screen; another picture is one screen's.
    const kept = other === "approved" ? { with: other, mode } : {};
    v.route.open({ ...v.cellParams(next), zoom, ground, layers, frame, ...kept });
  }

  function steps(cell) {
    if (!cell.screen.steps.length) return null;
    const isPlaying = Boolean(v.route.params().play);
    return v.h("nav", { class: "strip steps", "aria-label": "Steps" },
      cell.film && v.h("button", { type: "button", class: "play", "aria-pressed": String(isPlaying), "data-value": "play",
        onclick: () => v.route.set({ play: isPlaying ? "" : "1" }) }, v.icon(isPlaying ? "stop" : "play"), isPlaying ? "Stop" : "Play"),
      cell.screen.steps.map((step, place) => {
      const other = v.along(cell, "step", step);
      return v.h("a", {
        class: "card", href: v.route.href({ ...v.route.params(), cell: other.suffix }),
          style: { "--w": "72px" },
        "aria-current": step === cell.step ? "true" : null,
        onclick: event => { if (event.metaKey
          || event.ctrlKey) return; event.preventDefault(); v.route.set({ cell: other.suffix, play: "" }); },
      }, v.h("span", { class: "shot" }, v.picture(v.thumbnail(other, 72))),
        v.h("span", { class: "name" }, `${place + 1}  ${step}`));
    }));
  }

  function heading(cell, params) {
    const [before, after] = neighbours(cell);
    const mode = view(params);
    const go = (label, icon, screen) => v.h("button", {
      type: "button", class: "plain", disabled: !screen, "aria-label": screen
        ? `${label}: ${screen.title}` : label,
      title: screen?.title, onclick: () => follow(cell, screen),
    }, v.icon(icon));
    const { app } = cell.screen;
    return v.h("div", { class: "heading" },
      v.h("a", { class: "up meta", href: v.route.href({ app }) }, app),
      v.h("div", { class: "titled" }, go("Previous screen", "left", before),
        v.h("h1", {}, cell.screen.title), go("Next screen", "right", after)),
      v.h("div", { class: "tools" },
        v.choices("View", [["picture", "Picture"], ["compare", "Compare"], ["table", "Table"]], mode,
          setView),
        mode !== "table" && v.choices("Zoom", mode === "compare"
          ? [["fit", "Fit"], ["1", "1:1"]] : v.zooms, params.zoom || "fit",
          zoom => v.route.set({ zoom: zoom === "fit" ? "" : zoom })),
        mode === "picture" && v.inspectChoices(cell, params),
        mode === "picture" && v.marks.tools(cell)));
  }

  const otherScheme = cell => v.along(cell, "scheme", cell.scheme === "light" ? "dark" : "light").name;

  /**
   * What a picture is held against first: what differs, or all that another revision shows, else
   * the other scheme.
   */
  const usualOther = cell => before(cell) && (v.report.revision || v.reported.get(cell.name).status !== "unchanged")
    ? "approved" : otherScheme(cell);

  function setView(next) {
    const params = v.route.params(), cell = cellOf(params);
    v.route.set({
      view: next === "table" ? "table" : "",
      with: next === "compare" ? params.with || usualOther(cell) : "", side: "",
        zoom: "",
    }, { replace: false });
  }

  function readout(cell, node, image) {
    return point => {
      const inside = point && point.x >= 0 && point.y >= 0
        && point.x * cell.scale < cell.width && point.y * cell.scale < cell.height;
      if (!inside) { node.textContent = ""; return; }
      const colour = v.colourAt(image, point.x * cell.scale, point.y * cell.scale);
      node.textContent = `${v.number(Math.floor(point.x * cell.scale) / cell.scale)}, `
        + `${v.number(Math.floor(point.y * cell.scale) / cell.scale)} pt${colour && `  ${colour}`}`;
    };
  }

  function picture(cell, params) {
    const status = v.h("output", { class: "readout", "aria-hidden": "true" });
    let live = cell, inspect;
    const stage = v.stage({
      read: (point, event) => { readout(live, status, stage.image)(point); inspect?.hover(point,
        event); },
      zoomed: (point, event) => {
        if (inspect?.pick(point, event)) return;
        const zoom = v.route.params().zoom;
        v.route.set({ zoom: zoom ? "" : "1" });
        stage.centre(point);
      },
      key: pressed => inspect?.key(pressed),
    });
    current.stage = stage;
    const strip = v.h("div", {}), side = v.h("div", { class: "side-content" });
    const room = v.h("div", { class: "viewer" },
      v.h("div", { class: "middle" }, stage.node, status, strip),
      v.h("aside", { class: "panel", "aria-label": "Axes" }, side));
    const update = (next, now) => {
      live = next;
      const focus = document.activeElement?.dataset?.value;
      const scrolled = room.querySelector(".devices")?.scrollTop;
      stage.node.dataset.ground = now.ground || "";
      stage.show(shown(next, now), now.zoom || "fit");
      strip.replaceChildren(...[steps(next)].filter(Boolean));
      side.replaceChildren(v.marks.note(next) || "", v.axesOf(next, setCell),
        v.canFrame(next) ? v.h("section", { class: "axis" }, v.h("h3", {}, "Shown in"), v.frameChoice([next])) : "",
        v.h("section", { class: "axis" }, v.h("h3", {}, "Ground"),
        v.choices("Ground", grounds, now.ground || "", ground => v.route.set({ ground }))));
      if (focus) side.querySelector(`[data-value="${CSS.escape(focus)}"]`)?.focus({ preventScroll: true });
      if (scrolled !== undefined) room.querySelector(".devices")?.scrollTo(0, scrolled);
      inspect = v.wantsLayers(next, now) ? v.inspect(stage, next, now, side) : inspect?.end();
    };
    requestAnimationFrame(stage.layout);
    update(cell, params);
    return { node: room, update };
  }

  function compare(cell, params) {
    const body = v.h("div", { class: "middle compare" }), side = v.h("div", { class: "side-content" });
    const room = v.h("div", { class: "viewer" }, body,
      v.h("aside", { class: "panel", "aria-label": "Axes" }, side));
    const update = (first, now) => {
      const approved = before(first), isApproved = approved && now.with === "approved";
      const second = v.cellNamed(now.with) || first;
      const mode = v.modes.some(([key]) => key === now.mode) && now.mode !== "outline"
        ? now.mode : "side";
      const acts = isApproved || now.side === "first" ? "first" : "second", acted = acts === "first" ? first : second;
      const canvas = v.h("div", { class: "canvas", "data-ground": now.ground || "" });
      body.replaceChildren(v.h("div", { class: "tools" },
        v.modeChoices(mode, ["side", "slider", "onion", "blink", "difference"],
          mode => v.route.set({ mode }))),
        isApproved && approved.remark ? v.h("p", { class: "remark" }, approved.remark) : "", canvas);
      const draw = () => canvas.replaceChildren(v.comparison({
        sides: isApproved ? [approved.side, { ...shown(first), label: "Now" }] : [shown(first), shown(second)], mode, zoom: now.zoom === "1" ? "pixels" : "fit",
        room: { width: (canvas.clientWidth || innerWidth - 320) - 48,
          height: (canvas.clientHeight || innerHeight - 200) - 88 },
      }));
      draw();
      requestAnimationFrame(draw);
      const swap = pick => acts === "first" && pick.screen === first.screen
        ? v.route.set({ screen: pick.screen.name,
          cell: pick.suffix }) : v.route.set({ with: pick.name });
      const screens = v.model.screens.map(screen => [screen.name, screen.fullTitle]);
      side.replaceChildren(approved ? v.h("section", { class: "axis" }, v.h("h3", {}, "Compared with"),
        v.choices("Compared with", [["", "Another picture"], ["approved", v.basis.title]], isApproved ? "approved" : "",
          value => v.route.set({ with: value || otherScheme(first) }))) : "",
      v.h("section", { class: "axis", hidden: isApproved }, v.h("h3", {}, "Choices act on"),
        v.choices("Choices act on", [["first", "First"], ["second", "Second"]], acts,
          side => v.route.set({ side })),
        acts === "second" && v.select("Screen of the second", screens, second.screen.name,
          name => swap(v.pick(v.model.screenNamed.get(name), second)))),
      v.axesOf(acted, swap));
    };
    update(cell, params);
    return { node: room, update };
  }

  function table(cell, params) {
    const room = v.h("div", { class: "viewer wide" });
    const update = (next, now) =>
      room.replaceChildren(v.table(next, now, change => v.route.set(change)));
    update(cell, params);
    return { node: room, update };
  }

  const views = { picture, compare, table };

  v.rooms.screen = {
    title: params => v.screenTitle(params.screen),
    trail: params => { const app = v.model.screenNamed.get(params.screen)?.app; return app
      && [app, v.route.href({ app })]; },
    key: params => `screen ${view(params)}`,
    open(params) {
      const cell = cellOf(params);
      if (!cell) return v.empty("No such screen",
        `There is no picture of “${params.screen}” in this folder.`);
      const head = v.h("div", {});
      current = { head };
      current.body = views[view(params)](cell, params);
      head.append(heading(cell, params));
      return v.h("div", { class: "room screen" }, head, current.body.node);
    },
    update(params) {
      const cell = cellOf(params);
      if (!cell) return false;
      const focus = current.head.contains(document.activeElement) && document.activeElement;
      const value = focus?.dataset?.value, label = focus?.getAttribute?.("aria-label");
      current.head.replaceChildren(heading(cell, params));
      const again = [...current.head.querySelectorAll("button")].find(button =>
        value !== undefined ? button.dataset.value === value : label
          && button.getAttribute("aria-label")?.split(":")[0] === label.split(":")[0]);
      again?.focus({ preventScroll: true });
      current.body.update(cell, params);
      v.say(`${cell.screen.fullTitle}, ${v.traits(cell)}`);
      return true;
    },
    keys: {
      j: ["Next screen", params => follow(cellOf(params), neighbours(cellOf(params))[1])],
      k: ["Previous screen", params => follow(cellOf(params), neighbours(cellOf(params))[0])],
      d: ["Light or dark", params => { const cell = cellOf(params); setCell(v.along(cell, "scheme",
        cell.scheme === "light" ? "dark" : "light")); }],
      o: ["Turn the device", params => { const cell = cellOf(params); setCell(v.along(cell,
        "orientation", cell.orientation === "portrait" ? "landscape" : "portrait")); }],
      "[": ["Previous device", params => turn(params, "device", -1)],
      "]": ["Next device", params => turn(params, "device", 1)],
      ",": ["Previous step or type size",
        params => turn(params, cellOf(params).step ? "step" : "size", -1)],
      ".": ["Next step or type size",
        params => turn(params, cellOf(params).step ? "step" : "size", 1)],
      "<": ["Previous state", params => turn(params, "state", -1)],
      ">": ["Next state", params => turn(params, "state", 1)],
      l: ["Next language", params => turn(params, "language", 1, true)],
      z: ["Zoom on, to pixels", params => {
        const keys = v.zooms.map(([key]) => key), place = keys.indexOf(params.zoom || "fit");
        v.route.set({ zoom: ["", ...keys.slice(1)][(place + 1) % keys.length] });
      }],
      t: ["Table", params => setView(view(params) === "table" ? "picture" : "table")],
      c: ["Compare", params => setView(view(params) === "compare" ? "picture" : "compare")],
      r: ["Against what was approved, or the other revision", params => {
        const cell = cellOf(params), isOn = params.with === "approved";
        if (before(cell)) v.route.set({ view: "", zoom: "", with: isOn ? "" : "approved" }, { replace: false });
      }],
      s: ["Mark", params => v.marks.toggle(cellOf(params))],
      n: ["Note", params => v.marks.askNote(cellOf(params))],
      i: ["Inspect views", params => { v.toggleLayer(params, "views"); current.stage?.node.focus({ preventScroll: true }); }],
      b: ["All boxes", params => v.toggleLayer(params, "boxes")],
      w: ["Margins and readable width", params => v.toggleLayer(params, "guides")],
      y: ["Safe area", params => v.toggleLayer(params, "safe")],
      v: ["VoiceOver", params => v.toggleLayer(params, "spoken")],
      m: ["Measure by arrow keys", () => current.stage?.measureByKeys()],
      e: ["Device around the picture", params => v.route.set({ frame: params.frame ? "" : "device" })],
      " ": ["Blink by hand", params => params.mode === "blink" && v.turn?.()],
    },
  };

  function turn(params, key, way, isRing = false) {
    const cell = cellOf(params), values = v.values(cell.screen, key);
    const asked = values.indexOf(cell[key]) + way, place = isRing ? asked % values.length : asked;
    if (values[place] !== undefined) setCell(v.along(cell, key, values[place]));
  }
})(window.vitrine);
