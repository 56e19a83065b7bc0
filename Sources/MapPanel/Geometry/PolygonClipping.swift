import Foundation

/// Cuts polygons at the edges of a rectangle, after Sutherland and Hodgman.
package enum PolygonClipping {
  /// Returns the part of a ring that lies in a rectangle; it may run along the rectangle's edges.
  package static func clip(_ ring: [CGPoint], to rect: CGRect) -> [CGPoint] {
    var all: UInt8 = 0
    var common: UInt8 = 15
    for point in ring {
      let code = Outcode(point, in: rect).rawValue
      all |= code
      common &= code
    }
    if all == 0 { return ring }
    if common != 0 { return [] }
    var result = ring
    let sides = Outcode(rawValue: all)
    if sides.contains(.left) {
      result = cut(result, inside: { $0.x >= rect.minX }) { $0.toward($1, atX: rect.minX) }
    }
    if sides.contains(.right) {
      result = cut(result, inside: { $0.x <= rect.maxX }) { $0.toward($1, atX: rect.maxX) }
    }
    if sides.contains(.top) {
      result = cut(result, inside: { $0.y >= rect.minY }) { $0.toward($1, atY: rect.minY) }
    }
    if sides.contains(.bottom) {
      result = cut(result, inside: { $0.y <= rect.maxY }) { $0.toward($1, atY: rect.maxY) }
    }
    return result.count > 2 ? result : []
  }

  private static func cut(
    _ ring: [CGPoint], inside: (CGPoint) -> Bool, crossing: (CGPoint, CGPoint) -> CGPoint
  ) -> [CGPoint] {
    guard var previous = ring.last else { return [] }
    var wasInside = inside(previous)
    var result: [CGPoint] = []
    result.reserveCapacity(ring.count + 4)
    for point in ring {
      let isInside = inside(point)
      if isInside != wasInside { result.append(crossing(previous, point)) }
      if isInside { result.append(point) }
      (previous, wasInside) = (point, isInside)
    }
    return result
  }
}
