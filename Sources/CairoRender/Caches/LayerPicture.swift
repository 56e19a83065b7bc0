import DisplayList
import Foundation

/// The key of the picture of a layer with shadows, such as a pin on a map.
struct LayerPicture: Hashable {
  private var items: [DrawItem]
  private var filters: [Filter]
  private var transform: CGAffineTransform
  private var bounds: DeviceRect

  /// Nil for a layer without filters, and for one of anything else than shapes and symbols.
  init?(_ layer: Layer, _ transform: CGAffineTransform, _ bounds: DeviceRect) {
    guard !layer.filters.isEmpty, layer.items.allSatisfy({ $0.operation.isShape }) else {
      return nil
    }
    (items, filters) = (layer.items, layer.filters)
    (self.transform, self.bounds) = (transform, bounds)
  }
}

extension DrawOperation {
  /// A Boolean value that indicates whether the operation is a shape or a symbol in colours and
  /// gradients.
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
