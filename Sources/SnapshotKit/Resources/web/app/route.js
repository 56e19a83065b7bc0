// Every state of the app stands behind the address's #, so that back, reload and a sent link lead
// to it.
"use strict";
(v => {
  const route = v.route = {};

  route.params = () => Object.fromEntries(new URLSearchParams(location.hash.slice(1)));

  /** What stays wherever a link leads. */
  const kept = () => {
    const { marks, frame } = route.params();
    return { marks, frame };
  };

  route.href = asked => {
    const params = { ...kept(), ...asked };
    // These rooms need no value: their names alone lead to them.
    const isSet = ([key, value]) => value === "" ? key === "pictures" || key === "changes" : value ?? false;
    const set = Object.entries(params).filter(isSet);
    return "#" + new URLSearchParams(set).toString().replace(/%2F/g, "/").replace(/%40/g,
      "@").replace(/=(?=&|$)/g, "");
  };

  /** Opens a place; with `replace` it takes the current one's place in the history. */
  route.open = (params, { replace = false } = {}) => {
    const href = route.href(params);
    if (href === location.hash) return;
    history[replace ? "replaceState" : "pushState"](replace ? history.state : null, "", href);
    route.changed();
  };

  /** Changes some of the current place's parameters. */
  route.set = (changes, options = { replace: true }) =>
    route.open({ ...route.params(), ...changes }, options);

  route.room = params =>
    ["screen", "app", "changes", "pictures"].find(room => room in params)
    || (v.model ? "apps" : "changes");

  addEventListener("popstate", () => route.changed());
})(window.vitrine);
