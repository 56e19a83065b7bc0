// One large picture: fitted, in points, or at whole device pixels; what lies over it keeps its
// scale.
"use strict";
(v => {
  /**
   * The zooms, in the order of the key z: the window's size, points, device pixels and more of
   * them.
   */
  v.zooms = [["fit", "Fit"], ["points", "Points"], ["1", "1:1"], ["2", "2×"], ["4", "4×"], ["8", "8×"]];

  function width(picture, zoom, room) {
    const points = picture.width / picture.scale;
    if (zoom === "points") return points;
    const pixels = picture.width / (devicePixelRatio || 1);
    if (/^\d+$/.test(zoom)) return pixels * Number(zoom);
    const height = picture.height / picture.scale;
    return Math.max(40, Math.floor(points * Math.min(1, room.width / points, room.height / height)));
  }

  /** Makes a stage; `read` is told the point below the pointer, in points. */
  v.stage = ({ read, zoomed, key }) => {
    const image = v.h("img", { decoding: "async", draggable: "false", alt: "" });
    const layer = v.h("div", { class: "layer" });
    const gone = v.h("p", { class: "gone", hidden: true }, "This picture is not in the folder.");
    const sheet = v.h("div", { class: "sheet" }, image, gone, layer);
    const holder = v.h("div", { class: "holder" }, sheet);
    const node = v.h("div", { class: "stage", tabindex: "0", role: "region", "aria-label": "Picture" },
      holder);
    const stage = { node, layer, image, scale: 1 };
    let picture, zoom = "fit";

    image.onerror = () => { gone.hidden = false; image.hidden = true; };
    image.onload = () => { gone.hidden = true; image.hidden = false; };

    stage.layout = () => {
      if (!picture) return;
      const room = { width: node.clientWidth - 64, height: node.clientHeight - 64 };
      const { left, top, right, bottom } = picture.frame || { left: 0, top: 0, right: 0, bottom: 0 };
      const points = { width: picture.width / picture.scale, height: picture.height / picture.scale };
      // With a body around it, both have to fit.
      const whole = { scale: picture.scale, width: picture.width + (left + right) * picture.scale,
        height: picture.height + (top + bottom) * picture.scale };
      const css = zoom === "fit" && picture.frame
        ? width(whole, zoom, room) * picture.width / whole.width : width(picture, zoom, room);
      stage.scale = css / points.width;
      holder.style.setProperty("padding", [top, right, bottom, left].map(side => `${side * stage.scale}px`).join(" "));
      sheet.style.setProperty("width", `${css}px`);
      sheet.style.setProperty("height", `${css * picture.height / picture.width}px`);
      node.classList.toggle("pixels", /^\d+$/.test(zoom));
    };

    stage.show = (next, nextZoom = zoom) => {
      const path = picture?.path;
      [picture, zoom] = [next, nextZoom];
      v.dress(sheet, next.cell);
      if (path !== next.path) { image.src = next.path; image.alt = next.alt; image.hidden = false; gone.hidden = true; }
      stage.layout();
    };

    const place = event => {
      const box = sheet.getBoundingClientRect();
      return { x: (event.clientX - box.left) / stage.scale,
        y: (event.clientY - box.top) / stage.scale };
    };

    // Where the picture is clicked, it is zoomed to its pixels; dragging moves it, with shift it
    // measures.
    let drag;
    const ruler = v.h("div", { class: "ruler", hidden: true }, v.h("span", {}));
    sheet.append(ruler);
    node.addEventListener("pointerdown", event => {
      if (event.button) return;
      drag = { x: event.clientX, y: event.clientY, left: node.scrollLeft, top: node.scrollTop,
        from: place(event), moved: false };
      if (event.pointerType === "mouse") { node.setPointerCapture(event.pointerId); event.preventDefault(); node.focus({ preventScroll: true }); }
    });
    node.addEventListener("pointermove", event => {
      const point = place(event);
      read?.(point, event);
      if (!drag) return;
      drag.moved ||= Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > 4;
      if (event.shiftKey || drag.measures) return measure(point);
      if (event.pointerType === "mouse")
        node.scrollTo(drag.left + drag.x - event.clientX, drag.top + drag.y - event.clientY);
    });
    node.addEventListener("pointerup", event => {
      const ended = drag;
      drag = undefined;
      if (!ended || ended.moved || event.target.closest("button, a")) return;
      ruler.hidden = true;
      zoomed?.(place(event), event);
    });
    node.addEventListener("pointerleave", () => read?.(null));

    function measure({ x, y }) {
      drag.measures = true;
      const step = 1 / picture.scale, snap = value => Math.round(value / step) * step;
      const [left, top] = [snap(Math.min(x, drag.from.x)), snap(Math.min(y, drag.from.y))];
      const [wide, high] = [snap(Math.abs(x - drag.from.x)), snap(Math.abs(y - drag.from.y))];
      v.cover(ruler, [left, top, wide, high], picture);
      ruler.firstChild.textContent = `${number(wide)} × ${number(high)} pt`;
      ruler.hidden = false;
    }

    // By keys: the arrows move a cross over the picture, Enter takes a corner, from which it
    // measures.
    const cross = v.h("div", { class: "cross", hidden: true });
    sheet.append(cross);
    let at;
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

    /** Begins or ends measuring by keys. */
    stage.measureByKeys = () => {
      at = at ? undefined : { x: Math.round(picture.width / picture.scale / 2), y: Math.round(picture.height / picture.scale / 2) };
      [cross.hidden, drag] = [!at, undefined];
      ruler.hidden = true;
      node.focus({ preventScroll: true });
      if (at) point();
      else read?.(null);
    };

    function point() {
      v.cover(cross, [at.x, at.y, 1 / picture.scale, 1 / picture.scale], picture);
      read?.(at);
      if (drag) measure(at);
      v.say(drag ? ruler.textContent : `${number(at.x)}, ${number(at.y)} pt`);
    }

    node.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const way = ways[event.key];
      if (!at) { if (key?.(event.key)) event.preventDefault(); return; }
      if (event.key === "Escape") stage.measureByKeys();
      else if (event.key === "Enter") { drag = drag ? undefined : { from: { ...at } }; ruler.hidden = !drag; point(); }
      else if (way) {
        const step = event.shiftKey ? 10 : 1;
        at = { x: v.clamp(at.x + way[0] * step, 0, picture.width / picture.scale),
          y: v.clamp(at.y + way[1] * step, 0, picture.height / picture.scale) };
        point();
      } else return;
      event.preventDefault();
    });

    /** Keeps a point of the picture at the middle of the window. */
    stage.centre = ({ x, y }) => node.scrollTo(
      sheet.offsetLeft + x * stage.scale - node.clientWidth / 2,
        sheet.offsetTop + y * stage.scale - node.clientHeight / 2);

    new ResizeObserver(stage.layout).observe(node);
    return stage;
  };

  /** Puts an element onto a rectangle in points of a picture, whatever size that is shown at. */
  v.cover = (element, [x, y, width, height], { width: wide, height: high, scale }) => {
    const shares = { left: x / wide, top: y / high, width: width / wide, height: height / high };
    for (const [key, share] of Object.entries(shares))
      element.style.setProperty(key, `${share * scale * 100}%`);
    return element;
  };

  /** Puts an element onto a rectangle. */
  v.place = (element, [x, y, width, height]) => {
    for (const [key, value] of Object.entries({ left: x, top: y, width, height }))
      element.style.setProperty(key, `${value}px`);
    return element;
  };

  const number = v.number = value => String(Math.round(value * 100) / 100);

  /** The colour of a picture's pixel, once it is there; browsers tell it of served ones alone. */
  v.colourAt = (image, x, y) => {
    if (location.protocol === "file:" || !image.naturalWidth || !image.complete) return "";
    const canvas = v.h("canvas", { width: 1, height: 1 }), context = canvas.getContext("2d");
    try {
      context.drawImage(image, -Math.floor(x), -Math.floor(y));
      const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
      return "#" + [red, green,
        blue].map(part => part.toString(16).padStart(2, "0")).join("").toUpperCase();
    } catch { return ""; }
  };
})(window.vitrine);
