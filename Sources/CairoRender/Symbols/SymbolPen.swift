import DisplayList
import Foundation

/// The strokes that a drawing is inked with.
struct SymbolPen {
  /// Of lines by themselves.
  let line: CGFloat
  /// Around areas.
  let area: CGFloat
  /// Of details.
  let fine: CGFloat
  /// A Boolean value that indicates whether the drawing stands in another.
  let isInside: Bool

  /// Creates the pen of a symbol by itself.
  init(_ width: CGFloat) {
    (line, area, fine, isInside) = (width, width, SymbolStroke.fine(width), false)
  }

  /// Creates the pen of a symbol that is scaled to stand in another: its lines stay about as heavy
  /// as the other's, its areas keep their proportions.
  init(inside width: CGFloat, scale: CGFloat, isCutOut: Bool) {
    let regular = SymbolStroke.stem(.regular)
    let even = width < regular ? width : regular + (width - regular) * 0.62
    line = even * (isCutOut ? 1.05 : 0.95) / scale
    area = regular + (width - regular) * 0.5
    fine = even * 0.66 / scale
    isInside = true
  }

  /// Returns the pen for a drawing: above the regular weight, dense ones grow less.
  func pen(for source: SymbolSource) -> SymbolPen {
    guard !isInside, let black = source.black else { return self }
    return SymbolPen(SymbolStroke.eased(line, to: black))
  }

  /// Returns the parts of a drawing.
  func parts(of source: SymbolSource, isFilled: Bool) -> [SymbolArtwork.Part] {
    pen(for: source).inked(source, isFilled: isFilled)
  }

  private func inked(_ source: SymbolSource, isFilled: Bool) -> [SymbolArtwork.Part] {
    let weight = isInside ? 1 : source.weight
    // Lines of a drawing that has areas are details of it, once it is small.
    let lines = isInside && source.hasFill ? max(fine, line * 0.8) : line
    var parts: [SymbolArtwork.Part] = []
    var grounds: Set<SymbolArtwork.Level> = []
    var steps = 0
    for shape in source.shapes where shape.stands(inFilled: isFilled) {
      let isWhole: Bool
      switch shape.form {
      case .line: isWhole = false
      case .area: isWhole = isFilled || shape.isCut
      case .solid, .flat: isWhole = true
      }
      let stroke = shape.isFine ? fine : shape.form == .line ? lines : area
      var part = SymbolArtwork.Part(
        path: shape.path, level: shape.level,
        strokeWidth: shape.form == .flat ? nil : stroke * weight, isFilled: isWhole)
      if shape.isOver { parts.append(Self.gap(around: part, isClosed: shape.form != .line)) }
      if shape.isStep { (part.step, steps) = (steps, steps + 1) }
      part.fillDot()
      if shape.isCut {
        part.effect = .clears
      } else if shape.isInner, isFilled {
        // What has the colour of its ground would not be seen on it.
        part.effect = grounds.contains(shape.level) ? .clears : .cuts
      } else if shape.form != .line {
        grounds.insert(shape.level)
      }
      parts.append(part)
    }
    return parts
  }

  /// Returns the room around a part, cut out of what is below.
  private static func gap(
    around part: SymbolArtwork.Part, isClosed: Bool
  ) -> SymbolArtwork.Part {
    SymbolArtwork.Part(
      path: part.path, effect: .clears, level: part.level,
      strokeWidth: (part.strokeWidth ?? 0) + 2 * SymbolStroke.gap, isFilled: isClosed)
  }
}

extension SymbolArtwork.Part {
  /// Makes a disc of an ellipse that is filled and stroked: a stroke wider than its radius has a
  /// hole.
  fileprivate mutating func fillDot() {
    guard isFilled, let width = strokeWidth, case .ellipse(let rect) = path.storage else { return }
    path = Path(ellipseIn: rect.insetBy(dx: -width / 2, dy: -width / 2))
    strokeWidth = nil
  }
}
