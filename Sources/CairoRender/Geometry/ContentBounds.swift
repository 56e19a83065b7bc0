import DisplayList
import Foundation

/// How far items reach in device space; never less than what they paint.
enum ContentBounds {
  static func of(_ items: [DrawItem], _ transform: CGAffineTransform) -> DeviceRect {
    items.reduce(DeviceRect.empty) { $0.union(of($1.operation, transform)) }
  }

  static func of(_ operation: DrawOperation, _ transform: CGAffineTransform) -> DeviceRect {
    func device(_ rect: CGRect, room: CGFloat = 0) -> DeviceRect {
      guard !rect.isNull else { return .empty }
      return DeviceRect(around: rect.insetBy(dx: -room, dy: -room).applying(transform)).insetBy(-1)
    }
    switch operation {
    case .fill(let path, _, _), .material(let path, _, _), .innerShadow(let path, _):
      return device(path.boundingRect)
    case .stroke(let path, _, let style):
      let miter = style.lineJoin == .miter ? min(style.miterLimit, 10) : 1
      return device(path.boundingRect, room: style.lineWidth * max(1, miter) / 2)
    case .text(let drawing):
      // Glyphs reach beyond their line boxes: accents above, italics at the sides.
      let size = drawing.text.runs.map(\.attributes.font.size).max() ?? 0
      return device(drawing.frame, room: size)
    case .symbol(let drawing):
      return device(drawing.frame, room: max(drawing.frame.width, drawing.frame.height) * 0.1)
    case .image(let drawing): return device(drawing.frame)
    case .layer(let layer): return of(layer, transform)
    }
  }

  static func of(_ layer: Layer, _ transform: CGAffineTransform) -> DeviceRect {
    let own = layer.transform.concatenating(transform)
    var bounds = of(layer.items, own)
    for filter in layer.filters { bounds = filter.reach(from: bounds, under: own) }
    if let clip = layer.clip {
      bounds = bounds.intersection(DeviceRect(around: clip.boundingRect.applying(own)).insetBy(-1))
    }
    return bounds
  }
}

extension DrawOperation {
  /// The bounds of all pixels that drawing looks at, with room to spare; nil if those are not known.
  func footprint(_ transform: CGAffineTransform) -> DeviceRect? {
    var room: CGFloat = 0
    switch self {
    // What is seen through a material may lie anywhere.
    case .layer, .material: return nil
    case .stroke(_, _, let style):
      if style.lineJoin == .miter, style.miterLimit > 10 { return nil }
      room = style.lineWidth
    case .text(let drawing):
      // A line may be taller than its frame, and letters raised out of it.
      for run in drawing.text.runs {
        room = max(room, run.attributes.font.size / 2 + abs(run.attributes.baselineOffset))
      }
    default: break
    }
    let scale = max(
      abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
    return ContentBounds.of(self, transform).insetBy(-(room * scale).rounded(.up).pixel)
  }
}

extension CGAffineTransform {
  /// The root of the factor by which areas grow: device pixels a point.
  var meanScale: CGFloat { abs(determinant).squareRoot() }

  /// Whether the transform only moves and makes larger or smaller.
  var isUpright: Bool { preservesAxes && a == d && a > 0 }

  /// Whether the transform keeps areas and takes points to points.
  var isUsable: Bool {
    determinant != 0 && determinant.isFinite && [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
  }
}

extension Filter {
  /// The bounds that content within bounds has after the filter.
  func reach(from bounds: DeviceRect, under transform: CGAffineTransform) -> DeviceRect {
    let scale = transform.meanScale
    switch self {
    case .blur(let radius, _):
      return bounds.isEmpty
        ? bounds
        : bounds.insetBy(
          -GaussianBlur.reach(sigma: GaussianBlur.sigma(radius: radius, scale: scale)))
    case .shadow(let shadow):
      guard !bounds.isEmpty else { return bounds }
      let moved = bounds.offsetBy(
        x: (shadow.x * scale).rounded().pixel, y: (shadow.y * scale).rounded().pixel)
      return bounds.union(
        moved.insetBy(
          -GaussianBlur.reach(sigma: GaussianBlur.sigma(radius: shadow.radius, scale: scale))))
    case .projection(let projection): return projection.reach(from: bounds, under: transform)
    default: return bounds
    }
  }
}
