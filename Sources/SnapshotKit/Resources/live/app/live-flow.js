// What was done, as the steps of a flow: code to paste; and what VoiceOver reads.
"use strict";
(v => {
  const page = v.page, flow = v.flow = {};
  const text = /"(?:[^"\\]|\\.)*"/.source;

  /** Joins two lines that are one: letters typed one by one, a wheel's turns, time that passes. */
  function joined(last, next) {
    const typed = new RegExp(`^try \\$0\\.type\\((${text})(, into: .*)?\\)$`);
    const [one, two] = [typed.exec(last), typed.exec(next)];
    // A slip of the hand is no step.
    if (one && next === "try $0.deleteBackward()" && /^"[ -\[\]-~]{2,}"$/.test(one[1]))
      return `try $0.type(${one[1].slice(0, -2)}"${one[2] || ""})`;
    if (one && two && !two[2]) return `try $0.type(${one[1].slice(0, -1)}${two[1].slice(1)}${one[2] || ""})`;
    const scrolled = /^try \$0\.scroll\(by: CGSize\(width: (\S+), height: (\S+)\), at: (.*)\)$/;
    const [from, to] = [scrolled.exec(last), scrolled.exec(next)];
    if (from && to && from[3] === to[3])
      return `try $0.scroll(by: CGSize(width: ${sum(from[1], to[1])}, height: ${sum(from[2], to[2])}), at: ${from[3]})`;
    const passed = /^try \$0\.advance\(by: (\S+)\)$/, [begun, gone] = [passed.exec(last), passed.exec(next)];
    return begun && gone ? `try $0.advance(by: ${sum(begun[1], gone[1])})` : null;
  }
  const sum = (one, other) => String(Math.round((Number(one) + Number(other)) * 100) / 100);

  flow.joined = lines => lines.reduce((all, line) => {
    const one = all.length ? joined(all.at(-1), line) : null;
    return one ? [...all.slice(0, -1), one] : [...all, line];
  }, []);

  /** A step's name: what is touched, or else what is done; Latin letters, digits and hyphens. */
  function stepName(line, taken) {
    const action = /\$0\.(\w+)/.exec(line)?.[1] || "step", words = new RegExp(text).exec(line)?.[0] || "";
    const slug = value => value.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase().replace(/[^a-z0-9]+/g, "-")
      .split("-").filter(Boolean).slice(0, 4).join("-");
    const name = slug(words) || slug(action);
    let number = 1;
    const numbered = () => number > 1 ? `${name}-${number}` : name;
    while (taken.has(numbered())) number += 1;
    taken.add(numbered());
    return numbered();
  }

  const written = (name, line) => line.length + name.length < 64 ? `  Step("${name}") { ${line} }`
    : `  Step("${name}") {\n    ${line}\n  }`;

  /** The flow's code. */
  flow.code = (screen, title, lines) => {
    const taken = new Set(["start"]);
    const steps = flow.joined(lines).map(line => line.startsWith("//") ? `  ${line}`
      : written(stepName(line, taken), line));
    return [
      `.flow("${screen}-flow", title: ${JSON.stringify(title)}) {`, `  // The view of the screen "${screen}".`,
      "} steps: {", "  Step(\"start\")", ...steps, "}",
    ].join("\n");
  };

  const listing = v.h("pre", { class: "listing", tabindex: "0", "aria-label": "The flow's code" });
  const count = v.h("span", { class: "meta" });
  const copy = v.h("button", { type: "button", class: "secondary", onclick: async () => {
    try {
      await navigator.clipboard.writeText(listing.textContent);
      copy.textContent = "Copied";
      v.say("Copied");
      setTimeout(() => { copy.textContent = "Copy"; }, 1500);
    } catch {
      getSelection().selectAllChildren(listing);
      v.say("Selected: copy it by the keyboard");
    }
  } }, "Copy");
  const empty = v.h("p", { class: "meta" },
    "Tap, type, scroll or drag: what is done stands here as steps, ready to paste.");
  flow.pane = v.h("section", { class: "pane", "aria-labelledby": "flow-title" },
    v.h("header", {}, v.h("h2", { id: "flow-title" }, "Flow"), count, copy), empty, listing);

  const read = v.h("ol", { class: "read" });
  const silent = v.h("p", { class: "meta" }, "VoiceOver finds nothing to read.");
  flow.spoken = v.h("section", { class: "pane", "aria-labelledby": "spoken-title" },
    v.h("header", {}, v.h("h2", { id: "spoken-title" }, "VoiceOver")), silent, read);
  const noted = v.h("ul", { class: "noted-lines" });
  flow.notes = v.h("section", { class: "pane", "aria-labelledby": "notes-title" },
    v.h("header", {}, v.h("h2", { id: "notes-title" }, "Notes")), noted);

  /** An element to be tapped by whoever points at nothing. */
  function entry(element) {
    const [left, top, width, height] = element.frame;
    const hover = isOver => page.stage.hover(isOver ? element : null);
    return v.h("li", {}, v.h("button", {
      type: "button", title: "Tap", onclick: () => page.do({ do: "tap", at: [left + width / 2, top + height / 2] }),
      onmouseenter: () => hover(true), onmouseleave: () => hover(false),
      onfocus: () => hover(true), onblur: () => hover(false),
    }, element.spoken));
  }

  let shown;
  page.listeners.push(() => {
    const reply = page.reply;
    if (!reply || reply === shown) return;
    shown = reply;
    const title = page.screen()?.title || page.view.screen, lines = reply.lines;
    const steps = flow.joined(lines).length;
    listing.textContent = flow.code(page.view.screen, title, lines);
    count.textContent = steps ? v.counted(steps, "step") : "";
    [listing.hidden, empty.hidden, copy.disabled] = [!lines.length, lines.length > 0, !lines.length];
    // The place of the focus is kept where the list is another.
    const place = [...read.querySelectorAll("button")].indexOf(document.activeElement);
    read.replaceChildren(...reply.elements.map(entry));
    if (place >= 0) read.querySelectorAll("button")[Math.min(place, reply.elements.length - 1)]?.focus();
    silent.hidden = reply.elements.length > 0;
    noted.replaceChildren(...reply.issues.map(issue => v.h("li", {}, issue)));
    flow.notes.hidden = !reply.issues.length;
  });
})(window.vitrine);
