import CPango
import Foundation
import Testing

@testable import CairoRender

/// Which fonts Pango gets for what it asks.
struct FontMapTests {
  private static func description(
    _ family: String, size: Double = 17, weight: guint = 400
  ) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, family)
    pango_font_description_set_weight(description, PangoWeight(weight))
    pango_font_description_set_absolute_size(description, size * 1024)
    return description
  }

  private static func font(_ map: FontMap, _ description: OpaquePointer?) throws -> SizedFont {
    // The tests of the renderer run side by side, and Pango's fonts are for one thread at a time.
    try CairoLock.hold {
      try #require(
        PangoClasses.font(map.font(for: description, language: pango_language_from_string("en"))))
    }
  }

  @Test func sizesShareAFace() throws {
    let book = try FontBook()
    let small = try Self.font(book.map, Self.description("Inter", size: 11))
    let large = try Self.font(book.map, Self.description("Inter", size: 34))
    let bold = try Self.font(book.map, Self.description("Inter", size: 34, weight: 700))
    #expect(small.face === large.face && small.em == 11 * 1024 && large.em == 34 * 1024)
    #expect(bold.face !== large.face)
  }

  @Test func equalQuestionsHaveOneAnswer() throws {
    let book = try FontBook()
    let language = pango_language_from_string("ru")
    func fontset(_ family: String) -> UnsafeMutablePointer<PangoFontset>? {
      CairoLock.hold { book.map.fontset(for: Self.description(family), language: language) }
    }
    #expect(fontset("Inter") != nil && fontset("Inter") == fontset("Inter"))
    #expect(fontset("Inter") != fontset("Noto Serif"))
  }

  @Test func eachFamilyIsMetOnceAndTheAskedOneFirst() throws {
    let book = try FontBook()
    final class Families { var names: [String] = [] }
    let families = Families()
    CairoLock.hold {
      let set = book.map.fontset(
        for: Self.description("Noto Serif"), language: pango_language_from_string("ru"))
      pango_fontset_foreach(
        set,
        { _, font, context in
          guard let context, let face = PangoClasses.font(font)?.face else { return 0 }
          Unmanaged<Families>.fromOpaque(context).takeUnretainedValue().names.append(face.family)
          return 0
        }, Unmanaged.passUnretained(families).toOpaque())
    }
    #expect(families.names.first == "Noto Serif")
    #expect(Set(families.names).count == families.names.count)
    #expect(Set(families.names) == Set(book.catalogue.textFaces.map(\.family)))
  }

  @Test func coverageIsTheFilesOwn() throws {
    let face = try Self.font(FontBook().map, Self.description("Inter")).face
    func covers(_ character: Unicode.Scalar) -> Bool {
      pango_coverage_get(face.coverage, Int32(character.value)) == PANGO_COVERAGE_EXACT
    }
    #expect(covers("A") && covers("я") && covers("₽") && !covers("漢") && !covers("😀"))
  }

  @Test func whatNoFontHasLeavesRoom() throws {
    let text = try TextEngine(fonts: FontBook())
    func width(_ string: String) -> Double {
      text.measure(styled(string), width: .infinity, height: .infinity).size.width
    }
    #expect(width("a漢b") > width("ab") + 5)
  }
}
