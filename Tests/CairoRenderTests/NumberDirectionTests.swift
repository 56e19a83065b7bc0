import DisplayList
import Testing

@testable import CairoRender

/// Numbers in mirrored screens.
struct NumberDirectionTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  @Test(arguments: [("ru", true), ("ar", false)])
  func numbersKeepTheirOrderInMirroredScreens(_ language: String, _ isLeftToRight: Bool) throws {
    var text = styled("80\u{A0}%", paragraph: ParagraphStyle(direction: .rightToLeft))
    text.runs[0].attributes.language = language
    let line = try #require(
      studio.text.shaped(text, width: .infinity, height: .infinity).lines.first)
    #expect((line.clusters.first?.byte == 0) == isLeftToRight)
  }
}
