import Foundation

/// The side of a rectangle that a point lies beyond, by Cohen and Sutherland's outcodes.
struct Outcode: OptionSet {
  let rawValue: UInt8

  static let left = Outcode(rawValue: 1)
  static let right = Outcode(rawValue: 2)
  static let top = Outcode(rawValue: 4)
  static let bottom = Outcode(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ point: CGPoint, in rect: CGRect) {
    var value: UInt8 = 0
    if point.x < rect.minX { value |= 1 } else if point.x > rect.maxX { value |= 2 }
    if point.y < rect.minY { value |= 4 } else if point.y > rect.maxY { value |= 8 }
    rawValue = value
  }
}
