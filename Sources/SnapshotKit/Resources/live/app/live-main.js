// Starts the page: the bar, the picture, the panes.
"use strict";
(v => {
  const page = v.page, { bar, flow } = v;
  const top = document.getElementById("top"), main = document.getElementById("main");
  const tools = v.h("div", { class: "tools doing", role: "toolbar", "aria-label": "Actions" });

  const themes = ["", "light", "dark"];
  function setTheme(theme) {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
    try { localStorage.setItem("vitrine-theme", theme); } catch { /* Not kept where storage is refused. */ }
  }
  bar.theme = () => {
    setTheme(themes[(themes.indexOf(document.documentElement.dataset.theme || "") + 1) % 3]);
    v.say(document.documentElement.dataset.theme || "As the system");
  };

  /** Renews a row of controls; the focus stays on the one of its label. */
  function renew(row, controls) {
    const focused = row.contains(document.activeElement) ? document.activeElement : null;
    const label = element => element.getAttribute("aria-label") || element.dataset.value || element.textContent;
    row.replaceChildren(...controls);
    const isIt = one => one.tagName === focused.tagName && label(one) === label(focused);
    if (focused) [...row.querySelectorAll("button, select")].find(isIt)?.focus();
  }

  let state;
  page.listeners.push(() => {
    const { view, zoom, done, actions, stage } = page;
    const now = JSON.stringify([view, zoom, done, actions.length, stage.isInspecting, v.live.table]);
    if (now === state) return;
    state = now;
    renew(top, bar.header());
    renew(tools, bar.tools());
    heading.textContent = `Preview of ${page.screen()?.title || page.view.screen}`;
    document.title = `${page.screen()?.title || page.view.screen} – Preview`;
  });

  const heading = v.h("h1", { class: "visually-hidden" }, "Preview");
  main.replaceChildren(heading, v.h("div", { class: "live" }, tools, page.stage.area,
    v.h("aside", { class: "panes", "aria-label": "What was done and what is read" }, flow.pane, flow.spoken, flow.notes)));

  addEventListener("keydown", event => {
    if ((event.ctrlKey || event.metaKey) && event.key === "z" && !event.target.matches?.("input")) {
      event.preventDefault();
      return page.undo();
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]") || event.target.matches?.("input, textarea, select")) return;
    const found = bar.keys[event.key];
    if (!found) return;
    event.preventDefault();
    found[1]();
  });
  // An address that is typed over leads to another view.
  addEventListener("hashchange", () => location.reload());
  document.querySelector(".skip").addEventListener("click", event => { event.preventDefault(); page.stage.node.focus(); });
  try { setTheme(localStorage.getItem("vitrine-theme") || ""); } catch { /* As the system. */ }
  page.renew();
  document.documentElement.dataset.ready = "true";
})(window.vitrine);
