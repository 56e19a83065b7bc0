import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// The needles that a line through a symbol leaves, and the line of drawings that are struck out.
struct SymbolSpursTests {
  typealias Part = SymbolArtwork.Part

  private let band = Part(
    path: Path { path in
      path.move(to: CGPoint(x: 0, y: -60))
      path.addLine(to: CGPoint(x: 0, y: 60))
    }, effect: .clears, strokeWidth: 20, isFilled: false)

  private func line(_ from: CGPoint, _ to: CGPoint, stroke: CGFloat = 8) -> Part {
    let path = Path { path in
      path.move(to: from)
      path.addLine(to: to)
    }
    return Part(path: path, strokeWidth: stroke, isFilled: false)
  }

  private func spurs(_ parts: [Part]) -> CGRect {
    SymbolSpurs(of: parts, beside: [band]).path.inkRect
  }

  @Test func aNeedleIsASpur() {
    // The line meets the band's right side, at 10, at an angle of 15°: its tip points upwards.
    let needle = spurs([line(CGPoint(x: 6, y: -40), CGPoint(x: 27, y: 40))])
    #expect(!needle.isNull && needle.minX > 7 && needle.height > 10)
    #expect(needle.maxX < 17)
    // The line goes on below.
    #expect(needle.maxY < 20)
  }

  /// A needle of a hairline is as thin as the hairline.
  @Test func hairlinesHaveNone() {
    #expect(spurs([line(CGPoint(x: 6, y: -40), CGPoint(x: 27, y: 40), stroke: 2.2)]).isNull)
  }

  @Test func linesThatMeetTheCutSteeplyHaveNone() {
    #expect(spurs([line(CGPoint(x: -40, y: 0), CGPoint(x: 40, y: 0))]).isNull)
    #expect(spurs([line(CGPoint(x: -40, y: -40), CGPoint(x: 40, y: 40))]).isNull)
    // Round ends, and a needle that is drawn and that the band does not touch.
    #expect(spurs([line(CGPoint(x: 30, y: -20), CGPoint(x: 30, y: 20))]).isNull)
    let drawn = Part(
      path: Path { path in
        path.move(to: CGPoint(x: 20, y: -40))
        path.addLine(to: CGPoint(x: 26, y: 40))
        path.addLine(to: CGPoint(x: 20, y: 40))
        path.closeSubpath()
      }, strokeWidth: 0.1)
    #expect(spurs([drawn, line(CGPoint(x: 40, y: -20), CGPoint(x: 40, y: 20))]).isNull)
    #expect(spurs([]).isNull)
  }

  /// A sliver that no line is as thin as goes as a whole.
  @Test(arguments: [4.5, 8, 15])
  func splintersAreSpurs(_ stroke: CGFloat) {
    let thickness = stroke * 0.4
    let splinter = Part(
      path: Path(CGRect(x: 0, y: -20, width: 10 + thickness, height: 40)))
    let beside = line(CGPoint(x: 40, y: -20), CGPoint(x: 40, y: 20), stroke: stroke)
    let rect = spurs([splinter, beside])
    #expect(rect.height > 40 && rect.maxX > 10 + thickness)
    #expect(rect.maxX < 20)
    // A line's own width stays.
    let bar = Part(path: Path(CGRect(x: 0, y: -20, width: 10 + stroke, height: 40)))
    #expect(spurs([bar, beside]).isNull)
  }

  /// What is kept has none.
  @Test func halvesKeepTheirTips() {
    let splinter = Part(path: Path(CGRect(x: 0, y: -20, width: 13.2, height: 40)))
    let parts = [splinter, line(CGPoint(x: 40, y: -20), CGPoint(x: 40, y: 20))]
    let kept = Path(CGRect(x: 8, y: -22, width: 8, height: 44))
    #expect(SymbolSpurs(of: parts, beside: [band], keeping: kept).path.isEmpty)
    #expect(!SymbolSpurs(of: parts, beside: [band]).path.isEmpty)
  }

  /// What is covered with a margin may pass the symbol's edges.
  @Test func aSplinterAtTheSymbolsUpperEdgeIsASpur() {
    let splinter = Part(path: Path(CGRect(x: 0, y: -40, width: 13.2, height: 80)))
    let rect = spurs([splinter, line(CGPoint(x: 40, y: -20), CGPoint(x: 40, y: 20))])
    #expect(rect.minY < -40 && rect.maxY > 40 && rect.maxX > 13.2)
  }

  /// The rim between a hole and the band keeps the hole whole.
  @Test func bridgesStay() {
    let area = Part(path: Path(CGRect(x: -40, y: -40, width: 80, height: 80)), strokeWidth: 8)
    func hole(_ x: CGFloat) -> Part {
      Part(path: Path(ellipseIn: CGRect(x: x, y: -8, width: 16, height: 16)), effect: .clears)
    }
    #expect(spurs([area, hole(13)]).isNull && spurs([area, hole(30)]).isNull)
  }

  // MARK: Drawings that are struck out

  @Test func aDrawingSaysWhereItsLineIs() throws {
    let frame = #"<rect class="area" x="-30" y="-40" width="60" height="80" rx="9"/>"#
    let struck = try SymbolSource(svg: #"<svg data-slash="4 -4">\#(frame)</svg>"#)
    #expect(struck.slash == CGPoint(x: 4, y: -4))
    #expect(try SymbolSource(svg: "<svg>\(frame)</svg>").slash == nil)
    let composer = SymbolComposer(width: SymbolStroke.stem(.black)) { _ in
      struck
    } character: { _, _ in
      Path()
    }
    for isFilled in [false, true] {
      let parts = composer.parts(of: .drawing("frame.slash"), isFilled: isFilled)
      let line = try #require(parts.last)
      #expect(line.strokeWidth == SymbolStroke.struckBlack)
      #expect(abs(line.path.boundingRect.midX - 4) < 0.01)
      #expect(abs(line.path.boundingRect.midY + 4) < 0.01)
      // The gaps are those beside the line of any other symbol.
      let band = SymbolStroke.struckBlack + 2 * SymbolStroke.gap(beside: SymbolStroke.struckBlack)
      #expect(abs(try #require(parts.dropLast().last?.strokeWidth) - band) < 0.01)
      #expect(parts.dropLast(2).allSatisfy { $0.level == .secondary })
    }
  }

  /// The own drawing of what is struck out shows what the symbol is known by.
  @Test(arguments: ["tag.slash", "key.slash"])
  func holesStayWhole(_ name: String) throws {
    let studio = try Studio()
    for weight in ResolvedFont.Weight.allCases {
      let symbol = SymbolReference(name: name, font: ResolvedFont(size: 17, weight: weight))
      let parts = try #require(studio.text.symbols.artwork(symbol)).parts
      let hole = try #require(
        parts.filter { $0.strokeWidth == nil && $0.effect == .adds }.map(\.box).min {
          $0.width < $1.width
        })
      let band = try #require(parts.dropLast().last)
      let reach = try #require(band.strokeWidth) / 2
      let middle = band.path.boundingRect
      let away = abs((hole.midY - middle.midY) - (hole.midX - middle.midX)) / 2.squareRoot()
      #expect(away - hole.width / 2 > reach - 0.6, "\(weight) \(away) \(reach)")
    }
  }
}
