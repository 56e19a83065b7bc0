import Foundation
import Testing

@testable import Showcase

/// Streets and buildings of the map's file, in degrees, read by themselves.
private struct Plan: Decodable {
  struct Feature: Decodable {
    let properties: [String: String]
    let geometry: Geometry
  }

  /// The lines of a geometry, however deep they are nested: a street, or a building's rings.
  struct Geometry: Decodable {
    let lines: [[CGPoint]]

    private enum Key: CodingKey { case type, coordinates }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      switch try values.decode(String.self, forKey: .type) {
      case "LineString":
        lines = [try values.decode([[Double]].self, forKey: .coordinates).map(Self.point)]
      case "Polygon":
        lines = try values.decode([[[Double]]].self, forKey: .coordinates).map {
          $0.map(Self.point)
        }
      default:
        lines = try values.decode([[[[Double]]]].self, forKey: .coordinates).flatMap { $0 }.map {
          $0.map(Self.point)
        }
      }
    }

    private static func point(_ pair: [Double]) -> CGPoint { CGPoint(x: pair[0], y: pair[1]) }
  }

  let features: [Feature]

  func lines(with key: String, as isLine: Bool) -> [(name: String, line: [CGPoint])] {
    features.filter { $0.properties[key] != nil && $0.properties["area"] != "yes" }
      .flatMap { feature in
        let name = feature.properties["name"] ?? feature.properties[key] ?? ""
        return feature.geometry.lines.map { (name: name, line: $0) }
      }
      .filter { ($0.line.first != $0.line.last) == isLine }
  }
}

/// A line with the rectangle around it, which tells most pairs apart at a glance.
private struct Course {
  let name: String
  let points: [CGPoint]
  let bounds: CGRect

  init(_ name: String, _ points: [CGPoint]) {
    (self.name, self.points) = (name, points)
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    bounds = CGRect(x: x, y: y, width: (xs.max() ?? x) - x, height: (ys.max() ?? y) - y)
      .insetBy(dx: -1e-9, dy: -1e-9)
  }

  /// Returns a Boolean value that indicates whether the course meets a building's outline or runs
  /// within it.
  func crosses(_ building: Course) -> Bool {
    guard bounds.intersects(building.bounds) else { return false }
    if points.contains(where: building.encloses) { return true }
    return zip(points, points.dropFirst()).contains { a, b in
      zip(building.points, building.points.dropFirst()).contains { c, d in
        // What stands in one line does not meet for that.
        Course("", [a, b]).bounds.intersects(Course("", [c, d]).bounds)
          && Self.side(a, b, c) * Self.side(a, b, d) <= 0
          && Self.side(c, d, a) * Self.side(c, d, b) <= 0
      }
    }
  }

  /// Returns a Boolean value that indicates whether a point lies within a ring: a ray from it
  /// crosses the ring an odd number of times.
  private func encloses(_ point: CGPoint) -> Bool {
    zip(points, points.dropFirst()).reduce(false) { isInside, side in
      let (a, b) = side
      guard (a.y > point.y) != (b.y > point.y) else { return isInside }
      return point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x ? !isInside : isInside
    }
  }

  /// Returns twice the area of a triangle, with the sign of its turn.
  private static func side(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}

/// A street leads past a building, not over it, at any zoom.
@Test func noStreetRunsOverABuilding() throws {
  let plan = try ShowcaseResource.decode(Plan.self, from: "saransk-map.geojson")
  let streets = plan.lines(with: "highway", as: true).map { Course($0.name, $0.line) }
  let buildings = plan.lines(with: "building", as: false).map { Course($0.name, $0.line) }
  #expect(streets.count > 300 && buildings.count > 1500)
  for building in buildings {
    for street in streets where street.crosses(building) {
      Issue.record("\(street.name) runs over \(building.name) at \(building.bounds)")
    }
  }
  // The controls: a line through a theatre, one that ends in it, and one past it.
  let theatre = try #require(buildings.first { $0.name == "Театр имени Яушева" })
  let (left, middle) = (theatre.bounds.minX - 0.001, theatre.bounds.midY)
  let start = CGPoint(x: left, y: middle)
  #expect(Course("", [start, CGPoint(x: left + 0.004, y: middle)]).crosses(theatre))
  #expect(Course("", [start, CGPoint(x: theatre.bounds.midX, y: middle)]).crosses(theatre))
  #expect(!Course("", [start, CGPoint(x: left, y: middle + 1)]).crosses(theatre))
}
