import DisplayList
import Foundation

/// The region in which drawing is allowed.
struct Clip {
  /// Around all that is allowed.
  var bounds: DeviceRect
  /// The shapes that cairo holds as a clip within the bounds, but for rectangles.
  var cuts: [ClipCut] = []

  /// A Boolean value that indicates whether shapes cut other parts of the drawing, which cairo
  /// paints: colours and letters that touch are to look the same.
  private(set) var isReduced = false

  init(bounds: DeviceRect, cuts: [ClipCut] = []) { (self.bounds, self.cuts) = (bounds, cuts) }

  var isShaped: Bool { !cuts.isEmpty }

  /// Returns the clip for something that is drawn within bounds: where no shape cuts them, a
  /// rectangle.
  func reduced(to bounds: DeviceRect) -> Clip {
    let visible = bounds.intersection(self.bounds)
    guard cuts.allSatisfy({ $0.spares(visible) }) else { return self }
    var result = Clip(bounds: self.bounds)
    result.isReduced = true
    return result
  }
}

extension Clip {
  /// Returns the rows of bounds that no shape cuts.
  func spared(of bounds: DeviceRect) -> DeviceRect {
    cuts.reduce(bounds.intersection(self.bounds)) { $1.sparedRows(of: $0) }
  }
}

/// The part that a clip's shape leaves whole: all rows between rounded corners, all columns between
/// them, and the corners' circles.
struct ClipCut {
  private var rows = DeviceRect.empty
  private var columns = DeviceRect.empty
  /// The length of the corners' curves along the sides, in pixels.
  private var corner = 0

  /// A shape that may cut anything.
  static let anything = ClipCut()

  /// Returns a Boolean value that indicates whether the shape cuts nothing within bounds.
  func spares(_ bounds: DeviceRect) -> Bool {
    bounds.isEmpty || rows.contains(bounds) || columns.contains(bounds) || liesInCircles(bounds)
  }

  /// Returns a Boolean value that indicates whether each corner of bounds that lies beside rows and
  /// columns is within a circle which touches both sides of the shape where the curve begins.
  ///
  /// A smooth corner bulges beyond that circle; a pixel is left for its edge.
  private func liesInCircles(_ bounds: DeviceRect) -> Bool {
    let x = max(columns.left - bounds.left, bounds.right - columns.right, 0)
    let y = max(rows.top - bounds.top, bounds.bottom - rows.bottom, 0)
    let radius = corner - 1
    return corner > 1 && x <= corner && y <= corner && x * x + y * y <= radius * radius
  }

  /// Returns the rows of bounds from which nothing is cut off.
  func sparedRows(of bounds: DeviceRect) -> DeviceRect { rows.intersection(bounds) }
}

extension ClipCut {
  /// The cut of a shape in device pixels; nil for a rectangle.
  init?(_ shape: Path) {
    switch shape.storage {
    case .rect: return nil
    case .roundedRect(let rounded):
      rows = DeviceRect(snapping: rounded.rect)
      columns = rows
      corner = rounded.cornerReach.rounded(.up).pixel
      (rows.top, rows.bottom) = (rows.top + corner, rows.bottom - corner)
      (columns.left, columns.right) = (columns.left + corner, columns.right - corner)
    default: break
    }
  }
}
