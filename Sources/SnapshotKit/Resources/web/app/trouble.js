// What could not be built or drawn, above every room: whoever follows a watch sees it wherever they
// are.
"use strict";
(v => {
  const told = (title, isOpen, ...content) =>
    v.h("details", { open: isOpen }, v.h("summary", {}, v.h("span", { class: "sign kind-failed", "aria-hidden": "true" }, "!"),
      title), ...content);

  function failure({ title, reason, cells }) {
    return v.h("div", {}, v.h("h3", {}, title), v.h("pre", {}, reason),
      v.h("p", { class: "meta" }, cells.slice(0, 3).join(", "), cells.length > 3 && ` and ${cells.length - 3} more`));
  }

  /** Makes the band; nothing where all is well. */
  v.trouble = () => {
    const { notice } = v, failures = v.model?.failures || [];
    if (!notice && !failures.length) return null;
    const count = failures.reduce((sum, { cells }) => sum + cells.length, 0);
    return v.h("aside", { class: "trouble", "aria-label": "Problems" },
      notice && told(notice.title, true, v.h("pre", {}, notice.text),
        v.model && v.h("p", { class: "meta" }, "The pictures are those of before.")),
      count > 0 && told(`${v.counted(count, "picture")} could not be drawn`, failures.length < 4,
        ...failures.slice(0, 50).map(failure)));
  };
})(window.vitrine);
