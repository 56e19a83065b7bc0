// The hand: the pointer, the wheel and the keyboard over the picture become actions.
"use strict";
(v => {
  const page = v.page, stage = page.stage, { node, sheet, trail } = stage;
  const longTime = 500, slack = 6;
  let press = null;

  function finger(start, end) {
    trail.hidden = !start;
    if (!start) return;
    const [x, y] = end.map(value => value * stage.scale);
    const [dx, dy] = start.map((value, axis) => (value - end[axis]) * stage.scale);
    trail.style.setProperty("transform", `translate(${x}px, ${y}px)`);
    trail.style.setProperty("--way", `${Math.hypot(dx, dy)}px`);
    trail.style.setProperty("--turn", `${Math.atan2(dy, dx)}rad`);
  }

  function end() {
    clearTimeout(press?.timer);
    press = null;
    finger(null);
  }

  sheet.addEventListener("pointerdown", event => {
    const at = stage.point(event);
    if (event.button !== 0 || !at) return;
    event.preventDefault();
    node.focus({ preventScroll: true });
    sheet.setPointerCapture(event.pointerId);
    const isTwice = event.altKey;
    press = { at, now: at, isTwice, timer: setTimeout(() => {
      if (!press || press.isDrag) return;
      page.do({ do: "longPress", at });
      end();
    }, longTime) };
    finger(at, at);
  });

  sheet.addEventListener("pointermove", event => {
    const box = sheet.getBoundingClientRect();
    if (!press) {
      const at = stage.point(event);
      if (stage.isInspecting) stage.hover(at ? stage.element(at) : null);
      return;
    }
    press.now = [event.clientX - box.left, event.clientY - box.top].map(value => Math.round(value / stage.scale * 2) / 2);
    const way = Math.hypot(press.now[0] - press.at[0], press.now[1] - press.at[1]);
    if (way > slack) press.isDrag = true;
    finger(press.at, press.now);
  });

  sheet.addEventListener("pointerup", () => {
    if (!press) return;
    const { at, now, isDrag, isTwice } = press;
    end();
    if (isDrag) page.do({ do: "drag", at, by: [now[0] - at[0], now[1] - at[1]] });
    else page.do({ do: isTwice ? "doubleTap" : "tap", at });
  });
  sheet.addEventListener("pointercancel", end);
  sheet.addEventListener("pointerleave", () => stage.isInspecting && stage.hover(null));

  // A wheel's turns are of one place, as long as the pointer stays near.
  let wheel = null;
  sheet.addEventListener("wheel", event => {
    const at = stage.point(event);
    if (!at || event.ctrlKey) return;
    event.preventDefault();
    if (!wheel || Math.hypot(wheel[0] - at[0], wheel[1] - at[1]) > 16) wheel = at;
    const unit = [1, 16, 400][event.deltaMode] || 1;
    const way = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    const by = way.map(value => Math.round(value * unit));
    if (by[0] || by[1]) page.do({ do: "scroll", at: wheel, by });
  }, { passive: false });

  const typed = { Backspace: { do: "delete" }, Enter: { do: "submit" } };
  node.addEventListener("keydown", event => {
    if (event.target !== node || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === "Escape") {
      node.blur();
      v.say("Keys are the page's");
      return event.stopPropagation();
    }
    if (!page.isTyping()) return;
    const action = typed[event.key] || ([...event.key].length === 1 && { do: "type", text: event.key });
    if (!action) return;
    event.preventDefault();
    page.do(action);
  });
  node.addEventListener("paste", event => {
    const text = event.clipboardData?.getData("text/plain");
    if (!text) return;
    event.preventDefault();
    page.do({ do: "type", text });
  });
})(window.vitrine);
