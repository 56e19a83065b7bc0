// The places of a picture that a cause has changed, and the zooms that show them one by one.
"use strict";
(v => {
  // More than anybody goes through by a key.
  const most = 6;

  const holds = (outer, inner) => inner.x >= outer.x && inner.y >= outer.y
    && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;

  /** The part of a changed view, before and after, that lies in a picture, in points. */
  function seen({ before, after }, wide, high) {
    const sides = [before, after].filter(side => side && side[0] < wide && side[1] < high
      && side[0] + side[2] > 0 && side[1] + side[3] > 0);
    if (!sides.length) return null;
    const x = Math.max(0, Math.min(...sides.map(side => side[0]))), y = Math.max(0, Math.min(...sides.map(side => side[1])));
    return { x, y, width: Math.min(wide, Math.max(...sides.map(side => side[0] + side[2]))) - x,
      height: Math.min(high, Math.max(...sides.map(side => side[1] + side[3]))) - y };
  }

  /**
   * Where a cell has changed, in points: the views of the cause that lie in the picture, without
   * those within others, else what differs, the most first.
   */
  v.placesOf = (cluster, { name, difference, pixelWidth, pixelHeight }) => {
    const scale = Number(v.parts(name).scale) || 1;
    const views = (cluster.boxes?.[name] || []).map(box => seen(box, pixelWidth / scale, pixelHeight / scale)).filter(Boolean);
    const boxes = (difference?.regions || []).map(region => region.box);
    if (!boxes.length && difference?.box) boxes.push(difference.box);
    const all = views.length ? views : boxes.map(box =>
      ({ x: box.x / scale, y: box.y / scale, width: box.width / scale, height: box.height / scale }));
    const places = [];
    for (const place of all) if (!places.some(one => holds(one, place))) places.push(place);
    return places.slice(0, most);
  };

  const key = number => number ? `change${number + 1}` : "change";

  /** The zooms of a picture with places, by their keys in the address. */
  v.changeZooms = places => [["", "Fit"],
    ...places.map((_, number) => [key(number), number ? String(number + 1) : places.length > 1 ? "Change 1" : "Change",
      false, number ? `Change ${number + 1}` : null]), ["pixels", "Pixels"]];

  /** The zoom that two fingers lead to: nearer or farther, no further than either end. */
  v.zoomBeside = (zoom = "", places, way) => {
    const keys = ["", ...places.slice(0, 1).map(() => key(0)), "pixels"];
    const place = zoom.startsWith("change") ? 1 : keys.indexOf(zoom);
    return keys[v.clamp(place + way, 0, keys.length - 1)];
  };

  /** The zoom behind one: each place in turn, then pixels, then all of the picture. */
  v.nextZoom = (zoom = "", places) => {
    const keys = v.changeZooms(places).map(([one]) => one);
    return keys[(keys.indexOf(zoom) + 1) % keys.length];
  };

  /** Brings what differs most to the middle of pictures that are larger than their room. */
  v.centreChange = (room, { difference, pixelWidth }) => {
    const box = difference?.regions?.[0]?.box || difference?.box;
    const frame = room.querySelector(".frame")?.getBoundingClientRect(), { left, top, width, height } = room.getBoundingClientRect();
    if (!box || !frame) return;
    const scale = frame.width / pixelWidth;
    room.scrollBy(frame.left - left + (box.x + box.width / 2) * scale - width / 2,
      frame.top - top + (box.y + box.height / 2) * scale - height / 2);
  };

  /**
   * Scrolls a row of choices that is wider than the page: to where it was, then as far as what was
   * pressed asks for, else what is chosen.
   */
  v.showChosen = (row, left) => {
    row.scrollLeft = left || 0;
    const one = row.contains(document.activeElement) ? document.activeElement
      : row.querySelector(".choices [aria-pressed=true]");
    if (!one) return;
    const [room, box] = [row.getBoundingClientRect(), one.getBoundingClientRect()];
    row.scrollLeft += Math.min(0, box.left - room.left - 48) + Math.max(0, box.right - room.right + 48);
  };

  /** The place that a zoom is of, or the first where a picture has fewer; none of other zooms. */
  v.placeAt = (zoom = "", places) => zoom.startsWith("change")
    ? places[(Number(zoom.slice("change".length)) || 1) - 1] || places[0] : undefined;
})(window.vitrine);
