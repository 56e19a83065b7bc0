// What several rooms show: pictures, cards, headings.
"use strict";
(v => {
  /** A picture that is loaded as it comes into sight; says so where there is none. */
  v.picture = (cell, { width, height, eager = false } = {}) => {
    const image = v.h("img", {
      width: cell.width, height: cell.height, decoding: "async",
      loading: eager ? null : "lazy", alt: `${v.screenTitle(cell.screen.name)}, ${v.traits(cell)}`,
        draggable: "false",
      onerror: () => image.replaceWith(v.h("span", {
        class: "gone", style: { "aspect-ratio": `${cell.width} / ${cell.height}` },
      }, "No picture")),
    });
    v.show(image, cell.path);
    if (width) image.style.setProperty("width", `${width}px`);
    if (height) image.style.setProperty("height", `${height}px`);
    return image;
  };

  /** The cell that shows the same at the least cost: the smallest scale that is sharp enough. */
  v.thumbnail = (cell, width) => {
    const wanted = width * Math.min(devicePixelRatio || 1, 2);
    const twins = scales(cell.screen).get(likeness(cell));
    return twins.find(twin => twin.width >= wanted) || twins[twins.length - 1];
  };

  // Device, orientation, scheme, variant and step by their indices.
  const likeness = ({ row }) => `${row[1]} ${row[2]} ${row[4]} ${row[5]} ${row[6]}`;

  /** The cells of a screen that differ in scale alone, from the smallest. */
  function scales(screen) {
    if (screen.scales) return screen.scales;
    screen.scales = new Map();
    for (const cell of screen.cells) {
      const like = likeness(cell);
      if (screen.scales.has(like)) screen.scales.get(like).push(cell);
      else screen.scales.set(like, [cell]);
    }
    for (const twins of screen.scales.values()) twins.sort((a, b) => a.width - b.width);
    return screen.scales;
  }

  v.cellParams = cell => ({ screen: cell.screen.name, cell: cell.suffix });

  /** A picture with its name that leads to its screen. */
  v.card = (cell, { title, meta, width, badge } = {}) => {
    const small = v.thumbnail(cell, width), shot = v.h("span", { class: "shot" }, v.picture(small));
    v.dressCard(shot, cell);
    return v.h("a", { class: "card", href: v.route.href(v.cellParams(cell)),
      style: { "--w": `${width}px` } },
      shot,
      v.h("span", { class: "name" }, badge
        ? v.h("span", { class: "dot", role: "img", "aria-label": badge, title: badge }) : null, title),
      meta && v.h("span", { class: "meta" }, meta));
  };

  /** Goes to links that lie beside, above and below the one with the focus. */
  v.walk = (container, selector = "a.card") => container.addEventListener("keydown", event => {
    const from = document.activeElement?.closest(selector);
    const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1],
      ArrowUp: [0, -1] }[event.key];
    if (!from || !way || event.altKey || event.metaKey || event.ctrlKey) return;
    const start = from.getBoundingClientRect();
    let best, least = Infinity;
    for (const link of container.querySelectorAll(selector)) {
      const box = link.getBoundingClientRect();
      const dx = box.left - start.left, dy = box.top - start.top;
      const ahead = dx * way[0] + dy * way[1], aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
      if (link === from || ahead <= 4) continue;
      const cost = ahead + aside * 3;
      if (cost < least) [best, least] = [link, cost];
    }
    if (!best) return;
    event.preventDefault();
    best.focus();
    best.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  /** Asks for a text; the return key sends it. */
  v.askText = ({ title, what, action, value = "", placeholder }, done) => {
    if (document.querySelector("dialog[open]")) return;
    const send = () => { dialog.close(); done(field.value.trim()); };
    const field = v.h("textarea", { rows: 3, "aria-label": title, maxlength: 2000, placeholder,
      onkeydown: event => {
        if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); send(); }
      } }, value);
    const dialog = v.h("dialog", { class: "asking", "aria-label": title },
      v.h("h2", {}, title), v.h("p", { class: "meta" }, what), field,
      v.h("div", { class: "tools" },
        v.h("button", { type: "button", class: "primary", onclick: send }, action, v.h("kbd", {}, "enter")),
        v.h("button", { type: "button", class: "secondary", onclick: () => dialog.close() }, "Cancel",
          v.h("kbd", {}, "esc"))));
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
    field.focus();
  };

  v.empty = (title, ...lines) => v.h("div", { class: "empty" },
    v.h("h2", {}, title), lines.map(line => v.h("p", {}, line)));

  /** The choice of what a board shows: one device, one way, one scheme. */
  v.boardTools = (screens, wanted, set) => {
    const cells = screens.flatMap(screen => screen.cells);
    const has = (key, value) => cells.some(cell => cell[key] === value);
    const ids = new Set(cells.map(cell => cell.device));
    const devices = v.model.devices.filter(device => ids.has(device.id)).map(device =>
      [device.id, device.name]);
    const both = (key, values) => values.every(value => has(key, value))
      && v.choices(key === "scheme" ? "Colour scheme" : "Orientation",
        values.map(value => [value, value[0].toUpperCase() + value.slice(1)]), wanted[key],
        value => set({ [key]: value }));
    return v.h("div", { class: "tools" },
      devices.length > 1 && v.select("Device", devices, wanted.device, value => set({ device: value })),
      both("orientation", ["portrait", "landscape"]), both("scheme", ["light", "dark"]), v.frameChoice(cells));
  };

  v.boardWishes = params => ({
    device: params.device || v.model.usualDevice, ...v.usualSettings,
    scheme: params.scheme || (matchMedia("(prefers-color-scheme: dark)").matches
      && !document.documentElement.dataset.theme
      || document.documentElement.dataset.theme === "dark" ? "dark" : "light"),
    orientation: params.orientation || "portrait",
  });
})(window.vitrine);
