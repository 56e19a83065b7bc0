import DisplayList
import Foundation

/// Finds the one shape that is a layer's outline, so that its shadow is the shape's.
enum Silhouette {
  /// Returns the outline of items, in their coordinates, if an opaque shape covers all of them or
  /// if they are one shape alone; glass is such a shape too, if what lies behind it is opaque.
  static func of(_ items: [DrawItem]) -> Path? {
    guard let first = items.first, let path = shape(first.operation) else { return nil }
    guard items.count > 1 else { return path }
    for item in items.dropFirst() where !path.covers(item.operation) { return nil }
    return path
  }

  /// Returns the glass that items begin with, in layers that only move and clip it.
  static func glass(of items: [DrawItem]) -> DrawOperation? {
    switch items.first?.operation {
    case .some(let glass) where glass.isMaterial: return glass
    case .layer(let layer): return glass(of: layer.items)
    default: return nil
    }
  }

  private static func shape(_ operation: DrawOperation) -> Path? {
    switch operation {
    case .fill(let path, let paint, _) where paint.isOpaque: return path.isPrimitive ? path : nil
    case .material(let path, _, _): return path.isPrimitive ? path : nil
    case .layer(let layer):
      guard layer.opacity == 1, layer.blendMode == .normal, layer.mask.isEmpty,
        layer.transform.isTranslation, layer.filters.isEmpty,
        let path = layer.clip.map({ outline(of: layer.items, cutBy: $0) }) ?? of(layer.items)
      else { return nil }
      return path.offsetBy(dx: layer.transform.tx, dy: layer.transform.ty)
    default: return nil
    }
  }

  /// Returns the clip, if it is all covered by the first item; whatever else reaches out is cut
  /// off.
  private static func outline(of items: [DrawItem], cutBy clip: Path) -> Path? {
    guard clip.isPrimitive, let first = items.first, let path = shape(first.operation) else {
      return nil
    }
    let isCovered = path.isRectangle && path.boundingRect.encloses(clip.boundingRect)
    return isCovered || path == clip ? clip : nil
  }
}

extension Path {
  /// Returns a Boolean value that indicates whether an operation paints nothing outside the path.
  ///
  /// Ink is looked at rather than frames with room: a text that fits its card does not reach out.
  fileprivate func covers(_ operation: DrawOperation) -> Bool {
    guard case .ellipse = storage else {
      let box = boundingRect
      guard let ink = Extent.ink(of: operation) else { return false }
      if ink.isNull || ink.isEmpty { return true }
      guard box.encloses(ink) else { return false }
      guard case .roundedRect(let rounded) = storage else { return true }
      return rounded.coversCorners(of: ink)
    }
    return false
  }
}

extension RoundedRect {
  /// Returns a Boolean value that indicates whether no corner of a rectangle within the bounds
  /// reaches over a rounded corner.
  fileprivate func coversCorners(of ink: CGRect) -> Bool {
    let corners: [(CGFloat, CGFloat, CGFloat)] = [
      (ink.minX - rect.minX, ink.minY - rect.minY, radii.topLeft),
      (rect.maxX - ink.maxX, ink.minY - rect.minY, radii.topRight),
      (rect.maxX - ink.maxX, rect.maxY - ink.maxY, radii.bottomRight),
      (ink.minX - rect.minX, rect.maxY - ink.maxY, radii.bottomLeft),
    ]
    return corners.allSatisfy { x, y, radius in
      let (dx, dy) = (max(0, radius - x), max(0, radius - y))
      return (dx * dx + dy * dy).squareRoot() <= radius + 0.01
    }
  }
}

extension DrawOperation {
  fileprivate var isMaterial: Bool {
    if case .material = self { return true }
    return false
  }
}
