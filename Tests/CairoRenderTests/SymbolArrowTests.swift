import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Heads of arrows, whose barbs stay apart from the shaft in heavy weights.
struct SymbolArrowTests {
  private static let arrow = #"<path class="line" d="M-42,0 H42 M11,-32 L43,0 L11,32"/>"#

  private func opening(_ first: String, _ second: String) throws -> CGFloat {
    func outline(_ path: String) throws -> SymbolOutline {
      SymbolOutline(try #require(PathData.path(path)).flattened()[0])
    }
    return try outline(first).opening(to: outline(second))
  }

  @Test func barbsAreMeasuredAtTheirEnds() throws {
    #expect(try abs(opening("M11,-32 L43,0 L11,32", "M-42,0 H42") - 32) < 0.2)
    #expect(try abs(opening("M-20,12 L-40,0 L-20,-12", "M40,0 H-39") - 12) < 0.2)
    // A shaft may be bent.
    #expect(try opening("M31,-11 L43,0 L31,11", "M0,-30 C0,-9 20,0 43,0") < 16)
  }

  @Test func otherMeetingsAreNone() throws {
    // The shaft beside the barbs, a cross, an upright bar, and a line that goes on.
    #expect(try opening("M-42,0 H42", "M11,-32 L43,0 L11,32") == .infinity)
    #expect(try opening("M-30,0 H30", "M0,-30 V30") == .infinity)
    #expect(try opening("M42,-30 V30", "M-42,0 H42") == .infinity)
    #expect(try opening("M0,10 V30", "M0,-30 V10") == .infinity)
    // What does not touch, and barbs that touch the shaft along their way.
    #expect(try opening("M31,-22 L63,0 L31,22", "M-42,0 H42") == .infinity)
    #expect(try opening("M11,-6 L43,0 L11,6", "M-42,0 H42") == .infinity)
  }

  @Test func anArrowInAnotherSymbolIsBounded() throws {
    func open(_ body: String) throws -> CGFloat? {
      SymbolGaps(of: try SymbolSource(svg: "<svg>\(body)</svg>")).openStroke
    }
    #expect(try abs(#require(try open(Self.arrow)) - 32 / 1.3) < 0.2)
    #expect(try open(#"<path class="line" d="M-42,0 H42"/>"#) == nil)
  }

  @Test(arguments: [
    "arrow.down.doc.fill", "arrow.up.circle.fill", "arrow.right.square", "arrow.left.and.right.app",
  ])
  func barbsStandOutInBlack(_ name: String) throws {
    func stroke(_ weight: ResolvedFont.Weight) throws -> CGFloat {
      let parts = try #require(
        try Studio().text.symbols.artwork(
          SymbolReference(name: name, font: ResolvedFont(size: 17, weight: weight)))
      ).parts.filter { $0.level == .primary }
      let lines = parts.flatMap { $0.path.flattened().map { SymbolOutline($0) } }
      let opening = lines.flatMap { line in lines.map { line.opening(to: $0) } }.min()
      let stroke = try #require(parts.compactMap(\.strokeWidth).max())
      #expect(try #require(opening) > stroke * 1.15, "\(weight)")
      return stroke
    }
    // It grows nevertheless.
    #expect(try stroke(.black) > stroke(.regular) * 1.05)
  }

  @Test func anArrowBesideAnAreaGivesWay() throws {
    func strokes(_ body: String) throws -> [Int: CGFloat] {
      SymbolDetails(of: try SymbolSource(svg: "<svg>\(body)</svg>"), heaviest: 19).strokes
    }
    let area = #"<rect class="area" x="-50" y="-50" width="60" height="60"/>"#
    let arrow = #"<path class="line" d="M0,60 H48 M34,45 L49,60 L34,75"/>"#
    #expect(try abs(#require(try strokes(area + arrow)[1]) - 15 / 1.3) < 0.2)
    // In two shapes, too; but a shaft or an arrow that is no detail keeps the stem.
    let head = #"<path class="line" d="M34,45 L49,60 L34,75"/>"#
    let shaft = #"<path class="line" d="M0,60 H48"/>"#
    let two = try strokes(area + shaft + head)
    #expect(two[1] == two[2] && two[1] != nil)
    #expect(try strokes(arrow).isEmpty)
    let outlined = #"<path class="outlined line" d="M0,60 H48"/>"#
    let filled = area.replacingOccurrences(of: "area", with: "filled area")
    #expect(try strokes(filled + outlined + head).isEmpty)
  }
}
