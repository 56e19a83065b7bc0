// The report's room: causes at the side, the pictures of one of their cells beside.
"use strict";
(v => {
  let read, parts;
  const data = () => read ||= v.readReport(v.report);

  function chosen(params) {
    const { clusters } = data(), list = filtered(params);
    const cluster = clusters.find(one => one.id === params.changes) || list[0];
    const name = cluster && (cluster.cells.includes(params.cell) ? params.cell : cluster.cells[0]);
    return { list, cluster, name };
  }

  function filtered(params) {
    const words = (params.q || "").toLocaleLowerCase().split(/\s+/).filter(Boolean);
    return data().clusters.filter(cluster => {
      if (params.kind && cluster.kind !== params.kind) return false;
      if (!words.length) return true;
      cluster.words ||= [cluster.title, cluster.source, cluster.view,
        ...cluster.cells].join(" ").toLocaleLowerCase();
      return words.every(word => cluster.words.includes(word));
    });
  }

  function entry(cluster, current) {
    const [kind, sign] = v.kindOf(cluster), isNamed = cluster.kind !== "edit";
    const decided = v.review?.ofAll(cluster.cells).state;
    const count = cluster.of > cluster.cells.length ? `${cluster.cells.length} of ${v.counted(cluster.of, "cell")}` : v.counted(cluster.cells.length, "cell");
    return v.h("a", {
      class: "cause", href: v.route.href({ ...v.route.params(), changes: cluster.id, cell: "" }),
        "data-id": cluster.id,
      "aria-current": cluster === current ? "true" : null, "data-decided": decided,
    }, decided ? v.decisionSign(decided)
      : v.h("span", { class: `sign kind-${cluster.kind}`, role: "img", title: kind, "aria-label": kind },
      sign),
    v.h("span", { class: "told" },
      v.h("span", { class: "name" }, v.withColours(cluster.title)),
      cluster.source && v.h("span", { class: "path" }, cluster.source),
      v.h("span", { class: "meta" }, `${isNamed ? `${kind} · ` : ""}${count} · ${(cluster.devices ||= v.devicesOf(cluster.cells))}`)));
  }

  /** The screens of a cause, with how many cells each has. */
  function screensOf(cluster) {
    const screens = new Map();
    for (const one of cluster.cells) {
      const screen = v.parts(one).screen;
      screens.set(screen, (screens.get(screen) || 0) + 1);
    }
    return screens;
  }

  function steps(cluster, name) {
    const place = cluster.cells.indexOf(name), cell = data().cellNamed.get(name);
    const go = way => v.route.set({ changes: cluster.id, cell: cluster.cells[place + way] });
    const button = (label, icon, way) => v.h("button", {
      type: "button", class: "plain", "aria-label": label, disabled: !cluster.cells[place + way],
        onclick: () => go(way),
    }, v.icon(icon));
    const screens = cluster.screens ||= screensOf(cluster);
    const part = v.parts(name);
    const entries = [...screens].map(([screen, count]) =>
      [screen, `${v.screenTitle(screen)} (${count})`]);
    const inGallery = v.cellNamed(name);
    return v.h("div", { class: "tools steps-of-cells" },
      button("Previous cell", "left", -1),
      v.h("span", { class: "meta place" }, `Cell ${place + 1} of ${cluster.cells.length}`),
        button("Next cell", "right", 1),
      entries.length > 1 ? v.select("Screen", entries, part.screen, screen =>
        v.route.set({ changes: cluster.id,
          cell: cluster.cells.find(one => v.parts(one).screen === screen) })) : v.h("b", {},
          v.screenTitle(part.screen)),
      v.h("span", { class: "meta" }, v.traits(part), cell.difference
        ? ` · ${v.counted(cell.difference.pixels, "pixel")} differ` : ""),
      inGallery && v.h("a", { class: "more", href: v.route.href(v.cellParams(inGallery)) },
        "In the gallery", v.icon("right")));
  }

  /** The modes of a cell; beside one picture there is nothing to compare. */
  const modes = pictures => [...v.modes, ["all", "All cells"]]
    .map(([key, title]) => [key, key === "side" && !(pictures[0] && pictures[1]) ? "This cell" : title]);

  function available(pictures, boxes, cluster) {
    const all = cluster.cells.length > 1 ? ["all"] : [];
    if (!pictures[0] || !pictures[1]) return ["side", ...all];
    return [...v.modes.map(([key]) => key).filter(key => key !== "outline" || boxes.length), ...all];
  }

  /** What is scrolled in a part of the page: pictures' windows, else the canvas. */
  const scroller = node => node.querySelector(".pan") || (node.matches(".canvas") ? node : node.querySelector(".canvas"));

  const cellOf = name => data().cellNamed.get(name) || { name, status: "changed", pixelWidth: 1, pixelHeight: 1 };
  function detail(params) {
    const { cluster, name } = chosen(params);
    if (!cluster) return v.empty("No cause matches", "Another word, or all kinds, may find it.");
    const cell = cellOf(name);
    const pictures = v.sidesOf(cell), boxes = cluster.boxes?.[name] || [], places = v.placesOf(cluster, cell);
    const possible = available(pictures, boxes, cluster), mode = possible.includes(params.mode) ? params.mode : "side";
    const isAll = mode === "all";
    // What is drawn again is where it was scrolled to; one picture lies where another one did in a
    // mode of one.
    const view = [cluster.id, isAll || name, params.zoom, ["side", "outline", "all"].includes(mode) ? mode : "one"].join();
    const before = scroller(parts.content), pushed = parts.content.querySelector(".bench .choices")?.parentNode.scrollLeft;
    if (before) parts.places.set(parts.view, [before.scrollLeft, before.scrollTop]);
    const kept = parts.places.get(view);
    parts.view = view;
    const canvas = v.h("div",
      { class: isAll ? "canvas all" : "canvas", tabindex: "0", role: "region", "aria-label": "Pictures" });
    const told = one => ({
      sides: v.sidesOf(cellOf(one)), lack: cellOf(one).status === "missing" ? "new" : "expected not stored", place: v.placesOf(cluster, cellOf(one))[0],
      href: v.route.href({ ...params, changes: cluster.id, cell: one, mode: "" }),
      sign: v.review?.of(one) && v.decisionSign(v.review.of(one)),
    });
    const draw = () => isAll ? v.overview(canvas, cluster.cells, name, told) : canvas.replaceChildren(!pictures.some(Boolean) ? v.withoutPictures(cell) : v.comparison({
      sides: pictures, boxes: mode === "side" || mode === "outline" ? boxes : [], mode,
        zoom: params.zoom, place: v.placeAt(params.zoom, places),
      room: { width: canvas.clientWidth - 48, height: Math.max(320, canvas.clientHeight - (mode === "slider" || mode === "onion" ? 120 : 88)) },
    }));
    // The size is known only once the canvas stands in the page. An observer is told of it at once
    // too, which is no other size: pictures that were drawn anew would not stay where they were
    // scrolled to.
    requestAnimationFrame(() => {
      draw();
      v.showChosen(choices, pushed);
      if (kept) scroller(canvas).scrollTo(...kept);
      else if (params.zoom === "pixels" && !isAll) v.centreChange(scroller(canvas), cell);
      let { clientWidth: width, clientHeight: height } = canvas;
      new ResizeObserver(() => {
        if (mode === "blink" || (canvas.clientWidth === width && canvas.clientHeight === height)) return;
        const isWider = canvas.clientWidth !== width;
        ({ clientWidth: width, clientHeight: height } = canvas);
        if (!isAll) draw();
        else if (isWider && canvas.isConnected) requestAnimationFrame(() => v.route.changed());
      }).observe(canvas);
    });
    const choices = v.h("div", { class: "tools" }, possible.length > 1
        && v.choices("How both are shown", modes(pictures).filter(([key]) => possible.includes(key)), mode,
          next => v.route.set({ mode: next === "side" ? "" : next })),
        !isAll && pictures.some(Boolean) && v.choices("Zoom", v.changeZooms(places), params.zoom || "",
          zoom => v.route.set({ zoom })));
    if (isAll) v.walk(canvas, "a.pair");
    else if (pictures.some(Boolean)) {
      v.pinched(canvas, way => v.route.set({ zoom: v.zoomBeside(params.zoom, places, way) }));
      v.dragged(canvas);
    }
    const colours = !isAll && pictures[0] && pictures[1] && v.readsColours && v.colourReader(canvas, pictures, places[0]);
    const bench = (...rows) => v.h("div", { class: "bench" }, rows);
    const story = (...content) => v.h("div", { class: "story" }, content);
    const { told: edit, rest } = v.story(cluster, cell), said = !isAll && v.remarkOn(cell, pictures), walk = steps(cluster, name);
    // A narrow page shows the pictures as soon as it tells what they are of.
    const body = v.narrow.matches
      ? [story(edit), choices.hasChildNodes() && bench(choices), said, canvas, bench(walk), rest.length > 0 && story(rest)]
      : [story(edit, rest), bench(walk, choices), said, canvas];
    return [v.review && v.finished(data().clusters), ...body,
      v.review ? v.decisionBar(cluster, name, params, colours) : [colours, undecided(cluster)]].flat().filter(Boolean);
  }

  /** How a report from disk, which decides nothing, is decided on. */
  const undecided = cluster => cluster.kind !== "failed" && !v.session && !v.report.revision && v.h("p", { class: "undecided" },
    "Is it meant to be so? Where the code is, ", v.h("code", {}, "snapshot verify"), " and then ", v.h("code", {}, "snapshot review"),
    " show this page with Approve and Reject.");

  function heading(params) {
    const { report, bad, clusters } = data();
    const present = [...new Set(clusters.map(cluster => cluster.kind))];
    return v.h("div", { class: "summary" },
      v.review && v.decisionProgress(clusters),
      v.h("p", {}, v.h("b", {}, v.counted(clusters.length, "cause")), v.h("span", { class: "meta" },
        ` ${bad.length.toLocaleString("en")} of ${v.counted(report.cells.length, "cell")} · run in ${v.number(report.seconds)} s`)),
      v.h("div", { class: "tools" },
        v.h("input", { type: "search", id: "filter", placeholder: "Filter",
          "aria-label": "Filter causes", value: params.q || "",
          oninput: event => v.route.set({ q: event.target.value }) }),
        present.length > 1 && v.select("Kind",
          [["", "All kinds"], ...present.map(kind => [kind, (v.causeKinds[kind] || [kind])[0]])],
          params.kind || "", kind => v.route.set({ kind }))));
  }

  /**
   * Brings a cause into sight in the list, and on a narrow page, which may be scrolled to the end
   * of the last one, its beginning: what is decided on must not be out of sight.
   */
  function show(row, cluster) {
    // Somebody who types looks at what is typed, and at the list.
    const { list, pager, told } = parts, isOther = told && told !== cluster && !parts.summary.contains(document.activeElement);
    parts.told = cluster;
    if (isOther && parts.isUnfolded) fold(false);
    if (row) {
      const [room, box] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
      list.scrollTop += Math.min(0, box.top - room.top) + Math.max(0, box.bottom - room.bottom);
    }
    if (isOther && v.narrow.matches) pager.scrollIntoView();
  }

  /** On a narrow page all causes are listed, with their filter, or the one that is shown. */
  function fold(isUnfolded) {
    parts.isUnfolded = isUnfolded;
    for (const node of [parts.list, parts.summary]) node.classList.toggle("unfolded", isUnfolded);
    renewPager(v.route.params());
  }

  function renewPager(params) {
    const { list, cluster } = chosen(params), { pager } = parts, focused = pager.contains(document.activeElement)
      && (document.activeElement.getAttribute("aria-label") || "unfold");
    pager.replaceChildren(v.pager(list, cluster, way => step(v.route.params(), way), Boolean(parts.isUnfolded),
      () => { fold(!parts.isUnfolded); }));
    if (focused) [...pager.querySelectorAll("button")].find(one => (one.getAttribute("aria-label") || "unfold") === focused)?.focus();
  }

  const step = (params, way) => {
    const { list, cluster } = chosen(params), next = list[list.indexOf(cluster) + way];
    if (next) v.route.set({ changes: next.id, cell: "" });
  };
  const along = (params, way) => {
    const { cluster, name } = chosen(params), next = cluster?.cells[cluster.cells.indexOf(name) + way];
    if (next) v.route.set({ changes: cluster.id, cell: next });
  };

  const turned = () => v.route.changed();

  v.rooms.changes = {
    title: () => "Changes",
    key: () => "changes",
    open(params) {
      if (!v.report) return v.empty("Nothing to show", "There is no report in this folder.",
        "snapshot verify writes it.");
      if (!data().clusters.length) return v.calm(v.report);
      const list = v.h("nav", { class: "causes", "aria-label": "Causes" }),
        content = v.h("div", { class: "detail" }), pager = v.h("div", { class: "page-of-causes" });
      const summary = heading(params);
      const rows = v.rows(list, {
        box: () => v.h("div", {}), gap: height => v.h("div", { style: { height: `${height}px` } }),
        make: number => entry(parts.listed[number], parts.current), height: () => 84, weight: 2,
      });
      parts = { list, content, summary, pager, rows, listed: [], places: new Map() };
      v.narrow.addEventListener("change", turned);
      if (params.q || params.kind) fold(true);
      this.update(params);
      // A link may lead to a cause far down, which only a list in the page can be scrolled to.
      requestAnimationFrame(() => parts && show(parts.rows.row(parts.listed.indexOf(parts.current)), parts.current));
      return v.h("div", { class: v.review ? "changes reviewed" : "changes" },
        v.h("aside", { class: "list" }, pager, summary, list), content);
    },
    update(params) {
      if (!parts) return false;
      const { list, cluster, name } = chosen(params),
        hadFocus = parts.list.contains(document.activeElement);
      const wasWithin = parts.content.contains(document.activeElement);
      const focused = wasWithin && (document.activeElement.dataset.value ?? document.activeElement.getAttribute("aria-label"));
      parts.current = cluster;
      if (list.length === parts.listed.length && list.every((one, place) => one === parts.listed[place])) parts.rows.renew();
      else { parts.listed = list; parts.rows.show(list.length); }
      parts.content.replaceChildren(...[detail(params)].flat().filter(Boolean));
      if (v.review) parts.summary.querySelector(".progress").replaceWith(v.decisionProgress(data().clusters));
      const current = parts.rows.row(list.indexOf(cluster));
      if (hadFocus) current?.focus({ preventScroll: true });
      const again = !focused ? null : [...parts.content.querySelectorAll("button, select, [tabindex]")]
        .find(one => (one.dataset.value ?? one.getAttribute("aria-label")) === focused);
      again?.focus({ preventScroll: true });
      // From a pair to its pictures and back; they are there with the next frame.
      if (wasWithin && (!again || again.matches(".canvas"))) requestAnimationFrame(() =>
        (parts?.content.querySelector(".pair[aria-current]") || parts?.content.querySelector(".canvas"))?.focus({ preventScroll: true }));
      show(current, cluster);
      renewPager(params);
      if (cluster) v.say(`${cluster.title}, ${v.traits(v.parts(name))}`);
      return true;
    },
    close: () => { v.narrow.removeEventListener("change", turned); parts = undefined; },
    keys: {
      j: ["Next cause", params => step(params, 1)], k: ["Previous cause", params => step(params, -1)],
      ArrowRight: ["Next cell", params => along(params, 1)],
        ArrowLeft: ["Previous cell", params => along(params, -1)],
      ...Object.fromEntries(v.modes.map(([key, title], place) =>
        [String(place + 1), [title, () => v.route.set({ mode: key === "side" ? "" : key })]])),
      " ": ["Blink by hand", params => params.mode === "blink" && v.turn?.()],
      z: ["Zoom to each place of the change, to pixels", params => {
        const { cluster, name } = chosen(params);
        if (cluster) v.route.set({ zoom: v.nextZoom(params.zoom, v.placesOf(cluster, cellOf(name))) });
      }],
      t: ["All cells of the cause", params => v.route.set({ mode: params.mode === "all" ? "" : "all" })],
      m: ["Colours at a place, by arrows", () => v.readColours?.()],
      f: ["Filter", () => { if (parts) fold(true); document.getElementById("filter")?.focus(); }],
      ...v.decisionKeys?.(chosen),
    },
  };
})(window.vitrine);
