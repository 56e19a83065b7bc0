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
  init(_ list: DisplayList) { parts = list.items.map(Part.init) }

  /// Returns the operations that paint a point, in points, the topmost first.
  func covers(at point: CGPoint) -> [Cover] {
    var covers: [Cover] = []
    for part in parts { part.collect(into: &covers, at: point, opacity: 1, isChanged: false) }
    return covers.reversed()
  }

  private enum Part {
    case drawn(DrawItem, Reach)
    case layer(DrawnLayer)

    init(_ item: DrawItem) {
      if case .layer(let layer) = item.operation {
        self = .layer(DrawnLayer(layer))
      } else {
        self = .drawn(item, Reach(item.operation))
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

    init(_ layer: Layer) {
      toInner = layer.transform.inverted()
      clip = layer.clip.map { .area(FlattenedPath($0), isEOFilled: layer.clipStyle.isEOFilled) }
      opacity = layer.opacity
      changes = layer.blendMode != .normal || !layer.mask.isEmpty || layer.changesColours
      parts = layer.items.map(Part.init)
    }
  }

  /// The points that an operation may paint; of texts and pictures those of their frames.
  private enum Reach {
    case nothing
    case frame(CGRect)
    case area(FlattenedPath, isEOFilled: Bool)
    case outline(FlattenedPath, within: CGFloat)

    init(_ operation: DrawOperation) {
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
      case .layer: self = .nothing
      }
    }

    func contains(_ point: CGPoint) -> Bool {
      switch self {
      case .nothing: false
      case .frame(let frame): frame.contains(point)
      case .area(let path, let isEOFilled): path.contains(point, eoFill: isEOFilled)
      case .outline(let path, let distance): path.isNear(point, within: distance)
      }
    }
  }
}

extension Layer {
  /// A Boolean value that indicates whether a filter changes colours within; a shadow leaves them.
  fileprivate var changesColours: Bool {
    filters.contains { if case .shadow = $0 { false } else { true } }
  }
}
