// The body of a device around a picture, drawn by the page from the table's figures, on whatever
// ground.
"use strict";
(v => {
  const space = "http://www.w3.org/2000/svg";
  const buttonDepth = 3, sunkDepth = 1.5;

  function shape(tag, attributes) {
    const element = document.createElementNS(space, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  }

  const rounded = (x, y, width, height, radius, kind) =>
    shape("rect", { x, y, width, height, rx: radius, ry: radius, class: kind });

  /**
   * Whether there is a body to draw: not around pictures of windows alone, or of bodies already.
   */
  v.canFrame = cell => {
    const info = cell.deviceInfo, isUpright = cell.orientation === "portrait";
    return !v.gallery.isFramed && Boolean(info.body || info.family === "mac")
      && Math.abs(cell.points.width - (isUpright ? info.width : info.height)) < 1;
  };

  const isWanted = () => Boolean(v.route.params().frame);

  /** The room of the body around the picture, in points; undefined where none is drawn. */
  v.frameOf = cell => {
    if (!isWanted() || !v.canFrame(cell)) return undefined;
    const { body } = cell.deviceInfo;
    if (!body) return { left: 0, top: 0, right: 0, bottom: 0 };
    const { side, top, bottom } = body;
    return cell.orientation === "portrait" ? { left: side, top, right: side, bottom }
      : { left: top, top: side, right: bottom, bottom: side };
  };

  /** A drawing in the body's upright points, laid around the picture. */
  function drawing(cell, room, kind, shapes) {
    const { body, width, height } = cell.deviceInfo;
    const [wide, high] = [width + 2 * body.side, height + body.top + body.bottom];
    const isUpright = cell.orientation === "portrait";
    const svg = shape("svg", { viewBox: isUpright ? `0 0 ${wide} ${high}` : `0 0 ${high} ${wide}`, class: kind,
      "aria-hidden": "true" });
    // Lying, a device is turned to its left.
    const group = shape("g", isUpright ? {} : { transform: `matrix(0 -1 1 0 0 ${wide})` });
    group.append(...shapes);
    svg.append(group);
    const { width: w, height: h } = cell.points;
    const shares = { left: -room.left / w, top: -room.top / h, width: (w + room.left + room.right) / w,
      height: (h + room.top + room.bottom) / h };
    for (const [key, share] of Object.entries(shares)) svg.style.setProperty(key, `${share * 100}%`);
    return svg;
  }

  /** The body's outline so far within its edge; the left corners are those at a fold's hinge. */
  function outline({ body, cornerRadius, hingeRadius = cornerRadius, width, height }, inset, kind) {
    const [wide, high] = [width + 2 * body.side - 2 * inset, height + body.top + body.bottom - 2 * inset];
    const [right, left] = [cornerRadius, hingeRadius].map(radius => Math.max(0, radius + body.cornerGrowth - inset));
    if (left === right) return rounded(inset, inset, wide, high, right, kind);
    return shape("path", { class: kind, d: `M${inset + left} ${inset} h${wide - left - right} a${right} ${right} 0 0 1 ${right} ${right}`
      + ` v${high - 2 * right} a${right} ${right} 0 0 1 ${-right} ${right} h${left + right - wide}`
      + ` a${left} ${left} 0 0 1 ${-left} ${-left} v${2 * left - high} a${left} ${left} 0 0 1 ${left} ${-left} Z` });
  }

  function metal(info) {
    const { body, width, height } = info, { rim } = body;
    const [wide, high] = [width + 2 * body.side, height + body.top + body.bottom];
    const isSunk = button => button.form === "flush";
    const button = ({ edge, middle, length, form }) => {
      const whole = edge === "top" ? wide : high, start = whole * (middle - length / 2), long = whole * length;
      const [inner, outer, kind] = isSunk({ form }) ? [sunkDepth, 0, "sunk"] : [buttonDepth, buttonDepth, "rim"];
      const depth = inner + outer;
      return edge === "top" ? rounded(start, -outer, long, depth, depth / 4, kind)
        : rounded(edge === "left" ? -outer : wide - inner, start, depth, long, depth / 4, kind);
    };
    const raised = body.buttons.filter(each => !isSunk(each)).map(button), sunk = body.buttons.filter(isSunk).map(button);
    const home = body.homeButton ? [shape("circle", { cx: wide / 2,
      cy: body.top + height + (body.bottom - rim) / 2, r: body.homeButton / 2, class: "home" })] : [];
    return [...raised, outline(info, 0, "rim"), outline(info, rim, "bezel"), ...sunk, ...home];
  }

  function hole({ body, cutout }) {
    if (!cutout?.frame) return [];
    const { kind, frame, cornerRadius: radius = 0, shoulderRadius: shoulder = 0 } = cutout;
    const [x, y] = [body.side + frame.x, body.top + frame.y], [right, bottom] = [x + frame.width, y + frame.height];
    if (kind === "dynamicIsland") return [rounded(x, y, frame.width, frame.height, radius, "island")];
    // A notch hangs from the bezel: concave shoulders above, convex corners below.
    const top = y - 0.5;
    return [shape("path", { class: "bezel", d: `M${x - shoulder} ${top} Q${x} ${y} ${x} ${y + shoulder} V${bottom - radius}`
      + ` Q${x} ${bottom} ${x + radius} ${bottom} H${right - radius} Q${right} ${bottom} ${right} ${bottom - radius}`
      + ` V${y + shoulder} Q${right} ${y} ${right + shoulder} ${top} Z` })];
  }

  /** Draws the body around an element that holds a cell's picture, or takes it away. */
  v.dress = (element, cell) => {
    for (const old of element.querySelectorAll(":scope > svg.body, :scope > svg.cutout")) old.remove();
    const room = v.frameOf(cell), { deviceInfo } = cell;
    element.classList.toggle("dressed", Boolean(room));
    element.classList.toggle("on-desk", Boolean(room) && !deviceInfo.body);
    const image = element.querySelector("img"), { width, height } = cell.points;
    const radius = deviceInfo.cornerRadius || 0, hinge = deviceInfo.hingeRadius ?? radius;
    // From the top left on, clockwise; a device that lies is turned to its left, its hinge below.
    const radii = cell.orientation === "portrait" ? [hinge, radius, radius, hinge] : [radius, radius, hinge, hinge];
    const shares = side => radii.map(radius => `${radius / side * 100}%`).join(" ");
    image?.style.setProperty("border-radius", room ? `${shares(width)} / ${shares(height)}` : "");
    if (!room || !deviceInfo.body) return;
    element.prepend(drawing(cell, room, "body", metal(deviceInfo)));
    // Below the layers, which tell of what it hides.
    image?.after(drawing(cell, room, "cutout", hole(deviceInfo)));
  };

  /** Makes room for the body around a card's picture, whose width stays what it was with it. */
  v.dressCard = (element, cell) => {
    const room = v.frameOf(cell);
    if (!room) return;
    const whole = cell.points.width + room.left + room.right;
    for (const side of ["left", "top", "right", "bottom"])
      element.style.setProperty(`margin-${side}`, `${room[side] / whole * 100}%`);
    v.dress(element, cell);
  };

  /** The choice between pictures alone and pictures in their devices. */
  v.frameChoice = cells => cells.some(v.canFrame) && v.choices("Frame", [["", "Picture"], ["device", "Device"]],
    v.route.params().frame || "", frame => { v.route.set({ frame }); });
})(window.vitrine);
