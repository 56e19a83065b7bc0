import DisplayList
import Foundation

/// Finds the one shape that is a layer's outline, so that its shadow is the shape's.
enum Silhouette {
  /// The outline of items, in their coordinates, if an opaque shape covers all of them or if they
  /// are one shape alone; glass is such a shape too, if what lies behind it is opaque.
  static func of(_ items: [DrawItem]) -> Path? {
    guard let first = items.first, let path = shape(first.operation) else { return nil }
    guard items.count > 1 else { return path }
    for item in items.dropFirst() where !path.covers(item.operation) { return nil }
    return path
  }

  /// The glass that items begin with, in layers that only move and clip it.
  static func glass(of items: [DrawItem]) -> DrawOperation? {
    switch items.first?.operation {
    case .some(let glass) where glass.isMaterial: return glass
    case .layer(let layer): return glass(of: layer.items)
    default: return nil
    }
  }

  private static func shape(_ operation: DrawOperation) -> Path? {
    switch operation {
    case .fill(let path, let paint, _) where paint.isOpaque: return path.isUpright ? path : nil
    case .material(let path, _, _): return path.isUpright ? path : nil
    case .layer(let layer):
      guard layer.opacity == 1, layer.blendMode == .normal, layer.mask.isEmpty,
        layer.transform.isTranslation, layer.filters.isEmpty,
        let path = layer.clip.map({ outline(of: layer.items, cutBy: $0) }) ?? of(layer.items)
      else { return nil }
      return path.offsetBy(dx: layer.transform.tx, dy: layer.transform.ty)
    default: return nil
    }
  }

  /// The clip, if it is all covered by the first item; whatever else reaches out is cut off.
  private static func outline(of items: [DrawItem], cutBy clip: Path) -> Path? {
    guard clip.isUpright, let first = items.first, let path = shape(first.operation) else {
      return nil
    }
    let isCovered = path.isRectangle && path.boundingRect.encloses(clip.boundingRect)
    return isCovered || path == clip ? clip : nil
  }
}

extension CGAffineTransform {
  /// Whether the transform only moves.
  var isTranslation: Bool { a == 1 && d == 1 && b == 0 && c == 0 }
}

extension Path {
  var isRectangle: Bool {
    if case .rect = storage { return true }
    return false
  }

  var isRounded: Bool {
    if case .roundedRect = storage { return true }
    return false
  }

  /// Whether the path is a rectangle, a rounded one or an ellipse.
  var isUpright: Bool {
    if case .elements = storage { return false }
    return true
  }

  /// Whether an operation paints nothing outside the path.
  ///
  /// Ink is looked at rather than frames with room: a text that fits its card does not reach out.
  fileprivate func covers(_ operation: DrawOperation) -> Bool {
    guard case .ellipse = storage else {
      let box = boundingRect
      guard let ink = operation.inkBox else { return false }
      if ink.isNull || ink.isEmpty { return true }
      guard box.encloses(ink) else { return false }
      guard case .roundedRect(let rounded) = storage else { return true }
      return rounded.coversCorners(of: ink)
    }
    return false
  }
}

extension CGRect {
  /// Whether another rectangle lies within, but for a hundredth of a point.
  ///
  /// Foundation's `contains` compares a union, whose rounded edges may differ in the last bit.
  fileprivate func encloses(_ other: CGRect) -> Bool {
    other.minX >= minX - 0.01 && other.minY >= minY - 0.01 && other.maxX <= maxX + 0.01
      && other.maxY <= maxY + 0.01
  }
}

extension RoundedRect {
  /// Whether no corner of a rectangle within the bounds reaches over a rounded corner.
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

  /// The rectangle that the operation's ink lies in; nil if that is not known.
  fileprivate var inkBox: CGRect? {
    switch self {
    case .fill(let path, _, _), .material(let path, _, _), .innerShadow(let path, _):
      return path.boundingRect
    case .stroke(let path, _, let style):
      return path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    case .text(let drawing): return drawing.frame
    case .symbol(let drawing): return drawing.frame
    case .image(let drawing): return drawing.frame
    case .layer(let layer):
      if let clip = layer.clip { return clip.boundingRect.applying(layer.transform) }
      guard layer.filters.isEmpty else { return nil }
      var box = CGRect.null
      for item in layer.items {
        guard let ink = item.operation.inkBox else { return nil }
        box = box.union(ink)
      }
      return box.isNull ? box : box.applying(layer.transform)
    }
  }
}
