// How decisions are taken in the room of changes: bar, keys, progress.
"use strict";
(v => {
  const review = v.review;
  if (!review) return;
  const nothing = "It could not be drawn, so there is nothing to approve. Mend it, then run snapshot verify.";
  const scopes = ["", "screen", "cell"];

  v.decisionSign = state => v.h("span", { class: `sign decided-${state}`, role: "img",
    title: review.words[state], "aria-label": review.words[state] }, review.signs[state]);

  /** The cells that a decision is of: of the cause, of one of its screens, or one alone. */
  function cells(cluster, name, params) {
    if (params.scope === "cell") return [name];
    if (params.scope !== "screen") return cluster.cells;
    const { screen } = v.parts(name);
    return cluster.cells.filter(one => v.parts(one).screen === screen);
  }

  /** Goes on to the next cause of which something is open; stays where there is none. */
  function advance(chosen) {
    const params = v.route.params(), { list, cluster } = chosen(params);
    const place = list.indexOf(cluster), next = [...list.slice(place + 1), ...list.slice(0, place)]
      .find(one => review.ofAll(one.cells).open && review.ofAll(one.cells).state !== "waiting");
    if (next) v.route.set({ changes: next.id, cell: "" });
    else v.route.changed();
  }

  /** Within a cause, to the next cell of which nothing is decided. */
  function advanceWithin(chosen, decided) {
    const { cluster, name } = chosen(v.route.params()), done = new Set(decided);
    const place = cluster.cells.indexOf(name);
    const next = [...cluster.cells.slice(place + 1), ...cluster.cells.slice(0, place)]
      .find(one => !done.has(one) && !review.of(one) && !review.waiting.has(one));
    if (next) v.route.set({ changes: cluster.id, cell: next });
    else advance(chosen);
  }

  const goOn = (chosen, params, names) => params.scope ? advanceWithin(chosen, names) : advance(chosen);

  let room;

  function approve(params, chosen = room) {
    const { cluster, name } = chosen(params);
    if (!cluster) return;
    if (cluster.kind === "failed") return v.say(nothing);
    const names = cells(cluster, name, params);
    review.approve(names, cluster);
    goOn(chosen, params, names);
  }

  function reject(params, chosen = room) {
    const { cluster, name } = chosen(params);
    if (!cluster) return;
    const names = cells(cluster, name, params);
    review.askNote(`${cluster.title} · ${v.counted(names.length, "cell")}`, async note => {
      await review.reject(names, cluster, note);
      if (!review.problem) goOn(chosen, params, names);
    });
  }

  const nextScope = params => {
    v.route.set({ scope: scopes[(scopes.indexOf(params.scope || "") + 1) % scopes.length] });
  };

  v.decisionKeys = chosen => {
    room = chosen;
    return {
      a: ["Approve", params => approve(params)], r: ["Reject with a note", params => reject(params)],
      n: ["Next open cause", () => advance(chosen)], u: ["Undo", () => review.undo()], s: ["Cause, screen or cell", nextScope],
    };
  };

  // The value tells which one had the focus, whatever its label says of the next cause.
  const action = (text, key, label, run, kind, disabled) => v.h("button", {
    type: "button", class: kind, "aria-label": label, title: label, "data-value": text.toLowerCase(), disabled, onclick: run,
  }, text, v.h("kbd", {}, key));

  /** What a decision may be of, in words; a screen where the cause has others too. */
  function scopeChoices(cluster, name, scope) {
    const all = cluster.cells.length, count = cells(cluster, name, { scope: "screen" }).length;
    return [["", all > 1 ? `All ${v.counted(all, "cell")}` : "The cell"],
      (count < all || scope === "screen") && ["screen", `${v.counted(count, "cell")} of ${v.screenTitle(v.parts(name).screen)}`],
      (all > 1 || scope === "cell") && ["cell", "This cell"]].filter(Boolean);
  }

  v.decisionBar = (cluster, name, params, colours) => {
    const names = cells(cluster, name, params), { state } = review.ofAll(names);
    const note = review.state.rejected.find(item => name in item.cells)?.note;
    const of = `${v.counted(names.length, "cell")} of ${cluster.title}`;
    return v.h("div", { class: "decide" },
      v.h("div", { class: "tools" },
        action("Approve", "a", `Approve ${of}`, () => approve(v.route.params()), "primary",
          cluster.kind === "failed" || state === "approved" || state === "waiting"),
        action("Reject", "r", `Reject ${of}`, () => reject(v.route.params()), "secondary"),
        // What is still being approved can be taken back too: the undo waits for it.
        action("Undo", "u", review.waiting.size ? "Undo what is being approved" : review.state.undo ? `Undo ${review.state.undo}`
          : "Nothing to undo", review.undo, "secondary", !review.state.undo && !review.waiting.size)),
      // One line for both on a phone, whose pictures need the room.
      (matchMedia("(max-width: 640px)").matches ? v.select : v.choices)("What is decided",
        scopeChoices(cluster, name, params.scope), params.scope || "", scope => v.route.set({ scope })),
      state && v.h("p", { class: `decision decided-${state}` }, v.decisionSign(state), review.words[state],
        note && v.h("q", {}, note)),
      !state && cluster.kind === "failed" && v.h("p", { class: "decision" }, nothing), colours,
      review.problem && v.h("p", { class: "problem", role: "alert" }, review.problem));
  };

  // Once folded, it leaves its room to the pictures.
  let isUnfolded = true;

  /** What is to be done once everything that can be approved is decided; nothing before. */
  v.finished = clusters => {
    const all = clusters.flatMap(({ cells }) => cells), { rejected } = review.state;
    const isOpen = cluster => cluster.kind !== "failed"
      && (review.ofAll(cluster.cells).open || review.ofAll(cluster.cells).state === "waiting");
    if (clusters.some(isOpen)) return null;
    const count = state => all.filter(name => review.of(name) === state).length;
    const failed = clusters.filter(({ kind }) => kind === "failed").flatMap(({ cells }) => cells);
    const done = count("approved");
    return v.h("details", { class: "finished", open: isUnfolded, ontoggle: event => { isUnfolded = event.currentTarget.open; } },
      v.h("summary", {}, "All is decided: what to do next"), v.h("ul", {},
        done > 0 && v.h("li", {}, `${v.counted(done, "cell")} approved: commit the folder of snapshots.`),
        rejected.length > 0 && v.h("li", {}, `${v.counted(count("rejected"), "cell")} rejected: `,
          v.h("a", { href: "review/rejected.md", target: "_blank", rel: "noopener" }, "the list with notes"), " is for whoever mends them. ",
          v.copying("Copy the list", async () => (await fetch("review/rejected.md")).text())),
        failed.length > 0 && v.h("li", {}, `${v.counted(failed.length, "cell")} could not be drawn: mend them and verify again. `, v.copying("Copy snapshot verify", () => "snapshot verify"))));
  };

  v.decisionProgress = clusters => {
    const states = clusters.map(cluster => review.ofAll(cluster.cells));
    const done = states.filter(({ open }) => !open).length, { rejected } = review.state;
    return v.h("div", { class: "progress" },
      v.h("p", {}, v.h("b", {}, done === clusters.length ? "All decided" : `${done} of ${clusters.length} decided`),
        rejected.length > 0 && v.h("a", { href: "review/rejected.md", target: "_blank", rel: "noopener" },
          `${v.counted(rejected.reduce((sum, { cells }) => sum + Object.keys(cells).length, 0), "cell")} rejected`)),
      v.h("progress", { max: clusters.length, value: done, "aria-label": "Decided causes" }));
  };
})(window.vitrine);
