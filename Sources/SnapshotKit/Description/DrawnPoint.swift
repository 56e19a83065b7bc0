import DisplayList
import Foundation

/// The operations that paint a point of a screen, the topmost first.
struct DrawnPoint {
  /// An operation that covers the point.
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

  let covers: [Cover]

  /// Finds what a list paints at a point, in points.
  init(_ list: DisplayList, at point: CGPoint) {
    var search = Search()
    search.visit(list.items, point, opacity: 1, isChanged: false)
    covers = search.covers.reversed()
  }

  private struct Search {
    var covers: [Cover] = []

    mutating func visit(
      _ items: [DrawItem], _ point: CGPoint, opacity: Double, isChanged: Bool
    ) {
      for item in items {
        guard case .layer(let layer) = item.operation else {
          guard item.operation.covers(point) else { continue }
          covers.append(
            Cover(
              operation: item.operation, node: item.node, opacity: opacity, isChanged: isChanged))
          continue
        }
        let inner = point.applying(layer.transform.inverted())
        if let clip = layer.clip, !clip.contains(inner, eoFill: layer.clipStyle.isEOFilled) {
          continue
        }
        let changes = layer.blendMode != .normal || !layer.mask.isEmpty || layer.changesColours
        visit(
          layer.items, inner, opacity: opacity * layer.opacity, isChanged: isChanged || changes)
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

extension DrawOperation {
  /// Returns a Boolean value that indicates whether the operation may paint a point; texts and
  /// pictures count by their frames.
  func covers(_ point: CGPoint) -> Bool {
    switch self {
    case .fill(let path, _, let style): path.contains(point, eoFill: style.isEOFilled)
    case .stroke(let path, _, let style): path.isNear(point, by: max(0.5, style.lineWidth / 2))
    case .text(let drawing): drawing.frame.contains(point)
    case .halo(let drawing): drawing.letters.frame.contains(point)
    case .symbol(let drawing): drawing.frame.contains(point)
    case .image(let drawing): drawing.frame.contains(point)
    case .material(let path, _, _), .innerShadow(let path, _): path.contains(point)
    case .layer: false
    }
  }
}

extension Path {
  /// Returns a Boolean value that indicates whether a point lies within a distance of the outline,
  /// sampled at five points.
  fileprivate func isNear(_ point: CGPoint, by distance: CGFloat) -> Bool {
    guard boundingRect.insetBy(dx: -distance, dy: -distance).contains(point) else { return false }
    let corners: [(CGFloat, CGFloat)] = [(-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)]
    let inside = corners.map { dx, dy in
      contains(CGPoint(x: point.x + dx * distance, y: point.y + dy * distance))
    }
    return Set(inside).count == 2
  }
}
