import DisplayList
import Foundation

extension Filter {
  /// Returns the bounds that content within bounds has after the filter.
  func reach(from bounds: DeviceRect, under transform: CGAffineTransform) -> DeviceRect {
    guard !bounds.isEmpty else { return bounds }
    switch self {
    case .blur(let radius, _): return bounds.insetBy(-Self.reach(radius, transform))
    case .shadow(let shadow):
      let moved = shadow.moved(bounds, by: 1, under: transform)
      return bounds.union(moved.insetBy(-Self.reach(shadow.radius, transform)))
    case .projection(let projection): return projection.reach(from: bounds, under: transform)
    default: return bounds
    }
  }

  /// Returns the bounds of the content that decides what is seen within bounds.
  func source(of bounds: DeviceRect, under transform: CGAffineTransform) -> DeviceRect {
    switch self {
    case .blur(let radius, _): return bounds.insetBy(-Self.reach(radius, transform))
    case .shadow(let shadow):
      let moved = shadow.moved(bounds, by: -1, under: transform)
      return bounds.union(moved.insetBy(-Self.reach(shadow.radius, transform)))
    // What is seen may come from anywhere; no further than a window around the window, for memory's
    // sake.
    case .projection: return bounds.insetBy(-max(bounds.width, bounds.height))
    default: return bounds
    }
  }

  /// Returns the reach of a blur of a radius in points, in pixels.
  private static func reach(_ radius: CGFloat, _ transform: CGAffineTransform) -> Int {
    GaussianBlur.reach(sigma: GaussianBlur.sigma(radius: radius, scale: transform.meanScale))
  }
}

extension Shadow {
  /// Returns the place of a shadow of bounds without its blur; by -1, of the bounds that cast a
  /// shadow there.
  func moved(
    _ bounds: DeviceRect, by steps: CGFloat, under transform: CGAffineTransform
  ) -> DeviceRect {
    let scale = transform.meanScale * steps
    return bounds.offsetBy(x: (x * scale).rounded().pixel, y: (y * scale).rounded().pixel)
  }
}
