import DisplayList
import Foundation

/// A part of a drawing's path as places with directions, by which gaps are measured.
///
/// Two places face each other across a gap where the way from one to the other is square to both
/// outlines, as between the bars of a waveform or the sides of a ring.
struct SymbolOutline {
  struct Place {
    var point: CGPoint
    /// The direction of the path, of the length 1; zero of a dot, which faces all ways.
    var direction = CGPoint.zero
    /// 1 where the path ends, -1 where it begins, else 0.
    var end: CGFloat = 0
  }

  private(set) var places: [Place] = []

  /// Middle lines that are closer touch each other at the regular weight.
  private static let contact: CGFloat = 10
  /// The distance of the places that are looked at.
  private static let step: CGFloat = 4
  /// The sine of the angle by which a way may lean and count as square.
  fileprivate static let lean: CGFloat = 0.2
  /// The cosine of the widest angle between two paths that is acute: barbs of less stand upright on
  /// their shaft, and no stroke fills the corner between them.
  private static let acute: CGFloat = 0.5

  /// A Boolean value that indicates whether the path has no length.
  var isDot: Bool { places.count == 1 }

  /// A Boolean value that indicates whether the path's stroke makes a dot of it.
  private var isRound: Bool {
    let (x, y) = (places.map(\.point.x), places.map(\.point.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return false
    }
    return max(right - left, bottom - top) < Self.contact
  }

  /// A Boolean value that indicates whether the path ends where it begins.
  var isClosed: Bool { !isDot && places.allSatisfy { $0.end == 0 } }

  /// Creates the outline of straight lines between points.
  init(_ points: [CGPoint]) {
    for (a, b) in zip(points, points.dropFirst()) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else { continue }
      let direction = CGPoint(x: dx / length, y: dy / length)
      let count = max(1, Int(length / Self.step))
      for index in 0..<count {
        let share = CGFloat(index) / CGFloat(count)
        places.append(
          Place(point: CGPoint(x: a.x + dx * share, y: a.y + dy * share), direction: direction))
      }
      if b == points.last { places.append(Place(point: b, direction: direction)) }
    }
    guard let first = places.first?.point, let last = places.last?.point else {
      places = points.prefix(1).map { Place(point: $0) }
      return
    }
    if hypot(first.x - last.x, first.y - last.y) > 1 {
      places[0].end = -1
      places[places.count - 1].end = 1
    }
  }

  /// Returns the distance of the nearest places that face each other; infinite where there are
  /// none.
  ///
  /// Places between the ends of two paths, or at a dot, may be looked at by themselves, or be left
  /// out.
  func distance(to other: SymbolOutline, betweenEnds: Bool? = nil) -> CGFloat {
    let isDotted = isRound || other.isRound
    var least = CGFloat.infinity
    for a in places {
      for b in other.places {
        let (dx, dy) = (b.point.x - a.point.x, b.point.y - a.point.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance > Self.contact, distance < least else { continue }
        let way = CGPoint(x: dx / distance, y: dy / distance)
        let isBetweenEnds = isDotted || a.end != 0 && b.end != 0
        guard betweenEnds.map({ $0 == isBetweenEnds }) ?? true else { continue }
        if a.faces(way), b.faces(CGPoint(x: -way.x, y: -way.y)) { least = distance }
      }
    }
    return least
  }

  /// Returns the distance of the path's ends from another that ends on it, where they lie beside
  /// it at an acute angle, as of an arrow's barbs from its shaft; infinite where they do not.
  func opening(to shaft: SymbolOutline) -> CGFloat {
    let meets = shaft.ends.contains { tip in
      nearest(to: tip.point).map { $0.distance < Self.contact } ?? false
    }
    guard meets else { return .infinity }
    return ends.reduce(.infinity) { least, end in
      guard let (place, distance) = shaft.nearest(to: end.point), distance > Self.contact,
        abs(end.direction.dot(place.direction)) > Self.acute
      else { return least }
      let way = CGPoint(x: end.point.x - place.point.x, y: end.point.y - place.point.y)
      let isBeside = abs(way.dot(place.direction)) < Self.lean * distance
      return isBeside ? min(least, distance) : least
    }
  }

  /// The places where the path begins and ends; none of a closed one.
  private var ends: [Place] { places.filter { $0.end != 0 } }

  /// Returns the place that is nearest to a point, and its distance.
  private func nearest(to point: CGPoint) -> (place: Place, distance: CGFloat)? {
    places.map { ($0, hypot($0.point.x - point.x, $0.point.y - point.y)) }.min { $0.1 < $1.1 }
  }
}

extension CGPoint {
  fileprivate func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }
}

extension SymbolOutline.Place {
  /// Returns a Boolean value that indicates whether a way leads square from the path, or onwards
  /// from its end.
  fileprivate func faces(_ way: CGPoint) -> Bool {
    let along = way.x * direction.x + way.y * direction.y
    return abs(along) < SymbolOutline.lean || along * end > 0
  }
}
