import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Symbols by their SF names.
struct SymbolTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  func metrics(
    _ name: String, size: Double = 17, scale: SymbolReference.Scale = .medium
  ) -> SymbolMetrics {
    studio.text.measure(
      SymbolReference(name: name, font: ResolvedFont(size: size), scale: scale))
  }

  @Test func roundSymbolsHaveSFsSize() {
    // A circle's ink is 0.996 font sizes wide; 0.09 stand at either side.
    let circle = metrics("circle.fill").size
    #expect(abs(circle.width - 17 * (0.996 + 0.18)) < 0.2, "\(circle)")
    #expect(abs(circle.height - 17 * 0.996) < 0.2, "\(circle)")
    #expect(metrics("circle.fill", scale: .small).size.width < circle.width)
    #expect(metrics("circle.fill", scale: .large).size.width > circle.width)
  }

  @Test func symbolsStandInTheMiddleOfCapitals() {
    let circle = metrics("circle.fill")
    let middle = circle.baseline - circle.size.height / 2
    #expect(abs(middle - 17 * 0.70459 / 2) < 0.3)
  }

  @Test func linesOfTheCatalogueAreReadWhole() throws {
    for (name, line) in try SymbolCatalogue.load().symbols {
      #expect(SymbolRecipe(line) != nil, "\(name): \(line)")
    }
    let inset = try #require(SymbolRecipe("p F857 fill mirror inset 0.55 erase F991"))
    #expect(inset.operation == .inset(scale: 0.55, erases: true))
    #expect(inset.isFilled && inset.isMirrored)
    #expect((inset.glyphs, inset.overlay) == (["F857"], ["F991"]))
    #expect(SymbolRecipe("t !")?.text == "!")
  }

  @Test(arguments: [
    "", "p", "t", "p F857 filled", "p F857 inset F991", "p F857 stack 0.6", "p F857 half",
    "p F857 slash F991",
    "p fill F857 F991",
  ])
  func malformedLinesAreNoRecipes(_ line: String) { #expect(SymbolRecipe(line) == nil) }

  /// Expects a symbol to reach neither above nor below a line of text.
  private func expectWithinALine(_ metrics: SymbolMetrics, _ name: String) {
    #expect(metrics.size.height <= 17 * 1.19336 + 0.002, "\(name)")
    #expect(metrics.baseline <= 17 * 0.95215 + 0.002, "\(name)")
    #expect(metrics.size.height - metrics.baseline <= 17 * 0.24121 + 0.002, "\(name)")
  }

  /// `allSymbolsAreDrawn` asks it of the usual weight and scale.
  @Test(arguments: [
    (ResolvedFont.Weight.regular, SymbolReference.Scale.small), (.black, .large),
  ])
  func noSymbolIsHigherThanALine(_ weight: ResolvedFont.Weight, _ scale: SymbolReference.Scale) {
    for name in studio.text.symbols.names {
      let font = ResolvedFont(size: 17, weight: weight)
      let symbol = SymbolReference(name: name, font: font, scale: scale)
      expectWithinALine(studio.text.measure(symbol), name)
    }
  }

  @Test func unknownSymbolNamesTheNearest() throws {
    let lenient = try Studio(isStrict: false)
    _ = lenient.text.measure(SymbolReference(name: "hart.fill", font: ResolvedFont(size: 17)))
    guard case .unknownSymbol(_, let nearest)? = lenient.text.issues.first else {
      Issue.record("no issue")
      return
    }
    #expect(nearest.contains("heart.fill"))
  }

  /// In strict mode a symbol, or a variant of one, that is not there is an error.
  @Test(arguments: ["hart.fill", "circle.dashed.rectangle"])
  func unknownSymbolIsAnErrorInStrictMode(_ name: String) throws {
    func draw(_ name: String) throws {
      let strict = try Studio()
      let symbol = SymbolReference(name: name, font: ResolvedFont(size: 17))
      let frame = CGRect(x: 4, y: 4, width: 32, height: 32)
      _ = try strict.draw(
        [.symbol(SymbolDrawing(symbol: symbol, frame: frame, paints: [.color(.black)]))],
        size: CGSize(width: 40, height: 40))
    }
    let error = #expect(throws: RenderError.self) { try draw(name) }
    #expect(error?.description.contains("There is no symbol \(name).") == true)
    try draw("heart.fill")
  }

  @Test func weightsGrow() throws {
    func ink(_ weight: ResolvedFont.Weight) throws -> Int {
      let symbol = SymbolReference(name: "heart", font: ResolvedFont(size: 24, weight: weight))
      let image = try studio.draw(
        [
          .symbol(
            SymbolDrawing(
              symbol: symbol, frame: CGRect(x: 4, y: 4, width: 32, height: 32),
              paints: [.color(.black)]))
        ], size: CGSize(width: 40, height: 40))
      return image.withPixels { $0.reduce(0) { $0 + 255 - Int($1 & 255) } }
    }
    let inks = try ResolvedFont.Weight.allCases.map { try ink($0) }
    #expect(inks == inks.sorted() && Set(inks).count == 9)
  }

  @Test func paletteGivesPartsTheirColors() throws {
    let blue = RGBAColor(hex: 0x0000FF)
    let image = try studio.draw(
      [
        .symbol(
          SymbolDrawing(
            symbol: SymbolReference(name: "heart.circle.fill", font: ResolvedFont(size: 40)),
            frame: CGRect(x: 0, y: 0, width: 50, height: 50),
            paints: [.color(.white), .color(blue)], rendering: .palette))
      ], size: CGSize(width: 50, height: 50), background: .black)
    #expect(image[50, 50] == 0xFFFF_FFFF)
    #expect(image[50, 10] == 0xFF00_00FF)
  }

  @Test func aValueShowsStepsOneAfterTheOther() throws {
    func ink(_ value: Double?) throws -> Int {
      let image = try studio.draw(
        [
          .symbol(
            SymbolDrawing(
              symbol: SymbolReference(name: "wifi", font: ResolvedFont(size: 40)),
              frame: CGRect(x: 0, y: 0, width: 50, height: 50), paints: [.color(.black)],
              variableValue: value))
        ], size: CGSize(width: 50, height: 50))
      return image.withPixels { $0.reduce(0) { $0 + 255 - Int($1 & 255) } }
    }
    let inks = try [0, 0.2, 0.5, 1].map { try ink($0) }
    #expect(inks == inks.sorted() && Set(inks).count == 4)
    #expect(try ink(nil) == inks[3])
    #expect(try ink(.nan) == inks[3] && ink(9) == inks[3] && ink(-1) == inks[0])
    // What has no steps shows itself in full.
    let star = SymbolReference(name: "star", font: ResolvedFont(size: 40))
    #expect(try #require(studio.text.symbols.artwork(star)).steps == 0)
  }

  /// Each has ink and is no higher than a line; their shapes are made once for all of it.
  @Test func allSymbolsAreDrawn() throws {
    let names = studio.text.symbols.names
    #expect(names.count > 750)
    var items: [DrawOperation] = []
    for (index, name) in names.enumerated() {
      let symbol = SymbolReference(name: name, font: ResolvedFont(size: 17))
      let artwork = try #require(studio.text.symbols.artwork(symbol))
      #expect(artwork.parts.contains { !$0.path.isEmpty }, "\(name)")
      #expect(artwork.ink.width > 10 && artwork.ink.height > 2, "\(name) \(artwork.ink)")
      let metrics = studio.text.measure(symbol)
      expectWithinALine(metrics, name)
      let size = metrics.size
      let center = CGPoint(x: 16 + CGFloat(index % 28) * 28, y: 16 + CGFloat(index / 28) * 28)
      let frame = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      items.append(.symbol(SymbolDrawing(symbol: symbol, frame: frame, paints: [.color(.black)])))
    }
    let image = try studio.draw(items, size: CGSize(width: 788, height: 900))
    try look(image, "symbols")
    #expect(studio.text.issues.isEmpty)
    #expect(image.withPixels { Set($0).count } > 100)
  }
}
