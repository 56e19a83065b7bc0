import DisplayList
import StageSupport
import SwiftUI
import Testing

/// The height of texts' lines, as since iOS 26.
@MainActor @Suite struct LineHeightTests {
  /// The height of San Francisco's line, by its size.
  private static let standard = 1.19336

  /// Returns the heights of the parts of all texts on a stage, in points.
  private func heights<Content: View>(_ content: Content) throws -> [Double] {
    func heights(_ item: DrawItem) -> [Double] {
      switch item.operation {
      case .text(let drawing):
        drawing.text.runs.map {
          $0.attributes.font.size * $0.attributes.font.leading * Self.standard
        }
      case .layer(let layer): layer.items.flatMap(heights)
      default: []
      }
    }
    return try Stage(content).render().items.flatMap(heights)
      .map { ($0 * 1000).rounded() / 1000 }
  }

  @Test(arguments: [
    (AttributedString.LineHeight.exact(points: 32), 32.0), (.multiple(factor: 1.5), 30),
    (.leading(increase: 7), 27), (.variable, 23.867), (.normal, 24), (.tight, 21.6),
    (.loose, 26.4), (.exact(points: -4), 0),
  ])
  func aHeightIsOfTheSizeOrInPoints(height: AttributedString.LineHeight, points: Double) throws {
    let text = Text(verbatim: "Tide").font(.system(size: 20))
    #expect(try heights(text.lineHeight(height)) == [points])
  }

  @Test func theNearestHeightWinsAndNoneIsTheFonts() throws {
    let text = Text(verbatim: "Tide").font(.system(size: 20))
    #expect(try heights(text.lineHeight(nil).lineHeight(.loose)) == [23.867])
    #expect(try heights(text.lineHeight(.tight).lineHeight(.loose)) == [21.6])
    #expect(try heights(text.environment(\.lineHeight, .exact(points: 40))) == [40])
  }

  @Test func partsOfAStringHaveHeightsOfTheirOwn() throws {
    var high = AttributedString("high ")
    high.lineHeight = .exact(points: 44)
    let text = Text(high + AttributedString("usual")).font(.system(size: 20))
    #expect(try heights(text) == [44, 23.867])
    #expect(try heights(text.lineHeight(.multiple(factor: 2))) == [44, 40])
  }
}
