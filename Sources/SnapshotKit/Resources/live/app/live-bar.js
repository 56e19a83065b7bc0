// The bar: which screen, on what, and what is not done on the picture itself.
"use strict";
(v => {
  const page = v.page, bar = v.bar;

  /** Shows another view; of another screen nothing has been done yet. */
  bar.show = changes => {
    const isOther = "screen" in changes && changes.screen !== page.view.screen;
    const view = Object.assign(page.view, changes), device = page.device();
    if (device && view.orientation && !device.orientations.includes(view.orientation))
      [view.orientation] = device.orientations;
    if (device?.family !== "ipad") {
      const windows = v.live.table.axes.find(({ title }) => title === "Window")?.choices || [];
      view.variant = page.joined(page.settings().filter(one => !windows.some(({ name }) => name === one)));
    }
    if (isOther) page.startOver();
    else page.renew();
  };

  const act = (what, rest) => () => page.do({ do: what, ...rest });
  bar.keys = {
    u: ["Undo", () => page.undo()], r: ["Start over", () => page.startOver()],
    i: ["Outline elements", () => page.stage.inspect()], b: ["Back", act("back")],
    o: ["Turn the device", act("rotate")], t: ["0.1 s pass", act("advance", { to: .1 })],
    T: ["1 s passes", act("advance", { to: 1 })], "/": ["Screens", () => bar.search()],
    ",": ["Settings", () => bar.settings()], "?": ["Keys", () => bar.help()],
  };

  const button = (key, text, state = {}) => v.h("button", {
    type: "button", class: "secondary", title: `${bar.keys[key][0]} (${key})`, onclick: bar.keys[key][1], ...state,
  }, text);
  const plain = (label, icon, action) => v.h("button", {
    type: "button", class: "plain", title: label, "aria-label": label, onclick: action,
  }, v.icon(icon));

  /** The devices by their families. */
  function devices() {
    const titles = { iphone: "iPhone", ipad: "iPad", watch: "Apple Watch", mac: "Mac" }, families = new Map();
    for (const one of v.live.table.devices) families.set(one.family, [...(families.get(one.family) || []), one]);
    const option = ({ id, name }) => v.h("option", { value: id, selected: id === page.device()?.id }, name);
    return v.h("select", { "aria-label": "Device", onchange: event => bar.show({ device: event.target.value }) },
      [...families].map(([family, models]) =>
        v.h("optgroup", { label: titles[family] || family }, models.map(option))));
  }

  bar.header = () => {
    const { scheme, orientation, screen: name } = page.view, screen = page.screen(), title = screen?.title || name;
    const count = page.settings().length, isOnDevice = !screen?.isComponent;
    return [
      v.h("button", {
        type: "button", class: "find pick", "aria-label": `Screen: ${title}`, title: "Screens (/)", onclick: bar.search,
      }, v.icon("search"), v.h("span", {}, title), v.h("kbd", {}, "/")),
      isOnDevice && devices(),
      button(",", ["Settings", count > 0 && v.h("span", { class: "count" }, String(count))].filter(Boolean)),
      isOnDevice && page.device()?.orientations.length > 1 && v.choices("Orientation",
        [["portrait", "Portrait"], ["landscape", "Landscape"]], orientation || "portrait",
        orientation => bar.show({ orientation })),
      v.choices("Scheme", [["light", "Light"], ["dark", "Dark"]], scheme || "light", scheme => bar.show({ scheme })),
      plain("Keys", "keys", bar.help), plain("Light or dark page", "theme", bar.theme),
    ].filter(Boolean);
  };

  /** A flow's steps, up to each of which it can be played. */
  function steps() {
    const names = page.screen()?.steps || [];
    const upTo = place => names.slice(0, Number(place) + 1).map(step => ({ do: "step", text: step }));
    return names.length > 0 && v.select("Step of the flow",
      [["", "Play to step …"], ...names.map((step, place) => [String(place), step])], "",
      place => place && page.startOver(upTo(place)));
  }

  bar.tools = () => [
    button("u", "Undo", { disabled: !page.done }), button("r", "Start over", { disabled: !page.actions.length }),
    button("b", "Back"), button("o", "Turn"), button("t", "+0.1 s"), button("T", "+1 s"),
    button("i", "Outline", { "aria-pressed": String(page.stage.isInspecting) }), steps(),
    v.choices("Zoom", [[0, "Fit"], [1, "1×"], [2, "2×"]], page.zoom, zoom => { page.zoom = zoom; page.renew(); }),
  ].filter(Boolean);
})(window.vitrine);
