// What cells.js and report.js hold, as objects with indexes.
"use strict";
(v => {
  const pattern = /^([^/]+)\/(.+)-(portrait|landscape)@(\d)x-(light|dark)(?:-([^.]+))?(?:\.(.+))?$/;

  /** The axes along which the pictures of a screen differ. */
  v.axes = [
    { key: "device", title: "Device" }, { key: "window", title: "Window" },
    { key: "orientation", title: "Orientation" },
    { key: "scheme", title: "Colour scheme" }, { key: "variant", title: "Settings" },
    { key: "scale", title: "Scale" }, { key: "step", title: "Step" },
  ];

  /** One picture. Its names are put together when they are asked for: of 20,000 few ever are. */
  class Cell {
    constructor(index, screen, device, variant, row) {
      [this.index, this.screen, this.deviceInfo] = [index, screen, device];
      // A window is an axis by itself: such a variant has what is left without it, and the window.
      const [name, title, rest = name, restTitle = title, window = "full", windowTitle = ""] = variant;
      [this.device, this.fullVariant, this.variant, this.variantTitle] = [device.id, name, rest, restTitle];
      [this.window, this.windowTitle] = [window, windowTitle];
      [this.width, this.height, this.picture, this.row] = [row[7], row[8], row[9], row];
      this.orientation = row[2] ? "landscape" : "portrait";
      this.scale = String(row[3]);
      this.scheme = row[4] ? "dark" : "light";
      this.step = v.gallery.steps[row[6]];
    }
    get suffix() {
      return `${this.device}-${this.orientation}@${this.scale}x-${this.scheme}`
        + (this.row[5] ? "-" + this.fullVariant : "") + (this.step ? "." + this.step : "");
    }
    get name() { return `${this.screen.name}/${this.suffix}`; }
    get path() { return this.name + ".png"; }
    get description() { return this.row[10] ? v.gallery.descriptions[this.row[10] - 1] : ""; }
    /** The cells of the screen that show the same. */
    get twins() { return this.screen.cells.filter(cell => cell.picture === this.picture); }
  }

  function read(gallery) {
    const screens = gallery.screens.map(({ name, title, app }) => {
      const appTitle = gallery.apps[app];
      return { name, title: shortened(title, appTitle), fullTitle: title, app: appTitle, cells: [],
        changes: 0 };
    });
    const cells = gallery.cells.map((row, index) => {
      const screen = screens[row[0]];
      const cell = new Cell(index, screen, gallery.devices[row[1]], gallery.variants[row[5]], row);
      screen.cells.push(cell);
      return cell;
    });
    return { apps: gallery.apps, screens, cells, devices: gallery.devices,
      films: new Set(gallery.films) };
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
    for (const screen of app.screens) {
      const owners = stills.filter(other => screen.name.startsWith(other.name + "-"));
      owners.sort((a, b) => a.name.length - b.name.length);
      if (screen.steps.length) screen.kind = "flow";
      else if (owners.length) [screen.kind, screen.owner] = ["state", owners[0]];
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
    v.deviceName(cell.device), cell.windowTitle, cell.orientation, cell.scheme,
    cell.variant !== "usual" && (cell.variantTitle || cell.variant), `@${cell.scale}x`, cell.step,
  ].filter(Boolean).join(" · ");

  /** The cell of a screen that has most of what is wanted; earlier wishes weigh more. */
  v.pick = (screen, wanted) => {
    const wishes = Object.entries(wanted);
    let best, most = -1;
    for (const cell of screen.cells) {
      // Of equals the one at the device's own scale.
      let score = cell.scale === String(cell.deviceInfo.scale) ? 0.5 : 0;
      for (let place = 0; place < wishes.length; place += 1)
        if (cell[wishes[place][0]] === wishes[place][1]) score += 1 << (12 - place);
      if (score > most) [best, most] = [cell, score];
    }
    return best;
  };

  /** The first cell of a screen that is as one asks along some axes, whatever it is along the others. */
  v.cellLike = (screen, wanted, keys) => {
    const indexes = screen.indexes ||= new Map(), name = keys.join(), nameOf = one => keys.map(key => one[key]).join("\n");
    if (!indexes.has(name)) {
      const index = new Map();
      for (const cell of screen.cells) if (!index.has(nameOf(cell))) index.set(nameOf(cell), cell);
      indexes.set(name, index);
    }
    return indexes.get(name).get(nameOf(wanted));
  };

  /** The cell that differs from one along an axis, and as little as can be in all others. */
  v.along = (cell, key, value) => v.pick(cell.screen, {
    [key]: value, ...Object.fromEntries(["step", "device", "window", "orientation", "scheme", "variant", "scale"]
      .filter(other => other !== key).map(other => [other, cell[other]])),
  });

  /** The device that most screens are drawn on; of several the usual one. */
  function usualDevice(model, samples) {
    const counts = new Map();
    for (const screen of model.screens)
      for (const device of new Set(screen.cells.map(cell => cell.device)))
        counts.set(device, (counts.get(device) || 0) + 1);
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
    for (const cell of v.report?.cells || []) {
      const screen = cell.status === "changed" && v.model?.screenNamed.get(v.parts(cell.name).screen);
      if (screen) screen.changes += 1;
    }
  };
})(window.vitrine);
