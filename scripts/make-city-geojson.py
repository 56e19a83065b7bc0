#!/usr/bin/env python3
"""Writes a made-up city as GeoJSON, with the mix of tags and geometries of an OpenStreetMap
extract.

    scripts/make-city-geojson.py city.geojson [megabytes]

The mix follows a European city of half a million: of a hundred features about 62 are buildings,
20 roads and paths, 8 areas of land use and nature, 7 points, 2 waterways and rails, 1 boundary or
multipolygon; ids, addresses and other tags that a map does not draw make up a good part of the
bytes, as they do there. The same arguments give the same bytes.
"""

import json
import random
import sys

WEST, SOUTH, EAST, NORTH = 45.00, 54.10, 45.36, 54.30
ROADS = [("residential", 30), ("service", 28), ("footway", 24), ("tertiary", 6), ("secondary", 4),
         ("primary", 3), ("track", 3), ("trunk", 1), ("steps", 1)]
AREAS = [({"landuse": "residential"}, 20), ({"landuse": "grass"}, 25), ({"natural": "wood"}, 15),
         ({"leisure": "park"}, 6), ({"natural": "water"}, 8), ({"amenity": "parking"}, 15),
         ({"landuse": "industrial"}, 6), ({"leisure": "pitch"}, 5)]
NAMES = ["Советская", "Лесная", "Садовая", "Полевая", "Школьная", "Заводская", "Набережная",
         "Гагарина", "Пушкина", "Мира", "Победы", "Строителей", "Вокзальная", "Северная"]


def number(value):
    return round(value, 7)


def place(rng):
    # Three quarters of a city's things stand near its middle.
    if rng.random() < 0.75:
        return rng.gauss((WEST + EAST) / 2, 0.045), rng.gauss((SOUTH + NORTH) / 2, 0.025)
    return rng.uniform(WEST, EAST), rng.uniform(SOUTH, NORTH)


def ring(rng, x, y, radius, count):
    import math
    points = []
    for step in range(count):
        angle = -2 * math.pi * step / count
        reach = radius * rng.uniform(0.7, 1.3)
        points.append([number(x + 1.7 * reach * math.cos(angle)), number(y + reach * math.sin(angle))])
    return points + [points[0]]


def building(rng, _):
    x, y = place(rng)
    w, h = rng.uniform(0.0001, 0.0007), rng.uniform(0.00005, 0.0002)
    corners = [(0, 0), (w, 0), (w, h), (0, h), (0, 0)]
    if rng.random() < 0.35:
        corners = [(0, 0), (w, 0), (w, h), (w / 2, h), (w / 2, h / 2), (0, h / 2), (0, 0)]
    tags = {"building": "yes", "addr:street": "улица " + rng.choice(NAMES),
            "addr:housenumber": str(rng.randint(1, 180)), "building:levels": str(rng.randint(1, 12))}
    return tags, "Polygon", [[[number(x + a), number(y + b)] for a, b in corners]]


def road(rng, _):
    kind = rng.choices([k for k, _ in ROADS], [w for _, w in ROADS])[0]
    x, y = place(rng)
    dx, dy = rng.choice([(0.0009, 0.00005), (-0.00005, 0.0006)])
    line = []
    for _ in range(rng.randint(2, 22)):
        line.append([number(x), number(y)])
        x += dx * rng.uniform(0.2, 1.2)
        y += dy * rng.uniform(0.2, 1.2)
    if len(line) < 2:
        line.append([number(x), number(y)])
    tags = {"highway": kind, "surface": "asphalt"}
    if kind in ("residential", "tertiary", "secondary", "primary", "trunk"):
        tags.update({"name": "улица " + rng.choice(NAMES), "lanes": "2", "maxspeed": "60"})
    return tags, "LineString", line


def area(rng, _):
    tags = dict(rng.choices([t for t, _ in AREAS], [w for _, w in AREAS])[0])
    x, y = place(rng)
    return tags, "Polygon", [ring(rng, x, y, rng.uniform(0.0002, 0.003), rng.randint(6, 60))]


def point(rng, _):
    x, y = place(rng)
    tags = rng.choice([{"amenity": "bench"}, {"highway": "crossing"}, {"natural": "tree"},
                       {"shop": "convenience", "name": "Продукты"},
                       {"place": "suburb", "name": rng.choice(NAMES)}])
    return tags, "Point", [number(x), number(y)]


def course(rng, index):
    x, y = WEST, rng.uniform(SOUTH, NORTH)
    line = []
    for _ in range(rng.randint(30, 160)):
        line.append([number(x), number(y)])
        x += rng.uniform(0.0005, 0.002)
        y += rng.gauss(0, 0.0004)
    tags = {"waterway": "river", "name": "Инсар"} if index % 2 else {"railway": "rail"}
    return tags, "LineString", line


def multipolygon(rng, _):
    x, y = place(rng)
    outer = ring(rng, x, y, 0.004, 90)
    inner = ring(rng, x, y, 0.001, 24)[::-1]
    return {"type": "multipolygon", "natural": "wood", "name": "Лес"}, "MultiPolygon", [[outer, inner]]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    limit = float(sys.argv[2] if len(sys.argv) > 2 else 20) * 1e6
    rng = random.Random(1641)
    makers = [(building, 62), (road, 20), (area, 8), (point, 7), (course, 2), (multipolygon, 1)]
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        size = file.write('{"type":"FeatureCollection","features":[\n')
        index = 0
        while size < limit:
            make = rng.choices([m for m, _ in makers], [w for _, w in makers])[0]
            # Rivers and rails are few in each city, however large the file.
            if make is course and index % 40:
                make = building
            tags, kind, coordinates = make(rng, index)
            feature = {"type": "Feature", "id": f"way/{100000000 + index}",
                       "properties": {"@id": f"way/{100000000 + index}", **tags},
                       "geometry": {"type": kind, "coordinates": coordinates}}
            text = json.dumps(feature, ensure_ascii=False, separators=(",", ":"))
            size += len((",\n" if index else "").encode()) + len(text.encode())
            file.write((",\n" if index else "") + text)
            index += 1
        file.write("\n]}\n")
    print(f"{sys.argv[1]}: {index} features")


if __name__ == "__main__":
    main()
