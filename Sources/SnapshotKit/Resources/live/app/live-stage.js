// The screen's picture, in points or smaller where the window is, with what lies over it.
"use strict";
(v => {
  const page = v.page;
  const image = v.h("img", { alt: "", draggable: "false" });
  const layer = v.h("div", { class: "boxes", "aria-hidden": "true" });
  const trail = v.h("div", { class: "finger", hidden: true, "aria-hidden": "true" });
  const sheet = v.h("div", { class: "glass" }, image, layer, trail);
  const cover = v.h("div", { class: "cover" });
  const bar = v.h("div", { class: "pending", "aria-hidden": "true" });
  const line = v.h("p", { class: "line", role: "status" });
  const node = v.h("div", {
    class: "screen", tabindex: "0", role: "application", "aria-roledescription": "live screen",
    "aria-describedby": "stage-hint",
  }, sheet, cover);
  const hint = v.h("p", { class: "visually-hidden", id: "stage-hint" },
    "Letters go to the field that has the focus. Escape leaves the screen. The pane VoiceOver taps elements by name.");
  const stage = page.stage = { node, sheet, trail, scale: 1, isInspecting: false, hovered: null };
  stage.area = v.h("section", { class: "area", "aria-label": "Screen" }, bar, node, line, hint);

  /** Lays the picture out: never larger than in points, unless it is zoomed. */
  stage.layout = () => {
    const picture = page.reply?.picture;
    if (!picture) return;
    const room = { width: node.clientWidth - 48, height: node.clientHeight - 48 };
    stage.scale = page.zoom || Math.max(.1, Math.min(1, room.width / picture.width, room.height / picture.height));
    sheet.style.setProperty("width", `${picture.width * stage.scale}px`);
    sheet.style.setProperty("height", `${picture.height * stage.scale}px`);
    outline();
  };

  /** The point of a screen below the pointer, in points; nothing beside the picture. */
  stage.point = event => {
    const box = sheet.getBoundingClientRect(), picture = page.reply?.picture;
    if (!picture || page.crash) return null;
    const round = value => Math.round(value / stage.scale * 2) / 2;
    const [x, y] = [round(event.clientX - box.left), round(event.clientY - box.top)];
    return x >= 0 && y >= 0 && x <= picture.width && y <= picture.height ? [x, y] : null;
  };

  /** The elements that can be seen; a list has more below. */
  stage.elements = () => (page.reply?.elements || []).filter(({ isInSight }) => isInSight);

  /** The smallest element at a point. */
  stage.element = ([x, y]) => stage.elements()
    .filter(({ frame: [left, top, width, height] }) => x >= left && y >= top && x <= left + width && y <= top + height)
    .sort((one, other) => one.frame[2] * one.frame[3] - other.frame[2] * other.frame[3])[0];

  function box(element) {
    const [left, top, width, height] = element.frame.map(value => `${value * stage.scale}px`);
    const isOver = element === stage.hovered;
    return v.h("div", { class: isOver ? "over" : "", style: { left, top, width, height } },
      isOver && v.h("b", {}, element.spoken));
  }

  function outline() {
    const elements = stage.elements();
    const shown = stage.isInspecting ? elements : elements.filter(element => element === stage.hovered);
    layer.replaceChildren(...(page.crash ? [] : shown.map(box)));
  }

  stage.hover = element => {
    if (element === stage.hovered) return;
    stage.hovered = element;
    outline();
  };

  stage.inspect = () => {
    stage.isInspecting = !stage.isInspecting;
    stage.hovered = null;
    v.say(stage.isInspecting ? "Elements are outlined" : "Elements are not outlined");
    page.changed();
  };

  /** What stands in the picture's place. */
  function covering() {
    if (page.crash) {
      const button = (kind, action, ...words) => v.h("button", { type: "button", class: kind, onclick: action }, words);
      const ways = page.done ? [
        button("primary", page.undo, "Undo", v.h("kbd", {}, "u")),
        button("secondary", () => page.startOver(), "Start over", v.h("kbd", {}, "r")),
      ] : [button("secondary", page.renew, "Open again")];
      return v.h("div", { class: "ended" },
        v.h("h2", {}, page.done ? "The screen has ended" : "The screen did not open"),
        v.h("pre", {}, page.crash), v.h("p", { class: "tools" }, ways),
        v.live.state.isFollowing && v.h("p", { class: "meta" }, "Once a source is saved, it is built and asked again."));
    }
    if (page.reply?.picture) return null;
    if (page.problem) return v.h("div", { class: "ended" }, v.h("h2", {}, "No picture"),
      v.h("button", { type: "button", class: "secondary", onclick: page.renew }, "Ask again"));
    return v.h("p", { class: "opening" }, "Opening the screen …");
  }

  let shown;
  page.listeners.push(() => {
    const picture = page.reply?.picture, title = page.screen()?.title || page.view.screen;
    if (picture && picture !== shown) {
      shown = picture;
      image.src = `data:image/png;base64,${picture.png}`;
      stage.hovered = null;
    }
    image.alt = `${title}: ${(page.reply?.elements || []).map(({ spoken }) => spoken).join("; ").slice(0, 1000)}`;
    node.setAttribute("aria-label", title || "Screen");
    node.setAttribute("aria-busy", String(page.isBusy));
    bar.classList.toggle("on", page.isBusy);
    sheet.hidden = !picture || Boolean(page.crash);
    const over = covering();
    cover.hidden = !over;
    // A button that has the focus is not taken away for one that is the same.
    const key = [page.crash, Boolean(picture), page.problem, page.done > 0].join();
    if (cover.dataset.key !== key) { cover.replaceChildren(...[over].filter(Boolean)); cover.dataset.key = key; }
    line.textContent = page.problem;
    line.hidden = !page.problem;
    stage.layout();
  });
  addEventListener("resize", () => stage.layout());
})(window.vitrine);
