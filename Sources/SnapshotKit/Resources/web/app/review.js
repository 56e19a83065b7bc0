// Decisions on changes, where a server takes them: from disk there is none, and nothing of this is
// seen.
"use strict";
(v => {
  if (!v.session) return;
  const review = { state: v.session, waiting: new Set(), problem: "" };
  if (v.session.isReview) v.review = review;
  const silence = "The server does not answer: is snapshot review still running?";
  const failures = { approve: "Not approved", reject: "Not rejected" };
  let of = {};

  function read(state) {
    review.state = state;
    of = {};
    for (const name of state.approved) of[name] = "approved";
    for (const item of state.rejected) for (const name of Object.keys(item.cells)) of[name] = "rejected";
  }
  read(v.session);

  /** What is decided of a cell: `approved`, `rejected` or nothing. */
  review.of = name => of[name] || "";

  /** What is decided of cells together, with how many are open. */
  review.ofAll = names => {
    const states = names.map(review.of), open = states.filter(state => !state).length;
    const first = states[0];
    const state = names.some(name => review.waiting.has(name)) ? "waiting"
      : open ? (open < names.length ? "partly" : "") : states.every(one => one === first) ? first : "mixed";
    return { state, open };
  };

  review.words = { approved: "Approved", rejected: "Rejected", partly: "Partly decided", mixed: "Decided in parts",
    waiting: "Being approved" };
  review.signs = { approved: "✓", rejected: "✕", partly: "◐", mixed: "✓", waiting: "…" };

  // One after the other: each answer is the state that the next one is asked from.
  let last = Promise.resolve();
  function ask(action, demand) {
    last = last.then(() => send(action, demand));
    return last;
  }

  async function send(action, demand) {
    review.problem = "";
    try {
      const answer = await fetch(`review/${action}`, {
        method: "POST", headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ run: v.session.run, ...demand }),
      });
      const type = answer.headers.get("Content-Type") || "";
      const content = type.startsWith("application/json") ? await answer.json() : { error: await answer.text() };
      if (answer.ok) read(content);
      else review.problem = content.error || "The server refused.";
    } catch {
      review.problem = silence;
    }
    // The reader is at another cause by now.
    if (review.problem && demand.title) review.problem = `${failures[action]}: ${demand.title}. ${review.problem}`;
    for (const name of demand.cells || []) review.waiting.delete(name);
    if (review.problem) v.say(review.problem);
    v.route.changed();
  }

  review.approve = (names, { title }) => {
    const cells = names.filter(name => of[name] !== "approved" && !review.waiting.has(name));
    if (!cells.length) return;
    for (const name of cells) review.waiting.add(name);
    v.say(`${v.counted(cells.length, "cell")} being approved`);
    return ask("approve", { cells, title });
  };

  review.reject = (names, { title, source }, note) =>
    ask("reject", { cells: names, title, source: source || "", note });

  review.undo = () => ask("undo", {});

  review.askNote = (what, done) => v.askText({
    title: "Reject", what, action: "Reject", placeholder: "What is wrong, for whoever mends it",
  }, done);

  // Another run, or another window's decision. While somebody writes, nothing is taken away.
  const events = new EventSource("review/events");
  const isOther = event => event.data !== v.session.run;
  const renew = () => {
    if (!document.querySelector("dialog[open]")) return location.reload();
    document.querySelector("dialog[open]").addEventListener("close", () => setTimeout(() => location.reload()));
  };
  events.addEventListener("watch", renew);
  // One that has ended is told at once, not with the next decision.
  const hear = problem => { if (!problem || !review.problem.endsWith(problem)) { review.problem = problem; v.route.changed(); } };
  events.addEventListener("error", () => { v.say(silence); hear(silence); });
  events.addEventListener("open", () => review.problem.endsWith(silence) && hear(""));
  for (const name of ["hello", "run"]) events.addEventListener(name, event => isOther(event) && renew());
  events.addEventListener("state", () => last = last.then(async () => {
    const answer = await fetch("review/state");
    if (!answer.ok) return;
    read(await answer.json());
    v.route.changed();
  }).catch(() => {}));
})(window.vitrine);
