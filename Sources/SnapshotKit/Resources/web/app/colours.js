// The colours of one place in both pictures of a change, below the pointer, a finger or a cross
// that arrows move.
"use strict";
(v => {
  // A page on disk may not read pixels.
  v.readsColours = location.protocol !== "file:";

  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const swatch = colour => colour ? v.h("span", { class: "colour", style: { "--colour": colour } }, colour) : "no picture";

  /** Loads a picture of which pixels are read. */
  function source(side) {
    const image = new Image();
    image.src = side.path;
    return image;
  }

  /**
   * Makes the line that tells colours of a canvas with the pictures of a cell; `place` is where the
   * cross begins, in points.
   */
  v.colourReader = (canvas, sides, place) => {
    const hint = matchMedia("(pointer: coarse)").matches ? "Touch a picture to read its colours."
      : "Point at a picture, or press m, to read its colours.";
    const line = v.h("p", { class: "colours meta idle" }, hint);
    const size = { width: sides[1].width / sides[1].scale, height: sides[1].height / sides[1].scale };
    let images, at;

    const colour = (point, number) => {
      const { scale } = sides[number];
      return v.colourAt(images[number], point.x * scale, point.y * scale);
    };

    function tell(point) {
      images ||= sides.slice(0, 2).map(source);
      if (images.some(image => !image.complete)) {
        for (const image of images) image.onload = image.onerror = () => line.isConnected && tell(point);
        return;
      }
      const [before, after] = [colour(point, 0), colour(point, 1)];
      const where = `${v.number(Math.floor(point.x * 10) / 10)}, ${v.number(Math.floor(point.y * 10) / 10)} pt`;
      const said = before === after ? ["both ", swatch(after)] : [swatch(before), " to ", swatch(after)];
      line.classList.remove("idle");
      line.replaceChildren(`${where}: `, ...said);
      if (at) v.say(line.textContent);
    }

    /** The point of the picture below the pointer, in points. */
    function point(event) {
      const frame = event.target.closest?.(".frame"), box = frame?.getBoundingClientRect();
      if (!box) return null;
      const x = (event.clientX - box.left) / box.width * size.width, y = (event.clientY - box.top) / box.height * size.height;
      return x >= 0 && y >= 0 && x < size.width && y < size.height ? { x, y } : null;
    }

    for (const name of ["pointermove", "pointerdown"]) canvas.addEventListener(name, event => {
      const found = point(event);
      if (found && !at) tell(found);
    });

    /** Puts a cross onto each picture, or takes it away. */
    function mark() {
      for (const old of canvas.querySelectorAll(".cross")) old.remove();
      if (!at) return;
      for (const frame of canvas.querySelectorAll(".frame"))
        frame.append(v.cover(v.h("div", { class: "cross" }), [at.x, at.y, 1 / sides[1].scale, 1 / sides[1].scale], sides[1]));
      tell(at);
    }

    v.readColours = () => {
      at = at ? undefined : { x: (place?.x || 0) + (place?.width ?? size.width) / 2, y: (place?.y || 0) + (place?.height ?? size.height) / 2 };
      canvas.focus({ preventScroll: true });
      mark();
      if (!at) line.replaceChildren(hint);
    };

    canvas.addEventListener("keydown", event => {
      const way = ways[event.key];
      if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape") v.readColours();
      else if (way) {
        const step = event.shiftKey ? 10 : 1;
        at = { x: v.clamp(at.x + way[0] * step, 0, size.width - .1), y: v.clamp(at.y + way[1] * step, 0, size.height - .1) };
        mark();
      } else return;
      event.preventDefault();
    });
    return line;
  };
})(window.vitrine);
