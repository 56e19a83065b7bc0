import DisplayList
import Foundation

/// The extents of operations, for all who ask.
///
/// Each answer holds the one before: ink lies within what is painted, and that within what is
/// touched.
enum Extent {
  /// Returns the rectangle that an operation's ink lies in, in points; nil if that is not known.
  ///
  /// Letters and symbols are taken to stay in their frames.
  static func ink(of operation: DrawOperation) -> CGRect? {
    switch operation {
    case .fill(let path, _, _), .material(let path, _, _), .innerShadow(let path, _):
      return path.boundingRect
    case .stroke(let path, _, let style): return path.boundingRect(stroked: style)
    case .text(let drawing): return drawing.frame
    case .halo(let drawing):
      return drawing.letters.frame.insetBy(dx: -drawing.width, dy: -drawing.width)
    case .symbol(let drawing): return drawing.frame
    case .image(let drawing): return drawing.frame
    case .layer(let layer):
      if let clip = layer.clip { return clip.boundingRect.applying(layer.transform) }
      guard layer.filters.isEmpty else { return nil }
      var box = CGRect.null
      for item in layer.items {
        guard let ink = ink(of: item.operation) else { return nil }
        box = box.union(ink)
      }
      return box.isNull ? box : box.applying(layer.transform)
    }
  }

  /// Returns the bounds of all pixels that items paint.
  static func painted(by items: [DrawItem], _ transform: CGAffineTransform) -> DeviceRect {
    items.reduce(DeviceRect.empty) { $0.union(painted(by: $1.operation, transform)) }
  }

  /// Returns the bounds of all pixels that an operation paints.
  static func painted(by operation: DrawOperation, _ transform: CGAffineTransform) -> DeviceRect {
    if case .layer(let layer) = operation { return painted(by: layer, transform) }
    let (outline, overhang) = operation.outline
    guard !outline.isNull else { return .empty }
    let box = outline.insetBy(dx: -overhang, dy: -overhang)
    return DeviceRect(around: box.applying(transform)).insetBy(-1)
  }

  private static func painted(by layer: Layer, _ transform: CGAffineTransform) -> DeviceRect {
    bounds(of: layer, transform, painted)
  }

  /// Returns the bounds of a layer from those of its items.
  private static func bounds(
    of layer: Layer, _ transform: CGAffineTransform,
    _ bounds: (DrawOperation, CGAffineTransform) -> DeviceRect
  ) -> DeviceRect {
    let own = layer.transform.concatenating(transform)
    var bounds = layer.items.reduce(DeviceRect.empty) { $0.union(bounds($1.operation, own)) }
    for filter in layer.filters { bounds = filter.reach(from: bounds, under: own) }
    if let clip = layer.clip {
      bounds = bounds.intersection(DeviceRect(around: clip.boundingRect.applying(own)).insetBy(-1))
    }
    return bounds
  }

  /// Returns the bounds of all pixels that drawing looks at or changes, with room to spare, where
  /// no glass needs what lies behind it; nil for a layer and for glass.
  static func touched(by operation: DrawOperation, _ transform: CGAffineTransform) -> DeviceRect? {
    switch operation {
    case .layer, .material: return nil
    default:
      let scale = max(
        abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
      return painted(by: operation, transform)
        .insetBy(-(operation.spare * scale).rounded(.up).pixel)
    }
  }

  /// Returns the bounds of all pixels that drawing may change, with room to spare.
  static func changed(by operation: DrawOperation, _ transform: CGAffineTransform) -> DeviceRect {
    switch operation {
    case .layer(let layer): bounds(of: layer, transform, changed)
    default: touched(by: operation, transform) ?? painted(by: operation, transform)
    }
  }

  /// Returns the bounds of all pixels that drawing looks at or changes, those behind glass
  /// included; nil if they are not known.
  ///
  /// - Throws: ``RenderError/brokenResource(name:reason:)``.
  static func touchedThroughGlass(
    by operation: DrawOperation, _ transform: CGAffineTransform
  ) throws -> DeviceRect? {
    switch operation {
    case .layer(let layer):
      let own = layer.transform.concatenating(transform)
      var bounds = DeviceRect.empty
      for item in layer.items {
        guard let next = try touchedThroughGlass(by: item.operation, own) else { return nil }
        bounds = bounds.union(next)
      }
      for filter in layer.filters { bounds = filter.reach(from: bounds, under: own) }
      return bounds
    case .material(_, let thickness, let scheme):
      let sigma = try MaterialRecipe.of(thickness, scheme).blur(under: transform)
      return painted(by: operation, transform).insetBy(-GaussianBlur.reach(sigma: sigma))
    default: return touched(by: operation, transform)
    }
  }
}

extension DrawOperation {
  /// A rectangle and how far ink may lie outside of it, in points.
  fileprivate var outline: (rect: CGRect, overhang: CGFloat) {
    switch self {
    case .fill(let path, _, _), .material(let path, _, _), .innerShadow(let path, _):
      return (path.boundingRect, 0)
    case .stroke(let path, _, let style): return (path.boundingRect, style.reach)
    case .text(let drawing):
      // Glyphs reach beyond their line boxes: accents above, italics at the sides.
      return (drawing.frame, drawing.text.largestSize)
    case .halo(let drawing):
      return (drawing.letters.frame, drawing.letters.text.largestSize + drawing.width)
    case .symbol(let drawing):
      return (drawing.frame, max(drawing.frame.width, drawing.frame.height) * 0.1)
    case .image(let drawing): return (drawing.frame, 0)
    case .layer: return (.null, 0)
    }
  }

  /// Room for what seldom happens, in points.
  fileprivate var spare: CGFloat {
    switch self {
    // A thin line is made wider, to a pixel.
    case .stroke(_, _, let style): style.lineWidth
    // A line may be taller than its frame, and letters raised out of it.
    case .text(let drawing): drawing.text.spare
    case .halo(let drawing): drawing.letters.text.spare
    default: 0
    }
  }
}

extension StyledText {
  /// The size of the largest font, in points.
  fileprivate var largestSize: CGFloat { runs.map(\.attributes.font.size).max() ?? 0 }

  /// The distance by which letters may leave their lines beyond that, in points.
  fileprivate var spare: CGFloat {
    runs.reduce(0) { most, run in
      max(most, run.attributes.font.size / 2 + abs(run.attributes.baselineOffset))
    }
  }
}
