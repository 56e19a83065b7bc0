// Starts the app: the header, and the room that the address names.
"use strict";
(v => {
  v.load();
  const main = document.getElementById("main"), top = document.getElementById("top");
  const trouble = v.h("div", {});
  main.before(trouble);
  let room, key;

  const themes = [["", "As the system"], ["light", "Light"], ["dark", "Dark"]];
  function setTheme(theme) {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
    try { localStorage.setItem("vitrine-theme",
      theme); } catch { /* Not kept where storage is refused. */ }
  }
  function nextTheme() {
    const now = document.documentElement.dataset.theme || "";
    const [theme, title] = themes[(themes.findIndex(([theme]) => theme === now) + 1) % themes.length];
    setTheme(theme);
    v.say(title);
    v.route.changed(true);
  }

  function header(params, name) {
    const changes = v.report?.clusters?.length ?? v.report?.cells?.filter(cell => cell.cause).length;
    const link = (target, title, count) => v.h("a", {
      href: v.route.href({ [target]: "" }), "aria-current": target === name ? "page" : null,
    }, title, count ? v.h("span", { class: "count" }, String(count)) : null);
    const trail = v.rooms[name].trail?.(params);
    const crumbs = name === "screen" || name === "app"
      ? v.h("nav", { class: "crumbs", "aria-label": "Where you are" },
      trail && [v.h("a", { href: trail[1] }, trail[0]), v.h("span", { "aria-hidden": "true" }, "/")],
      v.h("span", { "aria-current": "page" }, name === "screen"
        ? v.model.screenNamed.get(params.screen)?.title || params.screen : params.app)) : null;
    // What has the focus keeps it, although it is made anew.
    const spoken = one => one.getAttribute("aria-label") || one.textContent;
    const focused = top.contains(document.activeElement) && spoken(document.activeElement);
    top.replaceChildren(...[
      v.h("nav", { class: "rooms", "aria-label": "Rooms" },
        v.model && link("apps", "Apps"), v.model && link("pictures", "Pictures"),
          v.report?.command === "verify" && link("changes", "Changes", changes)),
      crumbs || v.h("span", { class: "crumbs" }),
      v.model && v.h("button", { type: "button", class: "find", "aria-label": "Search", onclick: v.search },
        v.icon("search"), v.h("span", {}, "Search"), v.h("kbd", {}, "/")),
      v.h("button", { type: "button", class: "plain", title: "Keys", "aria-label": "Keys",
        onclick: v.help }, v.icon("keys")),
      v.h("button", { type: "button", class: "plain", title: "Light or dark",
        "aria-label": "Light or dark", onclick: nextTheme }, v.icon("theme")),
    ].filter(Boolean));
    if (focused) [...top.querySelectorAll("a, button")].find(one => spoken(one) === focused)?.focus({ preventScroll: true });
  }

  // Where each entry of the history was left, by its number: the browser looks for the place before
  // the room is there. An entry without a number is new, the one after the last.
  const left = new Map();
  let entry = 0;
  history.scrollRestoration = "manual";
  const leave = () => left.set(entry, { top: scrollY, href: document.activeElement?.getAttribute("href") });
  addEventListener("pagehide", () => history.replaceState({ entry, top: scrollY }, ""));

  /** Remembers where the entry that is left stands, and tells where the next one stood. */
  function turn() {
    leave();
    const { entry: next, top } = history.state || {};
    if (next === undefined) {
      entry += 1;
      left.delete(entry);
      history.replaceState({ entry }, "");
    } else entry = next;
    return left.get(entry) || { top: top || 0 };
  }

  /** Scrolls to where an entry was left, and gives the focus to the link that led away from it. */
  function putBack({ top, href }, frames = 8, here = entry) {
    if (entry !== here) return;
    scrollTo(0, top);
    const link = href && [...main.querySelectorAll("a")].find(one => one.getAttribute("href") === href);
    link?.focus({ preventScroll: true });
    // Rooms fill themselves frame by frame.
    if (frames && (scrollY !== top || (href && !link)))
      requestAnimationFrame(() => putBack({ top, href: link ? "" : href }, frames - 1, here));
  }

  v.route.changed = (isForced = false) => {
    const place = turn();
    const params = v.route.params(), name = v.route.room(params), next = v.rooms[name];
    if (!v.model) trouble.replaceChildren(...[v.trouble()].filter(Boolean));
    if (name !== "changes" && !v.model) return main.replaceChildren(v.empty(
      "Nothing to show", "There are no pictures in this folder: cells.js is missing.",
        "snapshot render writes it."));
    header(params, name);
    document.title = `${next.title(params)} – Vitrine`;
    const nextKey = next.key(params);
    if (!isForced && next === room && nextKey === key && next.update?.(params)) return;
    const moves = room !== next || nextKey !== key;
    room?.close?.();
    [room, key] = [next, nextKey];
    trouble.replaceChildren(...[v.trouble()].filter(Boolean));
    main.replaceChildren(next.open(params));
    if (moves) putBack(place);
  };

  // The address tells the room, so that the link to the content must not change it.
  document.querySelector(".skip").addEventListener("click",
    event => { event.preventDefault(); main.focus(); });
  try { setTheme(localStorage.getItem("vitrine-theme") || ""); } catch { /* As the system. */ }
  v.route.changed();
  document.documentElement.dataset.ready = "true";
})(window.vitrine);
