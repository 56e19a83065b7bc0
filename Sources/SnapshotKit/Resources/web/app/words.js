// The texts and views that described pictures show, for the search: loaded when somebody searches.
"use strict";
(v => {
  let loading;

  /**
   * Loads the index by a script, since pages on disk may not read files; nothing where there is
   * none.
   */
  v.loadWords = () => loading ||= !v.gallery?.hasWords ? Promise.resolve([]) : new Promise(resolve => {
    const script = v.h("script", { src: "descriptions/words.js" });
    script.onload = () => { script.remove(); resolve(entries(v.words)); };
    script.onerror = () => { script.remove(); resolve([]); };
    document.head.append(script);
  });

  /** An entry for each text of each screen and step, and for each view. */
  function entries(words) {
    if (!words) return [];
    const cells = words.descriptions.map(v.cellNamed);
    const of = (index, kind, quoted) => Object.entries(index).flatMap(([text, places]) => {
      const lower = text.toLocaleLowerCase();
      return places.filter(place => cells[place]).map(place => {
        const cell = cells[place], { screen } = cell;
        return {
          title: quoted ? `“${text}”` : text, words: lower, screen, cell,
          note: [screen.app, cell.step ? `${screen.title}: ${cell.step}` : screen.title, kind].join(" · "),
          params: { ...v.cellParams(cell), layers: "views", find: text },
        };
      });
    });
    return [...of(words.texts, "text", true), ...of(words.views, "view", false)];
  }
})(window.vitrine);
