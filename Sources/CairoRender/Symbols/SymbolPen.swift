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
  /// The place of a drawing that stands in another; nil for one by itself.
  private let inside: Inside?
  /// The stroke of the weight, before it is eased.
  private let width: CGFloat
  /// The stroke at the heaviest weight; nil for the stem's.
  private let black: CGFloat?

  private struct Inside {
    let scale: CGFloat
    /// The scale at the regular weight, whose outline leaves more room.
    let regularScale: CGFloat
    let isCutOut: Bool
    /// The ratio of the lines of a dense drawing to those of others at the regular weight; 1 for
    /// one that has room.
    var thinning: CGFloat = 1

    /// The ratio of the lines to those of the symbol around.
    var share: CGFloat { isCutOut ? 1.05 : 0.95 }
  }

  /// A Boolean value that indicates whether the drawing stands in another.
  var isInside: Bool { inside != nil }

  /// Creates the pen of a symbol by itself.
  ///
  /// - Parameters:
  ///   - width: The stroke of the weight.
  ///   - black: The stroke at the heaviest weight; nil for the stem's.
  init(_ width: CGFloat, to black: CGFloat? = nil) {
    (self.width, self.black, inside) = (width, black, nil)
    line = black.map { SymbolStroke.eased(width, to: $0) } ?? width
    (area, fine) = (line, SymbolStroke.fine(line))
  }

  /// Creates the pen of a symbol that is scaled to stand in another: its lines stay about as heavy
  /// as the other's, its areas keep their proportions.
  ///
  /// - Parameters:
  ///   - width: The stroke of the symbol around.
  ///   - scale: The scale of the drawing.
  ///   - regularScale: The scale at the regular weight; nil for the same.
  ///   - isCutOut: A Boolean value that indicates whether it is a hole of the symbol around.
  init(inside width: CGFloat, scale: CGFloat, regularScale: CGFloat? = nil, isCutOut: Bool) {
    self.init(
      width, to: nil,
      Inside(scale: scale, regularScale: regularScale ?? scale, isCutOut: isCutOut))
  }

  private init(_ width: CGFloat, to black: CGFloat?, _ inside: Inside) {
    (self.width, self.black, self.inside) = (width, black, inside)
    let regular = SymbolStroke.stem(.regular)
    let width = black.map { SymbolStroke.eased(width, to: $0) } ?? width
    let free = width < regular ? width : regular + (width - regular) * Self.growthInside
    // The lightest weights leave room in any drawing.
    let even = free * (1 - (1 - inside.thinning) * min(1, width / regular))
    line = even * inside.share / inside.scale
    area = regular + (width - regular) * 0.5
    fine = even * 0.66 / inside.scale
  }

  /// The growth of lines inside another symbol, as a part of its own lines'.
  private static let growthInside: CGFloat = 0.62
  /// The smallest ratio of a dense drawing's lines inside another symbol to those around it.
  private static let thinnest: CGFloat = 0.68
  /// The part of what its gaps lack by which a dense drawing's lines are lighter there.
  private static let yielding: CGFloat = 0.75

  /// Returns the pen for a drawing: above the regular weight, dense ones grow less, and inside
  /// another symbol they are lighter.
  func pen(for source: SymbolSource) -> SymbolPen {
    guard var inside else { return limited(to: source.black) }
    guard let open = SymbolGaps(of: source).openStroke else { return self }
    // The stroke of the symbol around with which the lines inside are as heavy as the gaps between
    // them allow: it bounds what they grow above regular, and what it lacks at regular makes them
    // lighter.
    let regular = SymbolStroke.stem(.regular)
    let room = open * inside.scale / inside.share
    let lack = max(0, 1 - open * inside.regularScale / inside.share / regular)
    inside.thinning = max(Self.thinnest, 1 - lack * Self.yielding)
    // A little growth shows the weight, but not where gaps are close at regular already; a hole,
    // which no outline grows into, keeps its size and has room for more.
    let growth: CGFloat = inside.isCutOut ? 1.18 : 1.1
    let most = max(regular * (growth - min(0.07, lack * 0.3)), room)
    let black = regular + (most - regular) / Self.growthInside
    guard black < self.black ?? SymbolStroke.stem(.black) else { return self }
    return SymbolPen(width, to: black, inside)
  }

  /// Returns the pen with a stroke that grows to no more than another at the heaviest weight.
  func limited(to other: CGFloat?) -> SymbolPen {
    guard let other else { return self }
    let black = min(other, black ?? other)
    return inside.map { SymbolPen(width, to: black, $0) } ?? SymbolPen(width, to: black)
  }

  /// Returns the pen of what is struck out, whose line and its gaps leave room for it.
  func struckOut() -> SymbolPen {
    limited(to: isInside ? SymbolStroke.struckBlackInside : SymbolStroke.struckBlack)
  }

  /// Returns the parts of a drawing.
  func parts(of source: SymbolSource, isFilled: Bool) -> [SymbolArtwork.Part] {
    pen(for: source).inked(source, isFilled: isFilled)
  }

  /// Returns a drawing as it lies at the weight; what stands in another is as large as its room.
  func grown(_ source: SymbolSource) -> SymbolSource {
    isInside ? source : source.grown(for: width)
  }

  private func inked(_ source: SymbolSource, isFilled: Bool) -> [SymbolArtwork.Part] {
    let strokes = strokes(of: source)
    let source = grown(source)
    var parts: [SymbolArtwork.Part] = []
    var grounds: Set<SymbolArtwork.Level> = []
    var steps = 0
    for (index, shape) in source.shapes.enumerated() where shape.stands(inFilled: isFilled) {
      var part = SymbolArtwork.Part(
        path: shape.path, level: shape.level,
        strokeWidth: shape.form == .flat ? nil : strokes[index],
        isFilled: shape.isWhole(inFilled: isFilled))
      if shape.isOver { parts.append(gap(around: part, isClosed: shape.form != .line)) }
      if shape.isStep { (part.step, steps) = (steps, steps + 1) }
      part.fillDot()
      if shape.isInner, isFilled, shape.form == .line,
        let crease = SymbolCrease(
          shape, stroke: strokes[index], of: source.grounds(before: index), edge: area)
      {
        (part.path, part.strokeWidth) = (crease.path, crease.stroke)
      }
      part.effect = shape.effect(inFilled: isFilled, on: grounds)
      if part.effect == .adds, shape.form != .line { grounds.insert(shape.level) }
      parts.append(part)
    }
    return parts
  }

  /// Returns the strokes of a drawing's shapes.
  private func strokes(of source: SymbolSource) -> [CGFloat] {
    let weight = isInside ? 1 : source.weight
    // Lines of a drawing that has areas are details of it, once it is small.
    let lines = isInside && source.hasFill ? max(fine, line * 0.8) : line
    // What is solid beside lines is of one weight with them, such as an exclamation mark's wedge.
    let area = isInside && !source.hasFill ? min(area, line) : area
    let details = self.details(of: source)
    return source.shapes.enumerated().map { index, shape in
      let stroke = shape.isFine ? fine : shape.form == .line ? lines : area
      return (details[index] ?? stroke) * weight
    }
  }

  /// Returns the strokes of the details that give way to the outline, by their shapes' numbers.
  private func details(of source: SymbolSource) -> [Int: CGFloat] {
    guard !isInside, width > SymbolStroke.stem(.regular) else { return [:] }
    let heaviest = SymbolStroke.stem(.black)
    let details = SymbolDetails(
      of: source.grown(for: heaviest), heaviest: black ?? heaviest)
    return Dictionary(
      uniqueKeysWithValues: details.strokes.map { index, stroke in
        source.shapes[index].isFine
          ? (index, SymbolStroke.fine(width, to: stroke))
          : (index, SymbolStroke.eased(width, to: stroke))
      })
  }

  /// Returns the room around a part, cut out of what is below.
  private func gap(
    around part: SymbolArtwork.Part, isClosed: Bool
  ) -> SymbolArtwork.Part {
    SymbolArtwork.Part(
      path: part.path, effect: .clears, level: part.level,
      strokeWidth: (part.strokeWidth ?? 0) + 2 * SymbolStroke.gap(width), isFilled: isClosed)
  }
}

extension SymbolSource {
  /// Returns the areas of the filled variant that are drawn before a shape.
  fileprivate func grounds(before index: Int) -> [SymbolShape] {
    shapes.prefix(index).filter { $0.form == .area && !$0.isCut && $0.stands(inFilled: true) }
  }
}

extension SymbolShape {
  /// Returns a Boolean value that indicates whether the inside of the shape belongs to it.
  fileprivate func isWhole(inFilled isFilled: Bool) -> Bool {
    switch form {
    case .line: false
    case .area: isFilled || isCut
    case .solid, .flat: true
    }
  }

  /// Returns what the shape does to those before it, some levels of which are areas.
  fileprivate func effect(
    inFilled isFilled: Bool, on grounds: Set<SymbolArtwork.Level>
  ) -> SymbolArtwork.Effect {
    if isCut { return .clears }
    guard isInner, isFilled else { return .adds }
    // What has the colour of its ground would not be seen on it.
    return grounds.contains(level) ? .clears : .cuts
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
