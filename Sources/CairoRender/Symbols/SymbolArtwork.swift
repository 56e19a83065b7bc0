import DisplayList
import Foundation

/// A symbol's shapes in em: x from 0, y downwards from the top of the em square.
final class SymbolArtwork {
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

  /// The parts in the order of drawing.
  private(set) lazy var parts = finish(whole)
  /// The smallest rectangle around what is drawn.
  let ink: CGRect
  private let whole: [Part]
  private let finish: ([Part]) -> [Part]

  /// Creates an artwork.
  ///
  /// - Parameters:
  ///   - whole: The parts that decide its size.
  ///   - finish: What is done to them once they are drawn: many symbols are only measured.
  init(whole: [Part], finish: @escaping ([Part]) -> [Part] = { $0 }) {
    (self.whole, self.finish) = (whole, finish)
    let boxes = whole.filter { $0.effect == .adds && !$0.path.isEmpty }.map(\.box)
    let ink = boxes.reduce(CGRect.null) { $0.union($1) }
    self.ink = ink.isNull ? CGRect(x: 0, y: 0, width: 1, height: 1) : ink
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
    let points = flattened().joined()
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
