import CairoRender
import SwiftUI
import Testing

/// The symbols that are drawn for a name and for the variants of the surroundings, and their
/// colours.
@MainActor @Suite struct SymbolVariantTests {
  private struct Drawn {
    var symbols: [SymbolReference] = []
    var paints: [[Paint]] = []
    var renderings: [SymbolDrawing.Rendering] = []
    var warnings: [String] = []

    var names: [String] { symbols.map(\.name) }
  }

  private func drawn<Content: View>(_ view: Content) throws -> Drawn {
    let host = ViewHost(view, text: try TextEngine(fonts: FontBook()), assets: ImageStore())
    let list = try host.render(in: Surroundings(size: CGSize(width: 300, height: 200)))
    var drawn = Drawn()
    func add(_ item: DrawItem) {
      switch item.operation {
      case .symbol(let drawing):
        drawn.symbols.append(drawing.symbol)
        drawn.paints.append(drawing.paints)
        drawn.renderings.append(drawing.rendering)
      case .text(let drawing):
        for run in drawing.text.runs {
          if case .symbol(let symbol) = run.content { drawn.symbols.append(symbol) }
        }
      case .layer(let layer): layer.items.forEach(add)
      default: break
      }
    }
    list.items.forEach(add)
    drawn.warnings = host.session.warnings
    return drawn
  }

  private let within = "largecircle.fill.circle"

  @Test func aNameIsDrawnAsItIsWritten() throws {
    for drawn in try [
      drawn(Image(systemName: within)), drawn(Text("\(Image(systemName: within))")),
      // A variant that it has already changes nothing.
      drawn(Image(systemName: within).symbolVariant(.fill)),
    ] {
      #expect(drawn.names == [within] && drawn.warnings == [])
    }
    // The control: a variant that it lacks is added, before the filling.
    #expect(
      try drawn(Image(systemName: "heart.fill").symbolVariant(.slash)).names == [
        "heart.slash.fill"
      ])
  }

  @Test func whatHasNoFillingIsDrawnWithoutItInTextsToo() throws {
    let image = try drawn(Image(systemName: "plus").symbolVariant(.fill))
    let text = try drawn(Text("\(Image(systemName: "plus"))").symbolVariant(.fill))
    #expect(image.names == ["plus"] && image.warnings == [])
    #expect(text.names == ["plus"] && text.warnings == [])
  }

  @Test func anEnclosureThatIsNotThereIsTold() throws {
    let lacking = Image(systemName: "circle.dashed")
    let image = try drawn(lacking.symbolVariant(.rectangle))
    let text = try drawn(Text("\(lacking)").symbolVariant(.rectangle))
    for drawn in [image, text] {
      #expect(drawn.names == ["circle.dashed"])
      #expect(drawn.warnings.count == 1)
      #expect(drawn.warnings.first?.contains("lacks circle.dashed.rectangle") == true)
    }
    // The control: one that is there is drawn without a word.
    for name in ["folder", "icloud", "tray", "iphone", "timer", "command", "film", "cat"] {
      let drawn = try drawn(Image(systemName: name).symbolVariant(.circle))
      #expect(drawn.names == [name + ".circle"] && drawn.warnings == [])
    }
  }

  @Test func imagesInTextsAreTold() throws {
    let drawn = try drawn(Text("a \(Image("no-such-picture")) b"))
    #expect(drawn.names == [])
    #expect(
      drawn.warnings == [
        "The image no-such-picture stands in a text, where only symbols are drawn"
      ])
  }

  @Test func layersHaveTheirStyles() throws {
    let cloud = Image(systemName: "cloud.sun")
    let palette = try drawn(
      cloud.symbolRenderingMode(.palette)
        .foregroundStyle(
          Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1),
          Color(red: 0, green: 1, blue: 0)))
    let colors = [(1.0, 0.0, 0.0), (0, 0, 1), (0, 1, 0)].map { red, green, blue in
      Paint.color(RGBAColor(red: red, green: green, blue: blue))
    }
    #expect(palette.renderings == [.palette] && palette.paints == [colors])
    let hierarchical = try drawn(
      cloud.symbolRenderingMode(.hierarchical).foregroundStyle(.black))
    #expect(hierarchical.renderings == [.hierarchical])
    let alphas = hierarchical.paints.first?.map { paint -> Double in
      if case .color(let color) = paint { color.alpha } else { -1 }
    }
    #expect(alphas?.count == 3 && alphas == alphas?.sorted(by: >) && alphas?.first == 1)
    // The control: one style for all.
    #expect(try drawn(cloud.foregroundStyle(.red)).paints.first?.count == 1)
  }

  @Test func badgesAndWeatherHaveColorsOfTheirOwn() throws {
    func paints(_ name: String) throws -> [Paint]? {
      try drawn(
        Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(.purple)
      ).paints.first
    }
    let purple = try paints("gearshape")
    #expect(purple?.count == 1)
    for name in ["calendar.badge.plus", "person.fill.badge.plus", "person.badge.plus.fill"] {
      let paints = try paints(name)
      #expect(paints?.first == Paint.color(RGBAColor(hex: 0x34C759)), "\(name)")
      #expect(paints.map { Array($0.dropFirst()) } == purple, "\(name)")
    }
    #expect(try paints("bell.badge")?.first == .color(RGBAColor(hex: 0xFF3B30)))
    #expect(try paints("cloud.sun")?.first == .color(.white))
    #expect(try paints("cloud.sun.rain")?.count == 3)
  }
}
