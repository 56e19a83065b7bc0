import DisplayList
import Foundation

/// A straight part of a path, in device pixels.
struct StraightSegment {
  var start: SIMD2<Float>
  var end: SIMD2<Float>
}

/// The segments of a path of many straight lines, such as a map's streets and houses.
struct StraightSegments {
  private(set) var all: [StraightSegment] = []
  /// A Boolean value that indicates whether some line neither closes nor is a single point.
  private(set) var hasEnds = false

  /// Fewer segments than this are left to cairo, which is as fast for them.
  private static let fewest = 24

  /// Returns a Boolean value that indicates whether a path has segments enough.
  static func mayBe(_ path: Path) -> Bool {
    if case .elements(let elements) = path.storage { return elements.count >= fewest }
    return false
  }

  /// The segments of a path whose lines are all closed, as for filling, or stay as they are; nil
  /// for a path with curves or with few segments.
  init?(_ path: Path, closesAll: Bool) {
    guard case .elements(let elements) = path.storage, Self.mayBe(path) else { return nil }
    all.reserveCapacity(elements.count)
    var first: SIMD2<Float>?
    var last = SIMD2<Float>(0, 0)
    func close() {
      if let first, first != last { all.append(StraightSegment(start: last, end: first)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        if closesAll { close() }
        hasEnds = hasEnds || first != nil && !closesAll
        (first, last) = (point.inPixels, point.inPixels)
      case .line(let point):
        let next = point.inPixels
        if first != nil { all.append(StraightSegment(start: last, end: next)) }
        (first, last) = (first ?? next, next)
      case .closeSubpath:
        close()
        (last, first) = (first ?? last, nil)
      case .quadCurve, .curve: return nil
      }
    }
    if closesAll { close() }
    hasEnds = hasEnds || first != nil && !closesAll
  }
}

extension CGPoint {
  fileprivate var inPixels: SIMD2<Float> {
    let point = bounded
    return SIMD2(Float(point.x), Float(point.y))
  }
}
