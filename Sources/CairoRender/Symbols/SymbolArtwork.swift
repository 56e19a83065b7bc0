import DisplayList
import Foundation

/// A symbol's shapes in em: x from 0, y downwards from the top of the em square.
struct SymbolArtwork {
  /// How a part changes what the earlier parts have drawn.
  enum Effect { case adds, erases }

  /// Which paint of a palette a part takes.
  enum Level { case primary, secondary }

  struct Part {
    var path: Path
    var effect = Effect.adds
    var level = Level.primary
    /// Stroked with this width in em instead of filled.
    var strokeWidth: CGFloat?
    /// Only the leading half is drawn.
    var isLeadingHalf = false
  }

  var parts: [Part] = []
  /// The smallest rectangle around what is drawn.
  var ink = CGRect.zero

  init(parts: [Part]) {
    self.parts = parts
    let boxes = parts.filter { $0.effect == .adds && !$0.path.isEmpty }.map(\.box)
    ink = boxes.reduce(CGRect.null) { $0.union($1) }
    if ink.isNull { ink = CGRect(x: 0, y: 0, width: 1, height: 1) }
  }
}

extension SymbolArtwork.Part {
  fileprivate var box: CGRect {
    let reach = (strokeWidth ?? 0) / 2
    return path.inkRect.insetBy(dx: -reach, dy: -reach)
  }
}

extension Path {
  /// The bounding box of the curve itself, not of its control points.
  var inkRect: CGRect {
    var box = CGRect.null
    for polygon in flattened() {
      for point in polygon { box = box.union(CGRect(origin: point, size: .zero)) }
    }
    return box
  }
}
