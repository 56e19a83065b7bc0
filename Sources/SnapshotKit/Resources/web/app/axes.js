// The side of a screen's room: its axes as rows of choices, and facts of the picture.
"use strict";
(v => {
  const named = {
    orientation: value => value[0].toUpperCase() + value.slice(1),
      scheme: value => value[0].toUpperCase() + value.slice(1),
    scale: value => `@${value}x`, step: value => value || "start", device: value => v.deviceName(value),
  };

  /** A state's title beside those of the same screen: what it says more than the screen's own. */
  function stateTitle(screen, name) {
    const [owner] = screen.family, state = v.model.screenNamed.get(name);
    if (state === owner) return "Usual";
    const start = owner.title.split(":")[0], rest = state.title.startsWith(start)
      ? state.title.slice(start.length).replace(/^[\s:,–-]+/, "") : "";
    return rest ? rest[0].toLocaleUpperCase() + rest.slice(1) : state.title;
  }

  /** The values of an axis that a screen has, in the axis' order, else in that of the data. */
  v.values = (screen, key) => {
    if (key === "state") return screen.family.map(state => state.name);
    const values = [...new Set(screen.cells.map(cell => cell[key]))];
    if (key === "scale") values.sort();
    const order = v.axes.find(axis => axis.key === key)?.order;
    if (order) values.sort((a, b) => order.indexOf(a) - order.indexOf(b));
    return values;
  };

  v.valueTitle = (screen, key, value) => key === "state" ? stateTitle(screen, value)
    : named[key] ? named[key](value)
    : screen.cells.find(cell => cell[key] === value)?.titleOf(key) || value;

  /** Whether a picture differs from the current one along one axis alone; scales show the same. */
  function isNear(cell, key, value) {
    const wanted = { ...Object.fromEntries(v.axisKeys.map(one => [one, cell[one]])), [key]: value };
    return Boolean(v.cellLike(v.model.screenNamed.get(wanted.state), wanted,
      v.axisKeys.filter(one => one !== "scale" || key === "scale")));
  }

  function devices(cell, pick) {
    const ids = v.values(cell.screen, "device");
    if (ids.length === 1) return v.h("p", { class: "fixed" }, v.deviceName(ids[0]));
    const list = v.h("div", { class: "devices", role: "group", "aria-label": "Device" });
    for (const id of ids) {
      const info = v.model.deviceNamed.get(id);
      list.append(v.h("button", {
        type: "button", "aria-pressed": String(id === cell.device), "data-value": id,
        class: isNear(cell, "device", id) ? null : "far", onclick: () => pick("device", id),
      }, v.h("span", {}, info.name),
        v.h("span", { class: "meta" }, `${v.number(info.width)} × ${v.number(info.height)}`)));
    }
    // The list moves by itself alone; the page stays where it is.
    requestAnimationFrame(() => {
      const current = list.querySelector("[aria-pressed=true]");
      if (current && list.scrollHeight > list.clientHeight) list.scrollTop = current.offsetTop - list.clientHeight / 2;
    });
    return list;
  }

  function facts(cell) {
    const others = [...new Set(cell.twins.map(twin => v.deviceName(twin.device)))];
    const points = `${v.number(cell.width / cell.scale)} × ${v.number(cell.height / cell.scale)} pt`;
    return v.h("div", { class: "facts" },
      v.h("p", {}, `${points}, ${cell.width} × ${cell.height} px`),
      others.length > 1 && v.h("details", {},
        v.h("summary", {}, `The same on ${v.counted(others.length, "device")}`),
          v.h("p", {}, others.join(", "))),
      v.h("p", {}, v.h("a", { href: cell.path, target: "_blank", rel: "noopener" }, "Open the file")),
      v.h("p", { class: "path" }, cell.name));
  }

  /** Makes the axes of a cell; `pick` is told the cell that a choice leads to. */
  v.axesOf = (cell, pick, { withFacts = true } = {}) => {
    const choose = (key, value) => pick(v.along(cell, key, value));
    const rows = v.axes.map(({ key, title }) => {
      const values = v.values(cell.screen, key);
      if (key === "device") return v.h("section", { class: "axis" }, v.h("h3", {}, title),
        devices(cell, choose));
      if (values.length < 2) return null;
      const entries = values.map(value =>
        [value, v.valueTitle(cell.screen, key, value), !isNear(cell, key, value)]);
      return v.h("section", { class: "axis" }, v.h("h3", {}, title),
        v.choices(title, entries, cell[key], value => choose(key, value)));
    });
    return v.h("div", { class: "axes" }, rows, withFacts && facts(cell));
  };
})(window.vitrine);
