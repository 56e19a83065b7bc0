import CCairo
import CPango
import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Fonts that are there, are an app's own, or are broken.
struct FontTests {
  /// A font of the project under a path of its own, its bytes changed.
  static func copy(_ change: (inout Data) -> Void) throws -> URL {
    let source = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf")
    var data = try Data(contentsOf: source)
    change(&data)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-font-\(UUID().uuidString).ttf")
    try data.write(to: file)
    return file
  }

  @Test func projectsFontsAreThere() throws {
    let book = try FontBook()
    #expect(book.missing.isEmpty)
    #expect(book.paths.count == book.catalogue.textFaces.count)
  }

  @Test func eachWeightHasItsFace() throws {
    let text = try TextEngine(fonts: FontBook())
    var widths: Set<Double> = []
    for weight in ResolvedFont.Weight.allCases {
      widths.insert(
        text.measure(styled("Ширина", weight: weight), width: .infinity, height: .infinity).size
          .width)
    }
    #expect(widths.count == 9)
  }

  /// SF Pro's tracking in thousandths of an em, as Apple's Human Interface Guidelines print it.
  @Test(arguments: [(28, 14.0), (34, 12), (40, 10), (44, 8), (53, 6), (60, 4), (72, 2), (80, 0)])
  func largeTextTightensAsThePlatforms(size: Int, published: Double) throws {
    let catalogue = try FontCatalogue.load()
    let (at28, at) = (
      catalogue.tracking("Inter Display", size: 28),
      catalogue.tracking("Inter Display", size: Double(size))
    )
    #expect(abs((at28 - at) - (14 - published) / 1000) <= 0.0015)
  }

  @Test func appsRegisterTheirOwn() throws {
    let file = try Self.copy { _ in }
    defer { try? FileManager.default.removeItem(at: file) }
    let book = try FontBook(registering: [FontFile(path: file.path)])
    let text = try TextEngine(fonts: book, isStrict: true)
    for name in ["Noto Serif", "NotoSerif-Regular"] {
      var own = styled("Проба")
      own.runs[0].attributes.font.family = .custom(name)
      let width = text.measure(own, width: .infinity, height: .infinity).size.width
      #expect(width > 0 && text.issues.isEmpty, "\(name) \(text.issues)")
    }
  }

  /// A face's own name is that face; a weight that is asked for beside it is looked for in its
  /// family.
  @Test func faceNamesAreFaces() throws {
    let faces = try FontBook().catalogue.faces.filter { $0.family == "Noto Serif" && !$0.italic }
    let (regular, bold) = (
      try #require(faces.first { $0.weight == 400 }), try #require(faces.first { $0.weight == 700 })
    )
    let own = try OwnFonts(
      [FontFile(path: bold.path), FontFile(path: regular.path)], beside: ["Noto Serif"])
    func path(_ name: String, _ weight: ResolvedFont.Weight = .regular) throws -> String? {
      let font = ResolvedFont(family: .custom(name), size: 17, weight: weight)
      let family = try #require(own.family(name, of: font))
      return own.sources.filter { $0.family == family }
        .nearest(weight: Int(weight.rawValue), isItalic: false)?.path
    }
    #expect(try path("NotoSerif-Bold") == bold.path)
    #expect(try path("NotoSerif-Regular") == regular.path)
    #expect(try path("NotoSerif-Regular", .bold) == bold.path)
    #expect(try path("Noto Serif") == regular.path)
    #expect(own.names.contains("Noto Serif Bold"))
    // Apart from the project's family of that name.
    #expect(!own.sources.contains { $0.family == "Noto Serif" })
    #expect(own.family("Noto", of: ResolvedFont(size: 17)) == nil)
  }

  @Test func anAppsFontsChangeNoTextButTheirs() throws {
    let file = try Self.copy { _ in }
    defer { try? FileManager.default.removeItem(at: file) }
    let (plain, with) = (
      try TextEngine(fonts: FontBook()),
      try TextEngine(fonts: FontBook(registering: [FontFile(path: file.path)]))
    )
    let (without, adding) = (try Fingerprint(text: plain), try Fingerprint(text: with))
    #expect(without.fonts == adding.fonts && without.probe == adding.probe)
    #expect(without.appFonts == nil && adding.appFonts != nil)
    #expect(without.digest != adding.digest)
  }

  /// Debian's `fonts-inter-variable`; without it the test is skipped.
  private static let variable = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: variable)))
  func variableFontsHaveEveryWeight() throws {
    let contents = try FontFile(path: Self.variable).read()
    #expect(contents.sources.map(\.weights) == [100...900])
    let source = try #require(contents.sources.first)
    let shaped = [100, 450, 900].map { Self.shapedWidth(FontFace(source, weight: $0)) }
    #expect(shaped[0] < shaped[1] && shaped[1] < shaped[2], "\(shaped)")
    // Cairo draws what HarfBuzz has shaped.
    for (weight, width) in zip([100, 450, 900], shaped) {
      let drawn = try Self.drawnWidth(FontFace(source, weight: weight))
      #expect(abs(drawn - width) < 2, "\(weight)")
    }
  }

  /// The advance of a letter at an em of 1000.
  private static func shapedWidth(_ face: FontFace) -> Double {
    let font = face.shapingFont(em: 1000)
    defer { hb_font_destroy(font) }
    var glyph: hb_codepoint_t = 0
    hb_font_get_nominal_glyph(font, 0x57, &glyph)
    return Double(hb_font_get_glyph_h_advance(font, glyph))
  }

  private static func drawnWidth(_ face: FontFace) throws -> Double {
    try CairoLock.hold {
      let outlines = try #require(face.outlines)
      let font = try #require(GlyphOutline.scaledFont(outlines, size: 1000))
      defer { cairo_scaled_font_destroy(font) }
      var extents = cairo_text_extents_t()
      cairo_scaled_font_text_extents(font, "W", &extents)
      return extents.x_advance
    }
  }

  @Test func substitutedFacesOfAnAppAreReported() throws {
    let file = try Self.copy { _ in }
    defer { try? FileManager.default.removeItem(at: file) }
    let book = try FontBook(registering: [FontFile(path: file.path)])
    var words = styled("Вес")
    words.runs[0].attributes.font = ResolvedFont(
      family: .custom("Noto Serif"), size: 17, weight: .semibold)
    let frame = CGRect(x: 0, y: 0, width: 90, height: 30)
    let list = DisplayList(
      size: frame.size, items: [DrawItem(.text(TextDrawing(text: words, frame: frame)))])
    let lenient = try TextEngine(fonts: book)
    // Each picture tells it, though the paragraph is shaped once.
    for _ in 0..<2 {
      lenient.forgetIssues()
      _ = try Rasterizer().render(list, scale: 1, text: lenient, assets: ImageStore())
      guard case .substitutedFace(_, 600, false, let taken)? = lenient.issues.first else {
        Issue.record("\(lenient.issues)")
        return
      }
      #expect(taken.hasSuffix("of weight 400") && lenient.issues.count == 1, "\(taken)")
    }
    #expect(throws: RenderError.self) {
      try Rasterizer().render(
        list, scale: 1, text: TextEngine(fonts: book, isStrict: true), assets: ImageStore())
    }
  }

  /// A design, a weight that it lacks, and the nearest that it has.
  private static let lackedWeights:
    [(ResolvedFont.Design, ResolvedFont.Weight, ResolvedFont.Weight)] = [
      (.serif, .semibold, .bold), (.serif, .black, .bold), (.serif, .light, .regular),
      (.rounded, .semibold, .bold), (.rounded, .heavy, .bold), (.rounded, .medium, .regular),
      (.rounded, .thin, .light),
    ]

  /// The rounded and the serif design have few weights: the nearest is drawn, and no fault told.
  @Test(arguments: lackedWeights)
  func designsAreDrawnInTheNearestWeight(
    design: ResolvedFont.Design, asked: ResolvedFont.Weight, taken: ResolvedFont.Weight
  ) throws {
    let studio = try Studio()
    func pixels(_ weight: ResolvedFont.Weight, italic: Bool = false) throws -> [UInt32] {
      var words = styled("Вес 17")
      words.runs[0].attributes.font = ResolvedFont(
        family: .system(design), size: 17, weight: weight)
      words.runs[0].attributes.font.isItalic = italic
      let frame = CGRect(x: 0, y: 0, width: 90, height: 30)
      return try studio.draw([.text(TextDrawing(text: words, frame: frame))], size: frame.size)
        .withPixels { Array($0) }
    }
    // A strict studio throws where a face is not as asked.
    let drawn = try pixels(asked)
    #expect(try drawn == pixels(taken))
    #expect(try drawn != pixels(taken == .regular ? .bold : .regular))
    _ = try pixels(asked, italic: true)
  }

  @Test func facesThatExistAreNotSubstituted() throws {
    let text = try TextEngine(fonts: FontBook())
    for design in ResolvedFont.Design.allCases {
      for size in [12.0, 17, 34] {
        var words = styled("Вес")
        words.runs[0].attributes.font = ResolvedFont(family: .system(design), size: size)
        _ = text.measure(words, width: 200, height: 100)
        words.runs[0].attributes.font.weight = .bold
        _ = text.measure(words, width: 200, height: 100)
      }
    }
    for isItalic in [false, true] {
      for weight in ResolvedFont.Weight.allCases {
        var words = styled("Вес", size: 20, weight: weight)
        words.runs[0].attributes.font.isItalic = isItalic
        _ = text.measure(words, width: 200, height: 100)
      }
    }
    #expect(text.issues.isEmpty, "\(text.issues)")
  }

  @Test func brokenFontsAreErrors() throws {
    for change: (inout Data) -> Void in [
      { $0 = Data() }, { $0 = $0.prefix(200) }, { $0 = Data(repeating: 65, count: 5000) },
      { $0 = $0.prefix($0.count / 3) },
    ] {
      let file = try Self.copy(change)
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(throws: RenderError.self) {
        let text = try TextEngine(
          fonts: FontBook(registering: [FontFile(path: file.path)]), isStrict: true)
        var own = styled("Проба")
        own.runs[0].attributes.font.family = .custom("Noto Serif")
        let list = DisplayList(
          size: CGSize(width: 90, height: 30),
          items: [
            DrawItem(
              .text(TextDrawing(text: own, frame: CGRect(x: 0, y: 0, width: 90, height: 30))))
          ])
        _ = try Rasterizer().render(list, scale: 1, text: text, assets: ImageStore())
      }
    }
    #expect(throws: RenderError.self) {
      try FontBook(registering: [FontFile(path: "/nonexistent/font.ttf")])
    }
  }
}
