import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Lines of filled symbols that part an area.
struct SymbolCreaseTests {
  private static let square = #"<rect class="area" x="-40" y="-40" width="80" height="80"/>"#

  /// Returns the last part of a drawing.
  private func last(
    _ body: String, _ weight: ResolvedFont.Weight = .black, isFilled: Bool = true
  ) throws -> SymbolArtwork.Part {
    let source = try SymbolSource(svg: "<svg>\(body)</svg>")
    let pen = SymbolPen(SymbolStroke.stem(weight))
    return try #require(pen.parts(of: source, isFilled: isFilled).last)
  }

  private func line(_ path: String, _ classes: String = "inner line") -> String {
    Self.square + #"<path class="\#(classes)" d="\#(path)"/>"#
  }

  /// A fold goes through the stroke at both edges, and its end's round side lies beyond them.
  @Test(arguments: ResolvedFont.Weight.allCases)
  func creasesReachThroughTheEdge(_ weight: ResolvedFont.Weight) throws {
    let stem = SymbolStroke.stem(weight)
    for path in ["M0,-40 V40", "M0,-37 V38"] {
      let ink = try last(line(path), weight).path.inkRect
      #expect(abs(ink.minY - (-40 - stem / 2 - 1.5)) < 0.01, "\(ink)")
      #expect(abs(ink.maxY - (40 + stem / 2 + 1.5)) < 0.01, "\(ink)")
      #expect(ink.width == 0)
    }
  }

  @Test func creasesStayThin() throws {
    let (regular, black) = (SymbolStroke.stem(.regular), SymbolStroke.stem(.black))
    let fold = try last(line("M0,-40 V40"))
    #expect(abs(try #require(fold.strokeWidth) - (regular + (black - regular) * 0.15)) < 0.01)
    #expect(fold.effect == .clears || fold.effect == .cuts)
    // Up to the regular weight they are lines as any.
    for weight in [ResolvedFont.Weight.ultraLight, .light, .regular] {
      #expect(try last(line("M0,-40 V40"), weight).strokeWidth == SymbolStroke.stem(weight))
    }
    let fine = try last(line("M0,-40 V40", "inner fine"))
    #expect(try #require(fine.strokeWidth) < SymbolStroke.fine(regular) * 1.2)
  }

  /// A clock's hand meets no edge: it grows with the weight, and keeps its length.
  @Test func marksGrow() throws {
    let hand = try last(line("M0,-10 V10"))
    #expect(hand.strokeWidth == SymbolStroke.stem(.black))
    #expect(hand.path.inkRect.minY == -10 && hand.path.inkRect.maxY == 10)
    // So does one that comes near an edge.
    #expect(try last(line("M0,-35 V10")).path.inkRect.minY == -35)
  }

  @Test func onlyTheEndAtAnEdgeIsLedOut() throws {
    let ink = try last(line("M0,-40 V10")).path.inkRect
    #expect(ink.minY < -50 && ink.maxY == 10)
  }

  /// The middle of a box's front lies on the edges of its faces, but is a joint of its lines.
  @Test func jointsAndClosedLinesHaveNoEnds() throws {
    let face = #"<path class="area" d="M-40,-40 L0,0 L40,-40 Z"/>"#
    let body = #"<path class="inner line" d="M-40,-40 L0,0 L40,-40 M0,0 V40"/>"#
    let ink = try last(Self.square + face + body).path.flattened()
    // Both ends at the corners and the lower one are led out, the upper one is not.
    #expect(ink.count == 5)
    let ring = try last(line("M0,40 L-10,20 L10,20 Z"))
    #expect(ring.path.flattened().count == 1 && ring.path.inkRect.maxY == 40)
  }

  @Test func outlinedSymbolsKeepTheirLines() throws {
    let fold = try last(line("M0,-40 V40"), isFilled: false)
    #expect(fold.path.inkRect.height == 80 && fold.effect == .adds)
    #expect(fold.strokeWidth == SymbolStroke.stem(.black))
    // What is drawn later is no ground of it.
    let early = #"<path class="inner line" d="M0,-40 V40"/>"# + Self.square
    let source = try SymbolSource(svg: "<svg>\(early)</svg>")
    let parts = SymbolPen(SymbolStroke.stem(.black)).parts(of: source, isFilled: true)
    #expect(parts[0].path.inkRect.height == 80)
  }

  @Test(arguments: ["book", "map", "envelope", "giftcard", "rectangle.split.2x1"])
  func drawingsOfTheSetArePartedAtBlack(_ name: String) throws {
    let source = try #require(try Studio().text.symbols.drawings.source(name))
    let parts = SymbolPen(SymbolStroke.stem(.black)).parts(of: source, isFilled: true)
    let areas = parts.filter { $0.effect == .adds && $0.isFilled }
    let ends = parts.filter { $0.effect != .adds }.flatMap { $0.path.flattened() }
      .flatMap { [$0.first, $0.last].compactMap(\.self) }
      .filter { end in !areas.contains { $0.path.contains(end) } }
    // A crease ends beyond half the stroke along the edge, at round corners too.
    let edges = areas.flatMap { $0.path.flattened() }
    let furthest = ends.map { end in edges.map { SymbolCrease.distance(end, $0) }.min() ?? 0 }.max()
    let edge = try #require(areas.first?.strokeWidth)
    #expect(try #require(furthest) > edge / 2)
  }
}
