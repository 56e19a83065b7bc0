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
        PangoClasses.font(map.font(for: description)))
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
    func fontset(_ family: String) -> UnsafeMutablePointer<PangoFontset>? {
      CairoLock.hold { book.map.fontset(for: Self.description(family)) }
    }
    #expect(fontset("Inter") != nil && fontset("Inter") == fontset("Inter"))
    #expect(fontset("Inter") != fontset("Noto Serif"))
  }

  @Test func eachFamilyIsMetOnceAndTheAskedOneFirst() throws {
    let book = try FontBook()
    final class Families { var names: [String] = [] }
    let families = Families()
    CairoLock.hold {
      let set = book.map.fontset(for: Self.description("Noto Serif"))
      pango_fontset_foreach(
        set,
        { _, font, context in
          guard let context, let source = PangoClasses.font(font)?.face.source else { return 0 }
          let families = Unmanaged<Families>.fromOpaque(context).takeUnretainedValue()
          families.names.append(source.family)
          return 0
        }, Unmanaged.passUnretained(families).toOpaque())
    }
    // The order of the project's list, whatever the language.
    #expect(families.names.first == "Noto Serif")
    #expect(
      families.names[1...].starts(with: ["Inter", "Noto Color Emoji", "Noto Sans Arabic"]))
    #expect(Set(families.names).count == families.names.count)
    #expect(Set(families.names) == Set(book.catalogue.textFaces.map(\.family)))
  }

  /// What is drawn in place of it is then reported as a substitution.
  @Test func brokenFilesArePassedOver() throws {
    let broken = try FontTests.copy { $0 = Data("not a font".utf8) }
    defer { try? FileManager.default.removeItem(at: broken) }
    let sources = [
      FontSource(family: "Broken", weights: 400...400, isItalic: false, path: broken.path),
      try #require(FontBook().catalogue.textFaces.first { $0.family == "Noto Serif" }).source,
    ]
    let map = try FontMap(sources, fallback: [], emoji: "")
    #expect(try Self.font(map, Self.description("Broken")).face.source.family == "Noto Serif")
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

  /// The order of CSS Fonts 4, 5.2.
  @Test(arguments: [
    (100, [400, 700], 400), (500, [400, 700], 400), (450, [400, 500, 700], 500),
    (600, [400, 700], 700), (600, [400, 500], 500), (400, [300, 500, 700], 500),
    (300, [100, 400], 100), (900, [100, 400], 400), (200, [300, 700], 300),
  ])
  func nearestWeightIsTaken(wanted: Int, weights: [Int], taken: Int) {
    let sources = weights.map {
      FontSource(family: "A", weights: $0...$0, isItalic: false, path: "\($0)")
    }
    #expect(sources.nearest(weight: wanted, isItalic: false)?.path == "\(taken)")
    #expect(sources.nearest(weight: wanted, isItalic: true)?.path == "\(taken)")
  }

  @Test func slantComesBeforeWeight() {
    let sources = [(400, false), (700, true)].map {
      FontSource(family: "A", weights: $0...$0, isItalic: $1, path: "\($0)")
    }
    #expect(sources.nearest(weight: 400, isItalic: true)?.path == "700")
    #expect([FontSource]().nearest(weight: 400, isItalic: true) == nil)
  }

  @Test func variableFacesTakeTheWeightItself() {
    let source = FontSource(family: "A", weights: 100...900, isItalic: false, path: "a")
    #expect(FontFace(source, weight: 450).weight == 450)
    #expect(FontFace(source, weight: 950).weight == 900)
    #expect([source].nearest(weight: 620, isItalic: false) == source)
  }
}
