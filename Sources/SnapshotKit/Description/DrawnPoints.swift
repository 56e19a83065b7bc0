import DisplayList
import Foundation

/// The operations of a list, of which points are asked: paths are flattened once for all.
struct DrawnPoints {
  /// An operation that covers a point.
  struct Cover {
    let operation: DrawOperation
    /// An index into the list's nodes; -1 where nobody is known.
    let node: Int32
    /// Of the layers around it, together.
    let opacity: Double
    /// A Boolean value that indicates whether a layer around the operation blends, filters or masks
    /// it.
    let isChanged: Bool
  }

  private let parts: [Part]

  /// Prepares the operations of a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - region: The rectangle that the points lie in, in points; nil for all of the list.
  init(_ list: DisplayList, within region: CGRect? = nil) {
    parts = list.items.compactMap { Part($0, within: region) }
  }

  /// Returns the operations that paint a point, in points, the topmost first.
  func covers(at point: CGPoint) -> [Cover] {
    var covers: [Cover] = []
    for part in parts { part.collect(into: &covers, at: point, opacity: 1, isChanged: false) }
    return covers.reversed()
  }

  private enum Part {
    case drawn(DrawItem, Reach)
    case layer(DrawnLayer)

    /// Fails for what the region does not touch.
    init?(_ item: DrawItem, within region: CGRect?) {
      if case .layer(let layer) = item.operation {
        let layer = DrawnLayer(layer, within: region)
        guard !layer.parts.isEmpty else { return nil }
        self = .layer(layer)
      } else {
        guard let reach = Reach(item.operation, within: region) else { return nil }
        self = .drawn(item, reach)
      }
    }

    func collect(
      into covers: inout [Cover], at point: CGPoint, opacity: Double, isChanged: Bool
    ) {
      switch self {
      case .drawn(let item, let reach):
        guard reach.contains(point) else { return }
        covers.append(
          Cover(
            operation: item.operation, node: item.node, opacity: opacity, isChanged: isChanged))
      case .layer(let layer):
        let inner = point.applying(layer.toInner)
        guard layer.clip?.contains(inner) != false else { return }
        for part in layer.parts {
          part.collect(
            into: &covers, at: inner, opacity: opacity * layer.opacity,
            isChanged: isChanged || layer.changes)
        }
      }
    }
  }

  private struct DrawnLayer {
    let toInner: CGAffineTransform
    let clip: Reach?
    let opacity: Double
    let changes: Bool
    let parts: [Part]

    init(_ layer: Layer, within region: CGRect?) {
      toInner = layer.transform.inverted()
      clip = layer.clip.map { .area(FlattenedPath($0), isEOFilled: layer.clipStyle.isEOFilled) }
      opacity = layer.opacity
      changes = layer.blendMode != .normal || !layer.mask.isEmpty || layer.changesColours
      let inner = region.map { $0.applying(layer.transform.inverted()) }
      parts = layer.items.compactMap { Part($0, within: inner) }
    }
  }

  /// The points that an operation may paint; of texts and pictures those of their frames.
  private enum Reach {
    case frame(CGRect)
    case area(FlattenedPath, isEOFilled: Bool)
    case outline(FlattenedPath, within: CGFloat)

    init?(_ operation: DrawOperation, within region: CGRect?) {
      // Points at the far edges of a rectangle are not within it.
      if let region, let box = operation.box {
        guard box.insetBy(dx: -1, dy: -1).intersects(region) else { return nil }
      }
      switch operation {
      case .fill(let path, _, let style):
        self = .area(FlattenedPath(path), isEOFilled: style.isEOFilled)
      case .stroke(let path, _, let style):
        self = .outline(FlattenedPath(path), within: max(0.5, style.lineWidth / 2))
      case .text(let drawing): self = .frame(drawing.frame)
      case .halo(let drawing): self = .frame(drawing.letters.frame)
      case .symbol(let drawing): self = .frame(drawing.frame)
      case .image(let drawing): self = .frame(drawing.frame)
      case .material(let path, _, _), .innerShadow(let path, _):
        self = .area(FlattenedPath(path), isEOFilled: false)
      case .layer: return nil
      }
    }

    func contains(_ point: CGPoint) -> Bool {
      switch self {
      case .frame(let frame): frame.contains(point)
      case .area(let path, let isEOFilled): path.contains(point, eoFill: isEOFilled)
      case .outline(let path, let distance): path.isNear(point, within: distance)
      }
    }
  }
}

extension Sequence<DrawnPoints.Cover> {
  /// Returns the colour of a point, from the topmost cover down to the first that is opaque.
  ///
  /// - Parameters:
  ///   - background: The colour behind all that is drawn.
  ///   - pick: The scheme whose colours count, of a list that serves both.
  /// - Returns: The colour; nil where the ground is not of one colour.
  func ground(over background: RGBAColor, picking pick: SchemePick = .light) -> RGBAColor? {
    func picked(_ color: RGBAColor) -> RGBAColor { pick == .dark ? color.inDark : color.inLight }
    var layers: [RGBAColor] = []
    for cover in self where !cover.isText {
      guard case .fill(_, .color(let color), _) = cover.operation, !cover.isChanged else {
        return nil
      }
      let shown = picked(color)
      layers.append(shown.opacity(cover.opacity))
      if shown.alpha * cover.opacity >= 1 { break }
    }
    return layers.reversed().reduce(picked(background)) { $1.over($0) }
  }
}

extension DrawOperation {
  /// The rectangle around what is painted, in points; nil for a layer.
  fileprivate var box: CGRect? {
    switch self {
    case .fill(let path, _, _), .material(let path, _, _), .innerShadow(let path, _):
      path.boundingRect
    case .stroke(let path, _, let style):
      path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    case .text(let drawing): drawing.frame
    case .halo(let drawing): drawing.letters.frame
    case .symbol(let drawing): drawing.frame
    case .image(let drawing): drawing.frame
    case .layer: nil
    }
  }
}

extension Layer {
  /// A Boolean value that indicates whether a filter changes colours within; a shadow leaves them.
  fileprivate var changesColours: Bool {
    filters.contains { if case .shadow = $0 { false } else { true } }
  }
}
