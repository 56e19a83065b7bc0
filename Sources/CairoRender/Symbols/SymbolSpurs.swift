import DisplayList
import Foundation

/// The spurs of a symbol beside a line through it or a badge: the needles that the cut leaves of
/// lines and areas that it meets at an acute angle, and splinters too thin to be a line.
///
/// They are what a disc, smaller than the symbol's lines, cannot reach from within what is left; a
/// bridge between two places that it reaches is none.
struct SymbolSpurs {
  /// The path that covers them with a margin; empty where there are none.
  let path: Path

  /// The disc's radius as a part of the thinnest stroke.
  private static let reach: CGFloat = 0.3
  /// The smallest spur's area as a part of the square of that radius: a corner of 45° lacks 1.2.
  private static let area: CGFloat = 1.8
  /// The cells of the grid in a hundredth of the font's size.
  private static let fineness: CGFloat = 2
  /// The smallest radius, in cells, of a disc that is round.
  ///
  /// What is thinner than its diameter is as thin as the lines of light weights themselves, beside
  /// which a needle is no fault.
  private static let smallest: CGFloat = 2.4
  /// The room around a spur that is covered too, in hundredths of the font's size.
  private static let margin: CGFloat = 1.6

  /// Looks for spurs.
  ///
  /// - Parameters:
  ///   - parts: The symbol's parts.
  ///   - cuts: What is cut out of it.
  ///   - kept: The path about what has none, however thin it is.
  init(
    of parts: [SymbolArtwork.Part], beside cuts: [SymbolArtwork.Part], keeping kept: Path = Path()
  ) {
    let strokes = parts.filter { $0.effect == .adds }.compactMap(\.strokeWidth)
    let radius = (strokes.min() ?? 0) * Self.reach * Self.fineness
    guard radius >= Self.smallest else {
      path = Path()
      return
    }
    let whole = SymbolGrid(of: parts.map { $0.scaled(Self.fineness, movedTo: .zero) })
    var cut = whole
    for part in cuts { cut.draw(part.scaled(Self.fineness, movedTo: .zero), false) }
    let middles = cut.middles(ofDiscsOf: radius)
    let opened = middles.widened(radius)
    var spurs = cut.without(opened)
    spurs.draw(SymbolArtwork.Part(path: kept).scaled(Self.fineness, movedTo: .zero), false)
    for component in spurs.components() {
      let isSplinter = !component.contains { spurs.touches($0, erasedFrom: opened) }
      let isLarge = isSplinter || CGFloat(component.count) > Self.area * radius * radius
      let isCut = component.contains { cut.touches($0, erasedFrom: whole) }
      if !isLarge || !isCut || opened.isParted(by: component) { spurs.remove(component) }
    }
    guard !spurs.isEmpty else {
      path = Path()
      return
    }
    path = spurs.widened(Self.margin * Self.fineness).path(beyond: radius, from: middles)
      .applying(CGAffineTransform(scaleX: 1 / Self.fineness, y: 1 / Self.fineness))
  }
}
