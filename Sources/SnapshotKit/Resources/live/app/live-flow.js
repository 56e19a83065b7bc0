// What was done, as the steps of a flow: code to paste; and what VoiceOver reads.
"use strict";
(v => {
  const page = v.page, flow = v.flow = {};

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
    const isFar = !element.isInSight && element.name;
    const act = () => page.do(isFar ? { do: "scroll", at: element.name }
      : { do: "tap", at: [left + width / 2, top + height / 2] });
    return v.h("li", {}, v.h("button", {
      type: "button", title: isFar ? "Scroll to it" : "Tap", onclick: act,
      onmouseenter: () => hover(true), onmouseleave: () => hover(false),
      onfocus: () => hover(true), onblur: () => hover(false),
    }, element.spoken));
  }

  let shown;
  page.listeners.push(() => {
    const reply = page.reply;
    if (!reply || reply === shown) return;
    shown = reply;
    const { lines } = reply;
    listing.textContent = reply.flow;
    count.textContent = lines.length ? v.counted(lines.length, "step") : "";
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
