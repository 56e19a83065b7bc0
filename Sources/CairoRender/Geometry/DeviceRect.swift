import DisplayList
import Foundation

/// A rectangle of whole device pixels; the right and bottom edges are outside.
struct DeviceRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// The size up to which a rectangle is a line of one pixel, but for what is lost in fractions.
  private static let line = 1.001

  static let empty = DeviceRect(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }
  var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: DeviceRect) -> DeviceRect {
    let result = DeviceRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return result.isEmpty ? .empty : result
  }

  func union(_ other: DeviceRect) -> DeviceRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return DeviceRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func isLarger(than other: DeviceRect) -> Bool { width * height > other.width * other.height }

  func insetBy(_ amount: Int) -> DeviceRect {
    DeviceRect(
      left: left + amount, top: top + amount, right: right - amount, bottom: bottom - amount)
  }

  func offsetBy(x: Int, y: Int) -> DeviceRect {
    DeviceRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// Returns the largest rectangle within this one that another does not touch.
  func excluding(_ other: DeviceRect) -> DeviceRect {
    let hole = intersection(other)
    guard !hole.isEmpty else { return self }
    var sides = [self, self, self, self]
    sides[0].bottom = hole.top
    sides[1].top = hole.bottom
    sides[2].right = hole.left
    sides[3].left = hole.right
    return sides.max { $0.width * $0.height < $1.width * $1.height } ?? .empty
  }

  func contains(_ other: DeviceRect) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  var cgRect: CGRect { CGRect(x: left, y: top, width: width, height: height) }
}

extension DeviceRect {
  /// All pixels that a rectangle touches.
  init(around rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty || rect.width >= 0 else {
      self = .empty
      return
    }
    self.init(
      left: rect.minX.rounded(.down).pixel, top: rect.minY.rounded(.down).pixel,
      right: rect.maxX.rounded(.up).pixel, bottom: rect.maxY.rounded(.up).pixel)
  }

  /// The rectangle with each edge on the nearest pixel edge; one that has a size keeps a pixel.
  ///
  /// A line of a pixel has one, wherever it lies: half-way between two edges, what is lost in
  /// fractions would decide about a second one.
  init(snapping rect: CGRect) {
    let rect = rect.standardized
    (left, top) = (rect.minX.rounded().pixel, rect.minY.rounded().pixel)
    (right, bottom) = (rect.maxX.rounded().pixel, rect.maxY.rounded().pixel)
    if right - left == 2, rect.width < Self.line { right = left + 1 }
    if bottom - top == 2, rect.height < Self.line { bottom = top + 1 }
    if right == left, rect.width > 0 {
      left = rect.midX.rounded(.down).pixel
      right = left + 1
    }
    if bottom == top, rect.height > 0 {
      top = rect.midY.rounded(.down).pixel
      bottom = top + 1
    }
  }
}

extension CGFloat {
  /// The whole number, bounded to what surfaces and cairo can have.
  var pixel: Int { isNaN ? 0 : Int(Swift.min(4_000_000, Swift.max(-4_000_000, self))) }
}
