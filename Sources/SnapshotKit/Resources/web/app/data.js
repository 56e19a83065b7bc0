// What cells.js and report.js hold, as objects with indexes.
"use strict";
(v => {
  const pattern = /^([^/]+)\/(.+)-(portrait|landscape)@(\d)x-(light|dark)(?:-([^.]+))?(?:\.(.+))?$/;

  /** The axes that a cell's variant is made of: what it has of each, and what that is called. */
  v.settings = [
    { key: "window", title: "Window", usual: "full", usualTitle: "Full screen", all: "All windows" },
    { key: "size", title: "Type size", all: "All type sizes",
      order: ["xs", "s", "m", "usual", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"] },
    { key: "language", title: "Language", all: "All languages" },
    { key: "direction", title: "Direction", usualTitle: "Of the language", all: "Both directions" },
    { key: "contrast", title: "Contrast", all: "All contrasts" },
    { key: "system", title: "System", usualTitle: "Current", all: "All systems" },
    { key: "settings", title: "Other settings", usualTitle: "None", all: "All settings" },
  ].map(axis => ({ usual: "usual", usualTitle: "Usual", ...axis }));

  /** The axes along which the pictures of a screen differ. */
  v.axes = [
    { key: "device", title: "Device" }, { key: "state", title: "State" },
    { key: "orientation", title: "Orientation" },
    { key: "scheme", title: "Colour scheme" }, ...v.settings,
    { key: "scale", title: "Scale" }, { key: "step", title: "Step" },
  ];
  v.axisKeys = v.axes.map(axis => axis.key);

  /** One picture. Its names are put together when they are asked for: of 20,000 few ever are. */
  class Cell {
    constructor(index, screen, device, variant, row) {
      [this.index, this.screen, this.deviceInfo] = [index, screen, device];
      [this.device, this.variant, this.setting] = [device.id, variant.name, variant];
      Object.assign(this, variant.values);
      this.state = screen.name;
      [this.width, this.height, this.picture, this.row] = [row[7], row[8], row[9], row];
      this.orientation = row[2] ? "landscape" : "portrait";
      this.scale = String(row[3]);
      this.scheme = row[4] ? "dark" : "light";
      this.step = v.gallery.steps[row[6]];
    }
    get suffix() {
      return `${this.device}-${this.orientation}@${this.scale}x-${this.scheme}`
        + (this.row[5] ? "-" + this.variant : "") + (this.step ? "." + this.step : "");
    }
    get name() { return `${this.screen.name}/${this.suffix}`; }
    get path() { return this.name + ".png"; }
    get description() { return this.row[10] ? v.gallery.descriptions[this.row[10] - 1] : ""; }
    /** What the cell has of an axis of its variant, in words. */
    titleOf(key) { return this.setting.titles[key]; }
    /** The size in points. */
    get points() { return { width: this.width / this.scale, height: this.height / this.scale }; }
    /** The moving picture of the flow that the cell is a step of; empty if there is none. */
    get film() {
      const name = `${this.screen.name}/${this.suffix.split(".")[0]}`;
      return this.step && v.model.films.has(name) ? name + ".webp" : "";
    }
    /** The family of the device, such as ipad. */
    get family() { return this.deviceInfo.family; }
    /** What of the screen an app keeps free; undefined for components. */
    get guide() { return this.deviceInfo.guides?.[`${this.orientation} ${this.window}`]; }
    /** The cells of the screen that show the same. */
    get twins() { return this.screen.cells.filter(cell => cell.picture === this.picture); }
  }

  const languages = new Map();
  /** A language's name, by its identifier, as the browser knows it. */
  function language(id) {
    if (!languages.has(id)) {
      let name;
      try { name = new Intl.DisplayNames(["en"], { type: "language" }).of(id); } catch { /* It has none. */ }
      languages.set(id, name && name !== id ? `${name} (${id})` : id);
    }
    return languages.get(id);
  }

  /** A variant with its value and title along each axis. */
  function setting({ name, title, parts = [] }) {
    const values = {}, titles = {};
    for (const { key, usual, usualTitle } of v.settings) [values[key], titles[key]] = [usual, usualTitle];
    for (const { axis, value, title } of parts)
      [values[axis], titles[axis]] = [value, value.startsWith("locale-") ? language(title) : title];
    return { name, title, values, titles };
  }

  function read(gallery) {
    const variants = gallery.variants.map(setting);
    const screens = gallery.screens.map(({ name, title, app }) => {
      const appTitle = gallery.apps[app];
      return { name, title: shortened(title, appTitle), fullTitle: title, app: appTitle, cells: [],
        changes: 0 };
    });
    const cells = gallery.cells.map((row, index) => {
      const screen = screens[row[0]];
      const cell = new Cell(index, screen, gallery.devices[row[1]], variants[row[5]], row);
      screen.cells.push(cell);
      return cell;
    });
    return { apps: gallery.apps, screens, cells, devices: gallery.devices,
      films: new Set(gallery.films), failures: gallery.failures || [] };
  }

  function shortened(title, app) {
    if (!title.startsWith(app + ":")) return title;
    const rest = title.slice(app.length + 1).trim();
    return rest ? rest[0].toLocaleUpperCase() + rest.slice(1) : title;
  }

  /**
   * Tells an app's flows, the states of a screen, whose names go on from its name, and of all
   * others the main screens, which are drawn most.
   */
  function sort(app) {
    const stills = app.screens.filter(screen => !screen.steps.length);
    const most = Math.max(...stills.map(screen => screen.cells.length));
    for (const screen of app.screens) screen.family = [screen];
    for (const screen of app.screens) {
      const owners = stills.filter(other => screen.name.startsWith(other.name + "-"));
      owners.sort((a, b) => a.name.length - b.name.length);
      if (screen.steps.length) screen.kind = "flow";
      else if (owners.length) {
        [screen.kind, screen.owner] = ["state", owners[0]];
        owners[0].family.push(screen);
        screen.family = owners[0].family;
      }
      else screen.kind = screen.cells.length * 3 >= most ? "main" : "more";
    }
  }

  function distinct(list) { return [...new Set(list)]; }

  function index(model) {
    model.screenNamed = new Map(model.screens.map(screen => [screen.name, screen]));
    for (const screen of model.screens) {
      screen.steps = distinct(screen.cells.map(cell => cell.step)).filter(Boolean);
      screen.devices = distinct(screen.cells.map(cell => cell.device)).length;
    }
    model.appList = model.apps.map(title => {
      const app = { title, screens: model.screens.filter(screen => screen.app === title) };
      sort(app);
      return app;
    });
  }

  /** The parts of a cell's name, of a report that lies without a gallery. */
  v.parts = name => {
    const match = pattern.exec(name);
    if (!match) return { screen: name, device: "", orientation: "", scale: "", scheme: "",
      variant: "usual", step: "" };
    const [, screen, device, orientation, scale, scheme, variant, step] = match;
    return { screen, device, orientation, scale, scheme, variant: variant || "usual", step: step
      || "" };
  };

  const words = { iphone: "iPhone", ipad: "iPad", se: "SE", xs: "XS", xr: "XR" };
  /** A device's name that people read. */
  v.deviceName = id => v.model?.deviceNamed.get(id)?.name
    || id.split("-").map(word => words[word] || word[0]?.toUpperCase() + word.slice(1)).join(" ");

  v.screenTitle = name => v.model?.screenNamed.get(name)?.fullTitle || name;

  /** The cell of a name, or undefined. */
  v.cellNamed = name => {
    const [screen, suffix] = (name || "").split("/");
    const found = v.model?.screenNamed.get(screen);
    if (!found) return undefined;
    found.cellNamed ||= new Map(found.cells.map(cell => [cell.suffix, cell]));
    return found.cellNamed.get(suffix);
  };

  /** What tells a cell from the others of its screen, in words. */
  v.traits = cell => [
    v.deviceName(cell.device), cell.orientation, cell.scheme,
    cell.variant !== "usual" && (cell.setting?.title || cell.variant), `@${cell.scale}x`, cell.step,
  ].filter(Boolean).join(" · ");

  /** The cell of a screen that has most of what is wanted; earlier wishes weigh more. */
  v.pick = (screen, wanted) => {
    const wishes = Object.entries(wanted);
    let best, most = -1;
    for (const cell of screen.cells) {
      // Of equals the one at the device's own scale.
      let score = cell.scale === String(cell.deviceInfo.scale) ? 0.5 : 0;
      for (let place = 0; place < wishes.length; place += 1)
        if (cell[wishes[place][0]] === wishes[place][1]) score += 1 << (20 - place);
      if (score > most) [best, most] = [cell, score];
    }
    return best;
  };

  /**
   * The first cell of a screen that is as one asks along some axes, whatever it is along the
   * others.
   */
  v.cellLike = (screen, wanted, keys) => {
    const indexes = screen.indexes ||= new Map(), name = keys.join(), nameOf = one => keys.map(key => one[key]).join("\n");
    if (!indexes.has(name)) {
      const index = new Map();
      for (const cell of screen.cells) if (!index.has(nameOf(cell))) index.set(nameOf(cell), cell);
      indexes.set(name, index);
    }
    return indexes.get(name).get(nameOf(wanted));
  };

  /** What a cell is along the axes of one screen, those first that weigh most. */
  v.wishesOf = cell => Object.fromEntries(["step", "device", "window", "orientation", "scheme",
    ...v.settings.slice(1).map(axis => axis.key), "scale"].map(key => [key, cell[key]]));

  /** The cell that differs from one along an axis, and as little as can be in all others. */
  v.along = (cell, key, value) => {
    if (key === "state") return v.pick(v.model.screenNamed.get(value), v.wishesOf(cell));
    const { [key]: _, ...others } = v.wishesOf(cell);
    return v.pick(cell.screen, { [key]: value, ...others });
  };

  /** The wishes of one that asks for nothing unusual. */
  v.usualSettings = Object.fromEntries(v.settings.map(({ key, usual }) => [key, usual]));

  /** The device that most screens are drawn on; of several the usual one. */
  function usualDevice(model, samples) {
    const counts = new Map();
    for (const screen of model.screens)
      for (const device of new Set(screen.cells.map(cell => cell.device)))
        counts.set(device, (counts.get(device) || 0) + 1);
    if (!counts.size) return "";
    const most = Math.max(...counts.values());
    const common = [...counts].filter(([, count]) => count * 10 >= most * 9).map(([device]) => device);
    const usual = [samples[1], ...samples].find(device => common.includes(device));
    return usual || common[0];
  }

  v.load = () => {
    const gallery = v.gallery;
    if (gallery) {
      v.model = read(gallery);
      v.model.deviceNamed = new Map(gallery.devices.map(device => [device.id, device]));
      index(v.model);
      v.model.usualDevice = usualDevice(v.model, gallery.samples);
    }
    const { cells = [], revision } = v.report || {};
    v.reported = new Map(cells.map(cell => [cell.name, cell]));
    v.basis = revision ? { title: `${revision.name} (${revision.commit.slice(0, 10)})`, name: revision.name,
      had: `It is in ${revision.name}`, lacked: `It is not in ${revision.name}`, isNew: `New: not in ${revision.name}.` }
      : { title: "What was approved", name: "the approval", had: "It was approved",
        lacked: "Nothing was approved for it", isNew: "New: nothing was approved to hold it against." };
    const shown = new Map(cells.filter(cell => cell.files?.actual).map(cell => [cell.key, cell]));
    /** The pictures of a changed cell; cells that share a layout share them. */
    v.evidenceOf = cell => {
      const alike = cell.files ? cell : shown.get(cell.key);
      return alike?.approvedKey === cell.approvedKey ? alike?.files || {} : {};
    };
    for (const cell of v.report?.cells || []) {
      const screen = cell.status === "changed" && v.model?.screenNamed.get(v.parts(cell.name).screen);
      if (screen) screen.changes += 1;
    }
  };
})(window.vitrine);
