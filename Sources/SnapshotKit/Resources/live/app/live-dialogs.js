// What opens over the page: the screens by words, the settings, the keys.
"use strict";
(v => {
  const page = v.page, bar = v.bar = {};

  function open(dialog) {
    dialog.addEventListener("click", event => { if (event.target === dialog) dialog.close(); });
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }
  const isOpen = () => document.querySelector("dialog[open]");
  // It has the focus at first: what follows it is seen, not the button behind the last line.
  const heading = text => v.h("h2", { tabindex: "-1", autofocus: true }, text);
  const closing = dialog => v.h("button", { type: "button", onclick: () => dialog().close() }, "Close");

  /** The screens whose names and titles have some words. */
  function found(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    return v.live.table.screens.filter(({ name, title, app }) =>
      words.every(word => `${name} ${title} ${app}`.toLowerCase().includes(word))).slice(0, 200);
  }

  bar.search = () => {
    if (isOpen()) return;
    const list = v.h("div", { class: "found" });
    const field = v.h("input", { type: "search", placeholder: "Screens", "aria-label": "Screens" });
    const dialog = v.h("dialog", { class: "search", "aria-label": "Screens" }, field, list);
    const link = ({ name, title, app, steps }) => v.h("a", {
      href: `#screen=${name}`, "aria-current": name === page.view.screen ? "true" : null,
      onclick: event => { event.preventDefault(); dialog.close(); bar.show({ screen: name }); },
    }, v.h("span", { class: "name" }, title),
      v.h("span", { class: "meta" }, [app, name, steps.length ? "flow" : ""].filter(Boolean).join(" · ")));
    const fill = () => {
      const links = found(field.value).map(link);
      list.replaceChildren(...(links.length ? links : [v.h("p", { class: "meta" }, "No screen has these words.")]));
    };
    field.addEventListener("input", fill);
    dialog.addEventListener("keydown", event => {
      const links = [...list.querySelectorAll("a")], place = links.indexOf(document.activeElement);
      if (event.key === "Enter" && event.target === field) links[0]?.click();
      const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!way) return;
      event.preventDefault();
      (links[place + way] || field).focus();
    });
    open(dialog);
    fill();
    list.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
    field.focus();
  };

  /** An axis as a row: its choices, or a box where there is but one. */
  function row({ title, choices }) {
    const current = choices.find(({ name }) => page.settings().includes(name))?.name || "";
    const set = name => {
      const others = page.settings().filter(one => !choices.some(choice => choice.name === one));
      bar.show({ variant: page.joined(name ? [...others, name] : others) });
    };
    const control = choices.length > 1 || title === "Language"
      ? v.select(title, [["", "Usual"], ...choices.map(({ name, title }) => [name, title])], current, set)
      : v.h("input", {
        type: "checkbox", checked: Boolean(current),
        onchange: event => set(event.target.checked ? choices[0].name : ""),
      });
    return v.h("label", {}, v.h("span", {}, title), control);
  }

  bar.settings = () => {
    if (isOpen()) return;
    const isPad = page.device()?.family === "ipad";
    const dialog = v.h("dialog", { class: "help settings", "aria-label": "Settings" }, heading("Settings"),
      v.live.table.axes.filter(({ title }) => title !== "Window" || isPad).map(row), closing(() => dialog));
    open(dialog);
  };

  const onScreen = [
    ["click", "Tap"], ["hold", "Press long"], ["alt-click", "Tap twice"], ["drag", "Drag"], ["wheel", "Scroll"],
    ["letters", "Type into the field"], ["esc", "Leave the screen"], ["ctrl-z", "Undo, here too"],
  ];

  bar.help = () => {
    if (isOpen()) return;
    const list = entries => v.h("dl", {}, entries.map(([key, label]) =>
      [v.h("dt", {}, v.h("kbd", {}, key)), v.h("dd", {}, label)]));
    const dialog = v.h("dialog", { class: "help", "aria-label": "Keys" }, heading("Keys"),
      list(Object.entries(bar.keys).map(([key, [label]]) => [key, label])), v.h("h3", {}, "On the screen"),
      list(onScreen), closing(() => dialog));
    open(dialog);
  };
})(window.vitrine);
