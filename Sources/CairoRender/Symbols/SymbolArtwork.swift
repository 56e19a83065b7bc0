import DisplayList
import Foundation

/// A symbol's shapes in hundredths of its font's size: x and y from the middle of the capitals, y
/// downwards.
///
/// One object for a symbol in a weight and a scale, which a mask is found by.
final class SymbolArtwork {
  /// The change that a part makes to the drawing of the earlier parts.
  enum Effect {
    case adds
    /// Cut out of what is below; painted where its level is painted by itself.
    case cuts
    /// Cut out, and never painted.
    case clears
    /// Painted as the level that it was cut out of.
    case restores
  }

  /// The paint of a palette that a part takes.
  enum Level: Hashable, CaseIterable { case primary, secondary, tertiary }

  struct Part {
    var path: Path
    var effect = Effect.adds
    var level = Level.primary
    /// The width of a stroke along the path.
    var strokeWidth: CGFloat?
    /// A Boolean value that indicates whether the inside of the path is covered.
    var isFilled = true
    /// The number of the symbol's step that the part is, from 0; nil for a part that always shows.
    var step: Int?
    /// The number of the layer of an app's own symbol that has a colour of its own, from 0, the
    /// lowest; nil for a part of the project's set.
    var layer: Int?
  }

  /// The parts that are painted at once.
  struct Selection: Hashable {
    enum Steps: Hashable {
      case all
      /// The parts that are no step, and the first steps.
      case first(Int)
      /// The steps after the first ones.
      case after(Int)
    }

    /// Nil for all levels.
    var level: Level?
    /// A layer with a colour of its own; nil for all.
    var layer: Int?
    var steps = Steps.all
  }

  /// The parts in the order of drawing.
  let parts: [Part]
  /// The levels that have a part, the lowest first.
  let levels: [Level]
  /// The layers that have colours of their own, the lowest first.
  let layers: [Int]
  /// The number of steps that a value shows one after the other.
  let steps: Int
  /// The smallest rectangle around what is drawn.
  let ink: CGRect
  /// The ink's span from left to right with the room at its sides.
  let room: ClosedRange<CGFloat>

  /// Room left and right of a symbol's ink, if it does not say its own.
  private static let margin: CGFloat = 9

  /// Creates an artwork.
  ///
  /// - Parameters:
  ///   - parts: The parts in the order of drawing.
  ///   - room: The span that it takes in a line; nil for that of the ink with the usual margins.
  init(_ parts: [Part], room: ClosedRange<CGFloat>? = nil) {
    self.parts = parts
    let painted = Set(parts.lazy.filter { $0.effect != .clears }.map(\.level))
    levels = Level.allCases.reversed().filter(painted.contains)
    layers = Set(parts.lazy.compactMap(\.layer)).sorted()
    steps = (parts.lazy.compactMap(\.step).max() ?? -1) + 1
    let ink = parts.inkRect
    let box = ink.isNull ? CGRect(x: -50, y: -50, width: 100, height: 100) : ink
    self.ink = box
    self.room = room ?? (box.minX - Self.margin)...(box.maxX + Self.margin)
  }
}

extension SymbolArtwork.Part {
  /// The smallest rectangle around what it covers.
  var box: CGRect {
    let reach = (strokeWidth ?? 0) / 2
    return path.inkRect.insetBy(dx: -reach, dy: -reach)
  }

  /// Returns whether the part takes away when a selection is drawn; nil where it does nothing.
  func erases(in selection: SymbolArtwork.Selection) -> Bool? {
    let level = selection.level
    return switch effect {
    case .adds: isOf(selection) && stands(in: selection.steps) ? false : nil
    case .cuts: level != self.level
    case .clears: true
    case .restores: level != nil && self.level != level
    }
  }

  private func isOf(_ selection: SymbolArtwork.Selection) -> Bool {
    (selection.level == nil || selection.level == level)
      && (selection.layer == nil || selection.layer == layer)
  }

  private func stands(in steps: SymbolArtwork.Selection.Steps) -> Bool {
    switch steps {
    case .all: true
    case .first(let count): step.map { $0 < count } ?? true
    case .after(let count): step.map { $0 >= count } ?? false
    }
  }

  /// Returns the part scaled about the origin, its stroke with it, then moved.
  func scaled(_ scale: CGFloat, movedTo origin: CGPoint) -> SymbolArtwork.Part {
    var part = self
    part.path = path.applying(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y))
    part.strokeWidth = strokeWidth.map { $0 * scale }
    return part
  }
}

extension [SymbolArtwork.Part] {
  /// The smallest rectangle around what the parts add; null for none.
  var inkRect: CGRect {
    lazy.filter { $0.effect == .adds && !$0.path.isEmpty }.reduce(CGRect.null) {
      $0.union($1.box)
    }
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
