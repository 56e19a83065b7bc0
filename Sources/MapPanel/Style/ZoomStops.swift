/// A length in points that grows with the zoom: straight between stops, level beyond them.
///
///     let width = ZoomStops((12, 1), (16, 6))
///     let points = width.value(at: 14)
public struct ZoomStops: Hashable, Sendable {
  private let stops: [Stop]

  private struct Stop: Hashable, Sendable {
    let zoom: Double
    let value: Double
  }

  /// Creates a length from zooms, ascending, and points.
  public init(_ stops: (zoom: Double, value: Double)...) {
    self.stops = stops.map { Stop(zoom: $0.zoom, value: $0.value) }
  }

  /// Returns the length at a zoom, in points.
  public func value(at zoom: Double) -> Double {
    guard let first = stops.first, let last = stops.last else { return 0 }
    if zoom <= first.zoom { return first.value }
    for (low, high) in zip(stops, stops.dropFirst()) where zoom < high.zoom {
      return low.value + (high.value - low.value) * (zoom - low.zoom) / (high.zoom - low.zoom)
    }
    return last.value
  }
}
