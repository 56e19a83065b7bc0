// What is shown: a screen, a device, settings. The address holds it, and the entry of the history
// what was done, so that a page that is loaded anew stands where it stood.
"use strict";
(v => {
  const live = v.live, page = v.page = { listeners: [] };
  const names = ["screen", "device", "orientation", "scheme", "variant"];

  const params = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  /** The view; what the address does not name is the command's. */
  page.view = params.screen ? {} : { ...live.view };
  for (const name of names) if (params[name]) page.view[name] = params[name];

  page.screen = () => live.table.screens.find(({ name }) => name === page.view.screen);
  page.device = () => live.table.devices.find(({ id }) => id === page.view.device)
    || live.table.devices.find(({ id }) => id === live.view.device);

  /** The choices of the axes, by the names that a view's variant joins. */
  page.settings = () => (page.view.variant || "").split("+").filter(Boolean);

  /** The name of several variants: those of the table in its order. */
  page.joined = chosen => live.table.axes.flatMap(({ choices }) =>
    choices.map(({ name }) => name).filter(name => chosen.includes(name))).join("+");

  /** How much larger than in points the picture is shown: 1, 2, or 0 for what fits. */
  page.zoom = Number(params.zoom) || 0;

  /** Keeps the place in the address, and what was done beside it. */
  page.keep = () => {
    const set = names.filter(name => page.view[name]).map(name => [name, page.view[name]]);
    if (page.zoom) set.push(["zoom", page.zoom]);
    history.replaceState({ actions: page.actions, screen: page.view.screen }, "", "#" + new URLSearchParams(set));
  };

  /** What a picture is asked with: sharp on this window, and no larger. */
  page.asked = () => ({
    ...Object.fromEntries(names.filter(name => page.view[name]).map(name => [name, page.view[name]])),
    scale: v.clamp(Math.ceil((devicePixelRatio || 1) * (page.zoom || 1)), 1, 3),
  });

  /** Tells all parts of the page that something is another. */
  page.changed = () => {
    page.keep();
    for (const listener of page.listeners) listener();
  };
})(window.vitrine);
