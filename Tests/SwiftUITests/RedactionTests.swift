import CairoRender
import StageSupport
import SwiftUI
import Testing

/// What stands in place of texts and pictures that are redacted.
@MainActor @Suite struct RedactionTests {
  private static let size = CGSize(width: 200, height: 300)

  /// The frames of all bars of a redacted view, which draws nothing else.
  private func bars<Content: View>(_ view: Content) throws -> [CGRect] {
    let stage = Stage(
      view.redacted(reason: .placeholder), size: Self.size, safeArea: EdgeInsets(),
      text: try TextEngine(fonts: FontBook()))
    return try stage.render().items.compactMap { item -> CGRect? in
      guard case .fill(let path, _, _) = item.operation else { return nil }
      return path.boundingRect
    }
  }

  private static let words = "The ferry leaves the northern pier at a quarter past every hour"

  @Test func eachLineOfATextIsABar() throws {
    let lines = try bars(Text(Self.words).font(.system(size: 17)))
    #expect(lines.count > 2)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.maxY < next.minY && line.height > 12 && line.height < 20)
      #expect(line.minX == lines[0].minX && line.width > 100)
    }
    // The control: a line alone is one bar.
    #expect(try bars(Text("The ferry").font(.system(size: 17))).count == 1)
  }

  /// Lines that the paragraph ends are as wide as their own words; one without words has no bar.
  @Test func aBarIsAsWideAsItsWords() throws {
    let lines = try bars(Text(verbatim: "A long line of words\n\nshort"))
    #expect(lines.count == 2)
    let (first, last) = (try #require(lines.first), try #require(lines.last))
    #expect(last.width < first.width / 2 && last.minY - first.maxY > last.height)
    let centred = try bars(
      Text(verbatim: "A long line of words\nshort").multilineTextAlignment(.center))
    let (wide, narrow) = (try #require(centred.first), try #require(centred.last))
    #expect(abs(wide.midX - narrow.midX) < 1 && narrow.minX > wide.minX + 20)
  }

  @Test func aPictureIsOneBar() throws {
    let bars = try bars(Image(systemName: "star").resizable().frame(width: 60, height: 50))
    #expect(bars.map(\.size) == [CGSize(width: 60, height: 46)])
  }
}
