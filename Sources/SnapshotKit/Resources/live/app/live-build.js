// Saved sources: that a build runs, what keeps it from being well, and the screen anew once it is.
"use strict";
(v => {
  const page = v.page, place = document.getElementById("trouble");

  function told() {
    const { build, errors } = v.live.state;
    if (build === "running") return v.h("aside", { class: "trouble", "aria-label": "Build" }, v.h("p", {}, "Building …"));
    if (build !== "failed") return null;
    return v.h("aside", { class: "trouble", "aria-label": "Build" }, v.h("details", { open: true },
      v.h("summary", {}, v.h("span", { class: "sign", "aria-hidden": "true" }, "!"), "The build failed"),
      v.h("pre", {}, errors),
      v.h("p", { class: "meta" }, "The screen is that of before.")));
  }

  const show = () => place.replaceChildren(...[told()].filter(Boolean));
  show();

  const events = new EventSource("live/events");
  events.addEventListener("open", () => page.hear(true));
  events.addEventListener("error", () => page.hear(false));
  events.addEventListener("state", async event => {
    const [old, state] = [v.live.state, JSON.parse(event.data)];
    v.live.state = state;
    show();
    if (state.build !== old.build) v.say({ running: "Building", failed: "The build failed", done: "Built" }[state.build]);
    if (state.turn === old.turn) return;
    try {
      const answer = await fetch("live/state");
      if (answer.ok) v.live.table = (await answer.json()).table;
    } catch { /* The next answer tells it. */ }
    page.renew();
  });
})(window.vitrine);
