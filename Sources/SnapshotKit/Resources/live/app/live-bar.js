// The bar: which screen, on what, and what is not done on the picture itself.
"use strict";
(v => {
  const page = v.page, bar = v.bar = {};

  /** Shows another view; of another screen nothing has been done yet. */
  bar.show = changes => {
    const isOther = "screen" in changes && changes.screen !== page.view.screen;
    Object.assign(page.view, changes);
    const device = page.device();
    if (device && page.view.orientation && !device.orientations.includes(page.view.orientation)) page.view.orientation = device.orientations[0];
    if (device?.family !== "ipad") {
      const windows = v.live.table.axes.find(({ title }) => title === "Window")?.choices.map(({ name }) => name) || [];
      page.view.variant = page.joined(page.settings().filter(name => !windows.includes(name)));
    }
    if (isOther) page.startOver();
    else page.renew();
  };

  /** The screens, by words. */
  bar.search = () => {
    if (document.querySelector("dialog[open]")) return;
    const found = v.h("div", { class: "found" });
    const field = v.h("input", { type: "search", placeholder: "Screens", "aria-label": "Screens" });
    const dialog = v.h("dialog", { class: "search", "aria-label": "Screens" }, field, found);
    const pick = name => { dialog.close(); bar.show({ screen: name }); };
    const fill = () => {
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      const items = v.live.table.screens.filter(({ name, title, app }) =>
        words.every(word => `${name} ${title} ${app}`.toLowerCase().includes(word))).slice(0, 200);
      found.replaceChildren(...(items.length ? items.map(({ name, title, app, steps }) => v.h("a", {
        href: `#screen=${name}`, "aria-current": name === page.view.screen ? "true" : null,
        onclick: event => { event.preventDefault(); pick(name); },
      }, v.h("span", { class: "name" }, title), v.h("span", { class: "meta" }, `${app} · ${name}${steps.length ? " · flow" : ""}`)))
        : [v.h("p", { class: "meta" }, "No screen has these words.")]));
    };
    field.addEventListener("input", fill);
    dialog.addEventListener("keydown", event => {
      const links = [...found.querySelectorAll("a")], place = links.indexOf(document.activeElement);
      if (event.key === "Enter" && event.target === field) links[0]?.click();
      const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!way) return;
      event.preventDefault();
      (links[place + way] || field).focus();
    });
    open(dialog);
    fill();
    found.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
    field.focus();
  };

  function open(dialog) {
    dialog.addEventListener("click", event => { if (event.target === dialog) dialog.close(); });
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  /** The settings: of each axis a choice. */
  bar.settings = () => {
    if (document.querySelector("dialog[open]")) return;
    const set = (choices, name) => {
      const others = page.settings().filter(one => !choices.some(choice => choice.name === one));
      bar.show({ variant: page.joined(name ? [...others, name] : others) });
    };
    const isPad = page.device()?.family === "ipad";
    const rows = v.live.table.axes.filter(({ title }) => title !== "Window" || isPad).map(({ title, choices }) => {
      const current = choices.find(({ name }) => page.settings().includes(name))?.name || "";
      return choices.length > 1 || title === "Language"
        ? v.h("label", {}, v.h("span", {}, title), v.select(title, [["", "Usual"], ...choices.map(choice => [choice.name, choice.title])], current, name => set(choices, name)))
        : v.h("label", {}, v.h("span", {}, title), v.h("input", { type: "checkbox", checked: Boolean(current), onchange: event => set(choices, event.target.checked ? choices[0].name : "") }));
    });
    const dialog = v.h("dialog", { class: "help settings", "aria-label": "Settings" }, v.h("h2", {}, "Settings"), rows,
      v.h("p", { class: "tools" }, v.h("button", { type: "button", onclick: () => dialog.close() }, "Close")));
    open(dialog);
  };

  const act = { back: () => page.do({ do: "back" }), rotate: () => page.do({ do: "rotate" }), pass: seconds => page.do({ do: "advance", to: seconds }) };
  bar.keys = {
    u: ["Undo", () => page.undo()], r: ["Start over", () => page.startOver()], i: ["Outline elements", () => page.stage.inspect()],
    b: ["Back", act.back], o: ["Turn the device", act.rotate], t: ["0.1 s pass", () => act.pass(.1)], T: ["1 s passes", () => act.pass(1)],
    "/": ["Screens", () => bar.search()], ",": ["Settings", () => bar.settings()], "?": ["Keys", () => bar.help()],
  };

  bar.help = () => {
    if (document.querySelector("dialog[open]")) return;
    const list = entries => v.h("dl", {}, entries.map(([key, label]) => [v.h("dt", {}, v.h("kbd", {}, key)), v.h("dd", {}, label)]));
    const dialog = v.h("dialog", { class: "help", "aria-label": "Keys" }, v.h("h2", {}, "Keys"),
      list(Object.entries(bar.keys).map(([key, [label]]) => [key, label])), v.h("h3", {}, "On the screen"),
      list([["click", "Tap"], ["hold", "Press long"], ["alt-click", "Tap twice"], ["drag", "Drag"], ["wheel", "Scroll"], ["letters", "Type into the field"], ["esc", "Leave the screen"], ["ctrl-z", "Undo, here too"]]),
      v.h("button", { type: "button", onclick: () => dialog.close() }, "Close"));
    open(dialog);
  };

  const button = (key, text, state = {}) => v.h("button", {
    type: "button", class: "secondary", title: `${bar.keys[key][0]} (${key})`, "data-key": key, onclick: bar.keys[key][1], ...state,
  }, text);

  bar.header = () => {
    const { device, scheme, orientation } = page.view, screen = page.screen(), families = new Map();
    for (const one of v.live.table.devices) families.set(one.family, [...(families.get(one.family) || []), one]);
    const titles = { iphone: "iPhone", ipad: "iPad", watch: "Apple Watch", mac: "Mac" };
    const picker = v.h("select", { "aria-label": "Device", onchange: event => bar.show({ device: event.target.value }) },
      [...families].map(([family, models]) => v.h("optgroup", { label: titles[family] || family },
        models.map(({ id, name }) => v.h("option", { value: id, selected: id === (device || page.device()?.id) }, name)))));
    const count = page.settings().length, isFree = !screen?.isComponent;
    return [
      v.h("button", { type: "button", class: "find pick", "aria-label": `Screen: ${screen?.title || page.view.screen}`, title: "Screens (/)", onclick: bar.search },
        v.icon("search"), v.h("span", {}, screen?.title || page.view.screen), v.h("kbd", {}, "/")),
      isFree && picker,
      v.h("button", { type: "button", class: "secondary", title: "Settings (,)", onclick: bar.settings }, "Settings", count ? v.h("span", { class: "count" }, String(count)) : null),
      isFree && page.device()?.orientations.length > 1 && v.choices("Orientation", [["portrait", "Upright"], ["landscape", "On its side"]], orientation || "portrait", value => bar.show({ orientation: value })),
      v.choices("Scheme", [["light", "Light"], ["dark", "Dark"]], scheme || "light", value => bar.show({ scheme: value })),
      v.h("button", { type: "button", class: "plain", title: "Keys", "aria-label": "Keys", onclick: bar.help }, v.icon("keys")),
      v.h("button", { type: "button", class: "plain", title: "Light or dark page", "aria-label": "Light or dark page", onclick: bar.theme }, v.icon("theme")),
    ].filter(Boolean);
  };

  bar.tools = () => {
    const steps = page.screen()?.steps || [], canUndo = page.done > 0;
    return [
      button("u", "Undo", { disabled: !canUndo }), button("r", "Start over", { disabled: !canUndo && !page.actions.length }),
      button("b", "Back"), button("o", "Turn"), button("t", "+0.1 s"), button("T", "+1 s"),
      button("i", "Outline", { "aria-pressed": String(page.stage.isInspecting) }),
      steps.length && v.select("Step of the flow", [["", "Play to step …"], ...steps.map((step, place) => [String(place), step])], "",
        place => place && page.startOver(steps.slice(0, Number(place) + 1).map(step => ({ do: "step", text: step })))),
      v.choices("Zoom", [[0, "Fit"], [1, "1×"], [2, "2×"]], page.zoom, zoom => { page.zoom = zoom; page.renew(); }),
    ].filter(Boolean);
  };
})(window.vitrine);
