// Search over apps, screens, states and steps by their names and titles, and over the texts and
// views that they show.
"use strict";
(v => {
  function entries() {
    const apps = v.model.appList.map(app => ({
      title: app.title, note: "App", params: { app: app.title }, words: app.title,
    }));
    const screens = v.model.screens.flatMap(screen => [
      { title: screen.title, note: screen.app, screen, params: { screen: screen.name },
        words: `${screen.app} ${screen.fullTitle} ${screen.name}` },
      ...screen.steps.map(step => ({
        title: `${screen.title}: ${step}`, note: `${screen.app} · step`, screen, step,
        params: { screen: screen.name },
          words: `${screen.app} ${screen.fullTitle} ${screen.name} ${step}`,
      })),
    ]);
    return [...apps, ...screens].map(entry => ({ ...entry, words: entry.words.toLocaleLowerCase() }));
  }

  const most = 40;
  v.search = () => {
    if (!v.model || document.querySelector("dialog[open]")) return;
    let all = entries();
    const wanted = v.boardWishes({});
    const field = v.h("input",
      { type: "search", "aria-label": "Search", placeholder: v.gallery?.hasWords ? "Screens, states, texts, views" : "Screens, states, steps",
      autofocus: true });
    const named = all, list = v.h("div", { class: "found" }),
      count = v.h("p", { class: "meta", "aria-live": "polite" });
    const dialog = v.h("dialog", { class: "search", "aria-label": "Search" }, field, list, count);

    function show() {
      const words = field.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
      const found = (words.length ? all : named).filter(entry => words.every(word => entry.words.includes(word)));
      count.textContent = found.length > most
        ? `${most} of ${v.counted(found.length, "place")}` : v.counted(found.length, "place");
      // The words come later than the titles, and stand behind them: who walks through the list
      // stays where they are.
      const place = links().indexOf(document.activeElement);
      list.replaceChildren(...found.slice(0, most).map(entry => {
        const cell = entry.cell || entry.screen && v.pick(entry.screen, { step: entry.step || "", ...wanted });
        const params = cell && !entry.cell ? v.cellParams(cell) : entry.params;
        return v.h("a", { href: v.route.href(params) },
          v.h("span", { class: "mini" }, cell && v.picture(v.thumbnail(cell, 32))),
          v.h("span", { class: "name" }, entry.title), v.h("span", { class: "meta" }, entry.note));
      }));
      if (words.length) list.append(v.h("a", { href: v.route.href({ pictures: "", q: field.value }) },
        v.h("span", { class: "mini" }),
          v.h("span", { class: "name" }, `All pictures with “${field.value}”`)));
      if (place > 0) links()[Math.min(place, links().length - 1)].focus();
    }

    const links = () => [field, ...list.querySelectorAll("a")];
    dialog.addEventListener("keydown", event => {
      const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (way) {
        event.preventDefault();
        links()[v.clamp(links().indexOf(document.activeElement) + way, 0, links().length - 1)].focus();
      } else if (event.key === "Enter"
        && document.activeElement === field) list.querySelector("a")?.click();
    });
    field.addEventListener("input", show);
    dialog.addEventListener("click",
      event => { if (event.target === dialog || event.target.closest("a")) dialog.close(); });
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
    field.focus();
    show();
    v.loadWords().then(words => { if (words.length) { all = [...all, ...words]; if (field.value) show(); } });
  };
})(window.vitrine);
