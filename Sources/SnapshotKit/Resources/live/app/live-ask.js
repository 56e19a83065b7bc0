// What has been done, and what the server answers: each request holds all of it, one request at a
// time. What is done meanwhile waits and is sent at once.
"use strict";
(v => {
  const page = v.page;
  const silence = "The server does not answer: is snapshot preview still running?";
  const kept = history.state?.screen === page.view.screen ? history.state?.actions : null;

  /** All actions, of which the first `done` are done: those behind them failed after a build. */
  page.actions = Array.isArray(kept) ? kept : [];
  page.done = page.actions.length;
  page.reply = null;
  /** Why the last action was not done, in a line. */
  page.problem = "";
  /** Why there is no picture: the screen has ended, or did not open. */
  page.crash = "";
  page.isBusy = false;
  let waiting = [], isStale = true;

  /** Whether a field has the focus, or may have it once what is under way is done. */
  page.isTyping = () => page.isBusy || (page.reply?.isTyping ?? true);

  const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

  /** Joins a wheel's turns at one place that wait: there are dozens in a second. */
  function joined(last, next) {
    if (last?.do !== "scroll" || !last.by || !next.by || !isSame(last.at, next.at)) return null;
    if (next.do !== "scroll") return null;
    return { ...last, by: last.by.map((value, axis) => value + next.by[axis]) };
  }

  page.do = action => {
    if (page.crash) return v.say("The screen has ended: undo, or start over.");
    const last = joined(waiting.at(-1), action);
    if (last) waiting[waiting.length - 1] = last;
    else waiting.push(action);
    ask();
  };

  /** Asks anew for what is shown: another view, another build. */
  page.renew = () => {
    isStale = true;
    page.changed();
    ask();
  };

  page.undo = () => {
    if (waiting.length) { waiting.pop(); return page.changed(); }
    if (!page.done) return;
    page.actions = page.actions.slice(0, page.done - 1);
    page.done = page.actions.length;
    again("Undone");
  };

  page.startOver = (actions = []) => {
    [page.actions, page.done] = [actions, actions.length];
    again("Started over");
  };

  function again(word) {
    waiting = [];
    page.problem = "";
    isStale = true;
    v.say(word);
    page.changed();
    ask();
  }

  async function ask() {
    if (page.isBusy || !(isStale || waiting.length)) return;
    const base = isStale ? page.actions : page.actions.slice(0, page.done);
    const actions = [...base, ...waiting];
    [waiting, isStale, page.isBusy] = [[], false, true];
    [page.actions, page.done] = [actions, actions.length];
    page.changed();
    try {
      const answer = await fetch("live/ask", {
        method: "POST", headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ view: page.asked(), actions, wantsPicture: true, wantsViews: false }),
      });
      const type = answer.headers.get("Content-Type") || "";
      const content = type.startsWith("application/json") ? await answer.json() : { error: await answer.text() };
      if (!answer.ok) lost(content.error || "The server refused.", base);
      // What was undone or chosen meanwhile is asked for anew.
      else if (!isStale) take(content, actions, base.length);
    } catch {
      lost(silence, base);
    }
    page.isBusy = false;
    page.changed();
    ask();
  }

  /** Forgets what nobody has done. */
  function lost(problem, base) {
    page.problem = problem;
    v.say(problem);
    if (!isStale) [page.actions, page.done] = [base, base.length];
  }

  function take(reply, actions, old) {
    const failure = reply.failure, place = failure?.action ?? null;
    page.crash = failure && place === null ? failure.reason : "";
    page.problem = "";
    // What was done is told by the names of what was found: it may lie elsewhere next time.
    page.actions = [...reply.actions, ...actions.slice(reply.actions.length)];
    page.done = page.actions.length;
    if (failure && place !== null) {
      // What was done before a build is kept for the next one.
      page.actions = page.actions.slice(0, Math.max(place, old));
      page.done = place;
      page.problem = place < old ? `Action ${place + 1} of ${old} is not done any more: ${failure.reason}` : failure.reason;
      waiting = [];
    }
    if (page.crash) waiting = [];
    if (reply.picture || !page.reply) page.reply = reply;
    else page.reply = { ...page.reply, issues: reply.issues };
    if (page.problem || page.crash) v.say(page.problem || page.crash);
  }

  /** Whether the server is there. */
  page.hear = isThere => {
    if (isThere ? page.problem !== silence : page.problem === silence) return;
    page.problem = isThere ? "" : silence;
    page.changed();
  };
})(window.vitrine);
