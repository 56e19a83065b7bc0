import CCairo
import DisplayList
import Foundation

/// A path in device pixels, with the edges of upright shapes on pixel edges.
enum DevicePath {
  /// Returns the path to be filled or clipped with.
  static func filled(_ path: Path, _ transform: CGAffineTransform) -> Path {
    let moved = path.applying(transform)
    switch moved.storage {
    case .rect(let rect): return Path(DeviceRect(snapping: rect).cgRect)
    case .roundedRect(let rounded):
      return Path(
        RoundedRect(
          rect: DeviceRect(snapping: rounded.rect).cgRect, radii: rounded.radii,
          style: rounded.style))
    case .ellipse(let rect): return Path(ellipseIn: snappedEllipse(rect))
    case .elements: return moved
    }
  }

  /// A circle stays one: its size is snapped, and its origin.
  private static func snappedEllipse(_ rect: CGRect) -> CGRect {
    let rect = rect.standardized
    guard rect.width >= 4, rect.height >= 4 else { return rect }
    return CGRect(
      x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(),
      height: rect.height.rounded())
  }

  /// Returns the path along which a line is drawn, and the line's width.
  ///
  /// The outer edges of a line on an upright rectangle, and both edges of an upright line, come to
  /// lie on pixel edges; a line has at least one pixel.
  static func stroked(
    _ path: Path, _ width: CGFloat, _ transform: CGAffineTransform
  ) -> (path: Path, width: CGFloat) {
    let scale = transform.meanScale
    let exact = width * scale
    guard transform.preservesAxes else { return (path.applying(transform), exact) }
    let snapped = max(1, exact.rounded())
    let moved = path.applying(transform)
    switch moved.storage {
    case .rect(let rect):
      let outer = DeviceRect(snapping: rect.standardized.insetBy(dx: -exact / 2, dy: -exact / 2))
      return (Path(outer.cgRect.insetBy(dx: snapped / 2, dy: snapped / 2)), snapped)
    case .roundedRect(let rounded):
      let outer = rounded.inset(by: -exact / 2)
      let edges = RoundedRect(
        rect: DeviceRect(snapping: outer.rect).cgRect, radii: outer.radii, style: outer.style)
      return (Path(edges.inset(by: snapped / 2)), snapped)
    case .ellipse(let rect):
      let outer = snappedEllipse(rect.standardized.insetBy(dx: -exact / 2, dy: -exact / 2))
      return (Path(ellipseIn: outer.insetBy(dx: snapped / 2, dy: snapped / 2)), snapped)
    case .elements(let elements):
      guard let line = uprightLine(elements, snapped) else { return (moved, max(exact, 0.01)) }
      return (line, snapped)
    }
  }

  /// Returns a single horizontal or vertical segment, moved across itself onto the grid.
  private static func uprightLine(_ elements: [Path.Element], _ width: CGFloat) -> Path? {
    guard elements.count == 2, case .move(let start) = elements[0],
      case .line(let end) = elements[1]
    else { return nil }
    func across(_ value: CGFloat) -> CGFloat { (value - width / 2).rounded() + width / 2 }
    if start.y == end.y, start.x != end.x {
      let y = across(start.y)
      return Path(
        elements: [
          .move(to: CGPoint(x: start.x.rounded(), y: y)),
          .line(to: CGPoint(x: end.x.rounded(), y: y)),
        ])
    }
    if start.x == end.x, start.y != end.y {
      let x = across(start.x)
      return Path(
        elements: [
          .move(to: CGPoint(x: x, y: start.y.rounded())),
          .line(to: CGPoint(x: x, y: end.y.rounded())),
        ])
    }
    return nil
  }
}
