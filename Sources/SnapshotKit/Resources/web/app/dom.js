// Elements are made by calls and texts are put in as texts: nothing of the data is ever parsed as
// HTML.
"use strict";
window.vitrine = window.vitrine || {};
(v => {
  /**
   * Makes an element: attributes, listeners (`onclick`), styles (`style: {width: "4px"}`),
   * children.
   */
  v.h = (tag, attributes, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) {
      if (value === undefined || value === null || value === false) continue;
      if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
      else if (name === "style") for (const [key,
        text] of Object.entries(value)) element.style.setProperty(key, text);
      else element.setAttribute(name, value === true ? "" : value);
    }
    element.append(...children.flat(Infinity).filter(child => child !== undefined && child !== null
      && child !== false));
    return element;
  };

  const shapes = {
    search: "M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.4 10.4 14 14",
    left: "M10 3 5 8l5 5", right: "m6 3 5 5-5 5",
    play: "M5 3v10l8-5Z", stop: "M4 4h8v8H4Z",
    theme: "M8 2.5a5.5 5.5 0 1 0 0 11ZM8 2.5a5.5 5.5 0 0 1 0 11",
    keys: "M2.5 4.5h11v7h-11ZM5 9.5h6M5 7h.01M8 7h.01M11 7h.01",
  };

  /**
   * A small line drawing, which only decorates: what it stands for is said by its control's label.
   */
  v.icon = name => {
    const space = "http://www.w3.org/2000/svg";
    const svg = document.createElementNS(space, "svg"), path = document.createElementNS(space, "path");
    svg.setAttribute("viewBox", "0 0 16 16");
    svg.setAttribute("aria-hidden", "true");
    svg.setAttribute("class", "icon");
    path.setAttribute("d", shapes[name]);
    svg.append(path);
    return svg;
  };

  /** A text with its number: `3 screens`, `1 screen`. */
  v.counted = (number, noun) =>
    `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;

  /** Tells a change to who listens instead of looking. */
  v.say = text => { document.getElementById("live").textContent = text; };

  /**
   * A row of choices of which one is taken; a text that says too little alone is `spoken`
   * otherwise.
   */
  v.choices = (label, entries, current, pick) =>
    v.h("div", { class: "choices", role: "group", "aria-label": label },
      entries.map(([value, text, isFar, spoken]) =>
      v.h("button", {
        type: "button", "aria-pressed": String(value === current), class: isFar ? "far" : null,
        title: isFar ? "Changes other choices too" : null, "aria-label": spoken,
        "data-value": value, onclick: () => pick(value),
      }, text)));

  /** A select with its label. */
  v.select = (label, entries, current, pick) => {
    const select = v.h("select", { "aria-label": label, onchange: () => pick(select.value) },
      entries.map(([value, text]) => v.h("option", { value, selected: value === current }, text)));
    return select;
  };

  /** A text with each colour that it names shown before its name. */
  v.withColours = text => text.split(/(#[0-9A-F]{8}\b|#[0-9A-F]{6}\b)/).map((part, place) => place % 2
    ? v.h("span", { class: "colour", style: { "--colour": part } }, part) : part);

  /**
   * A button that copies a text; where that is refused, the text is shown, to be copied by hand.
   */
  v.copying = (title, text) => {
    const button = v.h("button", { type: "button", class: "secondary copy", onclick: async () => {
      const copied = await text();
      try {
        await navigator.clipboard.writeText(copied);
        button.textContent = "Copied";
        v.say("Copied");
        setTimeout(() => { button.textContent = title; }, 1500);
      } catch { button.replaceWith(v.h("pre", {}, copied)); }
    } }, title);
    return button;
  };

  /** A command as it is typed, with a button that copies it. */
  v.command = text => v.h("span", { class: "command" }, v.h("code", {}, text), v.copying("Copy", () => text));

  /** Whether what stands side by side on a wide page stands one above the other. */
  v.narrow = matchMedia("(max-width: 900px)");

  v.isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  v.clamp = (value, least, most) => Math.min(Math.max(value, least), most);
})(window.vitrine);
