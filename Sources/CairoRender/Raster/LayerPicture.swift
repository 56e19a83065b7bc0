import DisplayList
import Foundation

/// A small picture of a layer with shadows, such as a pin on a map, by what it depends on.
struct LayerPicture: Hashable {
  private var items: [DrawItem]
  private var filters: [Filter]
  private var transform: CGAffineTransform
  private var bounds: DeviceRect

  /// Pixels of the largest picture that is kept.
  static let largest = 1 << 17

  /// Nil for a layer that is large, shows pictures or what lies behind it, or cannot be drawn as asked
  /// in a way that is told each time.
  init?(_ layer: Layer, _ transform: CGAffineTransform, _ bounds: DeviceRect) {
    guard bounds.width * bounds.height <= Self.largest, !layer.filters.isEmpty,
      layer.items.allSatisfy({ $0.operation.isShape })
    else { return nil }
    (items, filters) = (layer.items, layer.filters)
    (self.transform, self.bounds) = (transform, bounds)
  }
}

extension DrawOperation {
  /// Whether it is a shape or a symbol in colours and gradients.
  fileprivate var isShape: Bool {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _): !paint.isTiled
    case .symbol(let drawing): !drawing.paints.contains { $0.isTiled }
    default: false
    }
  }
}

extension Paint {
  fileprivate var isTiled: Bool {
    if case .tiled = self { return true }
    return false
  }
}
