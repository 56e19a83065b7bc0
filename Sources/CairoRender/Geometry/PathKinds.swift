import DisplayList
import Foundation

extension Path {
  var isRectangle: Bool {
    if case .rect = storage { return true }
    return false
  }

  var isRounded: Bool {
    if case .roundedRect = storage { return true }
    return false
  }

  /// A Boolean value that indicates whether the path is a rectangle, a rounded one or an ellipse.
  var isPrimitive: Bool {
    if case .elements = storage { return false }
    return true
  }
}

extension RoundedRect {
  /// The length of the corners' curves along the sides: a smooth one begins 1.53 radii from its
  /// corner.
  var cornerReach: CGFloat { radii.largest * (style == .continuous ? 1.53 : 1) }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether another rectangle lies within, but for a
  /// hundredth of a point.
  ///
  /// Foundation's `contains` compares a union, whose rounded edges may differ in the last bit.
  func encloses(_ other: CGRect) -> Bool {
    other.minX >= minX - 0.01 && other.minY >= minY - 0.01 && other.maxX <= maxX + 0.01
      && other.maxY <= maxY + 0.01
  }
}
