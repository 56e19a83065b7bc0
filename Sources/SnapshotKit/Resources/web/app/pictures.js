// All pictures with filters; only the rows near the window are in the document.
"use strict";
(v => {
  const keys = ["family", "device", "orientation", "scheme", ...v.settings.map(axis => axis.key), "scale", "step"];
  const families = { iphone: "iPhones", ipad: "iPads", watch: "Watches", mac: "Macs", component: "Components" };
  const gap = 16, caption = 68;

  function matching(params) {
    const words = (params.q || "").toLocaleLowerCase().split(/\s+/).filter(Boolean);
    const wanted = keys.filter(key => params[key]);
    return v.model.cells.filter(cell => (!params.of || cell.screen.app === params.of)
      && wanted.every(key => cell[key] === params[key]) && words.every(word => holds(cell, word)));
  }

  const lower = (owner, text) => owner.words ||= text().toLocaleLowerCase();

  /** Whether a word occurs in what tells a cell. */
  function holds(cell, word) {
    const { screen, deviceInfo } = cell;
    return lower(screen, () => `${screen.app} ${screen.fullTitle} ${screen.name}`).includes(word)
      || lower(deviceInfo, () => `${deviceInfo.name} ${deviceInfo.id}`).includes(word)
      || cell.suffix.includes(word) || lower(cell.setting, () => cell.setting.title).includes(word);
  }

  function filters(params) {
    const all = v.model.cells, set = change => v.route.set(change);
    const present = key => [...new Set(all.map(cell => cell[key]))].filter(Boolean);
    const one = (key, title, label = value => value) => {
      const values = present(key);
      return values.length > 1 && v.select(title,
        [["", title], ...values.map(value => [value, label(value)])],
        params[key] || "", value => set({ [key]: value }));
    };
    const titles = key => new Map(all.map(cell => [cell[key], cell.titleOf(key)]));
    const settings = v.settings.map(({ key, all }) => {
      const named = titles(key);
      return one(key, all, value => named.get(value));
    });
    return v.h("div", { class: "tools filters", role: "search" },
      v.h("input", {
        type: "search", value: params.q || "", placeholder: "Filter", "aria-label": "Filter",
          id: "filter",
        oninput: event => set({ q: event.target.value }),
      }),
      v.model.apps.length > 1 && v.select("App",
        [["", "All apps"], ...v.model.apps.map(app => [app, app])], params.of || "", of => set({ of })),
      one("family", "All families", value => families[value] || value),
      one("device", "All devices", v.deviceName), one("orientation", "Both orientations"),
        one("scheme", "Both schemes"),
      settings, one("scale", "All scales", value => `@${value}x`),
      one("step", "All steps"));
  }

  function tile(cell, width, height) {
    const ratio = Math.min(width / cell.width, (height - caption) / cell.height);
    const size = { width: Math.round(cell.width * ratio), height: Math.round(cell.height * ratio) };
    return v.h("a", { class: "card tile", href: v.route.href(v.cellParams(cell)) },
      v.h("span", { class: "frame" },
        v.h("span", { class: "shot" }, v.picture(v.thumbnail(cell, size.width), size))),
      v.h("span", { class: "name" }, cell.screen.title),
        v.h("span", { class: "meta" }, v.traits(cell)));
  }

  function grid(count) {
    const node = v.h("div", { class: "virtual" });
    let cells = [], tiles = new Map(), columns = 1, width = 0, isAsked = false;
    const height = 320;

    function add(index, next) {
      const one = tile(cells[index], width, height);
      v.place(one, [index % columns * (width + gap), Math.floor(index / columns) * (height + gap), width, height]);
      node.insertBefore(one, next || null);
      tiles.set(index, one);
    }

    /** The tile behind a place, in the order of the data, in which the tab key goes on. */
    const after = index => tiles.get(Math.min(...[...tiles.keys()].filter(other => other > index)));

    /** Draws with the next frame, once. */
    function ask() {
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(draw);
    }

    function draw() {
      isAsked = false;
      if (!node.isConnected) return;
      const top = -node.getBoundingClientRect().top, step = height + gap;
      const first = Math.max(0, Math.floor(top / step)) * columns;
      const last = Math.min(cells.length, Math.ceil((top + innerHeight) / step) * columns);
      for (const [index, one] of tiles) if ((index < first - columns || index >= last + columns)
        && one !== document.activeElement) { one.remove(); tiles.delete(index); }
      // What is seen comes first, then the row that follows, then the one before.
      const range = (from, to) => Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
      const missing = [...range(first, last), ...range(last, Math.min(cells.length, last + columns)),
        ...range(Math.max(0, first - columns), first)].filter(index => !tiles.has(index));
      for (const index of missing.slice(0, v.turnful)) add(index, after(index));
      if (missing.length > v.turnful) ask();
    }
    let laidOut;
    function layout() {
      const room = laidOut = node.clientWidth;
      if (!room) return;
      columns = Math.max(1, Math.floor((room + gap) / ((room < 480 ? 148 : 192) + gap)));
      width = (room + gap) / columns - gap;
      const focused = [...tiles].find(([, one]) => one === document.activeElement)?.[0];
      for (const one of tiles.values()) one.remove();
      tiles.clear();
      node.style.setProperty("height", `${Math.ceil(cells.length / columns) * (height + gap)}px`);
      draw();
      tiles.get(focused)?.focus({ preventScroll: true });
    }
    // On paper nothing scrolls: all pictures are there, as wide as the paper's columns.
    function print() {
      for (let index = cells.length - 1; index >= 0; index -= 1)
        if (!tiles.has(index)) add(index, tiles.get(index + 1));
      for (const image of node.querySelectorAll("img")) image.loading = "eager";
    }
    addEventListener("beforeprint", print);
    addEventListener("afterprint", ask);
    addEventListener("scroll", ask, { passive: true });
    // An observer is told of the first size too, and tiles made anew would lose the focus.
    new ResizeObserver(() => node.clientWidth !== laidOut && layout()).observe(node);
    v.walk(node);
    return {
      node,
      show(next) {
        cells = next;
        count.textContent = cells.length === v.model.cells.length
          ? v.counted(cells.length,
            "picture") : `${cells.length.toLocaleString("en")} of ${v.counted(v.model.cells.length, "picture")}`;
        node.classList.toggle("none", !cells.length);
        layout();
      },
      close: () => {
        removeEventListener("scroll", ask);
        removeEventListener("beforeprint", print);
        removeEventListener("afterprint", ask);
      },
    };
  }

  let open;
  v.rooms.pictures = {
    title: () => "Pictures",
    key: () => "pictures",
    open(params) {
      const count = v.h("p", { class: "meta", "aria-live": "polite" });
      const tools = v.h("div", {}, filters(params));
      const list = grid(count);
      open = { tools, list };
      requestAnimationFrame(() => list.show(matching(v.route.params())));
      return v.h("div", { class: "room" },
        v.h("div", { class: "heading" }, v.h("div", {}, v.h("h1", {}, "Pictures"), count)), tools,
        list.node);
    },
    update(params) {
      const search = open.tools.querySelector("#filter");
      if (document.activeElement !== search) search.value = params.q || "";
      for (const select of open.tools.querySelectorAll("select")) select.classList.toggle("on",
        Boolean(select.value));
      scrollTo(0, 0);
      open.list.show(matching(params));
      return true;
    },
    close: () => open.list.close(),
    keys: { f: ["Filter", () => document.getElementById("filter").focus()] },
  };
})(window.vitrine);
