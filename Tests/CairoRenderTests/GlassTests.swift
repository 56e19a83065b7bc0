import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// What is seen through materials, which is kept by what lies behind.
struct GlassTests {
  private static let size = CGSize(width: 120, height: 700)

  private static func scene(
    _ color: RGBAColor, y: CGFloat = 20, _ thickness: MaterialThickness = .regular,
    radius: CGFloat = 0
  ) -> [DrawOperation] {
    let bar = CGRect(x: 0, y: y, width: 120, height: 30)
    return [
      fill(Path(ellipseIn: CGRect(x: 20, y: y - 10, width: 40, height: 40)), color),
      .material(radius > 0 ? rounded(bar, radius) : Path(bar), thickness, .light),
    ]
  }

  private static func digest(_ operations: [DrawOperation], _ studio: Studio) throws -> PixelDigest
  {
    PixelDigest(of: try studio.draw(operations, size: size))
  }

  @Test(arguments: [0, 12])
  func whatIsKeptDoesNotShow(radius: CGFloat) throws {
    let studio = try Studio()
    let cold = try Self.digest(Self.scene(.black, radius: radius), studio)
    #expect(studio.rasterizer.caches.glass.statistics.hits == 0)
    #expect(try Self.digest(Self.scene(.black, radius: radius), studio) == cold)
    #expect(studio.rasterizer.caches.glass.statistics.hits == 1)
  }

  /// Another backdrop or material is seen anew; the same one serves elsewhere.
  @Test func whatLiesBehindDecides() throws {
    let studio = try Studio()
    let nearly = RGBAColor(red: 0, green: 0, blue: 0.005)
    let scenes = [
      Self.scene(.black), Self.scene(nearly), Self.scene(.black, .ultraThin),
      // Far from the edges, where a blur stops, twice.
      Self.scene(.black, y: 300), Self.scene(.black, y: 350),
    ]
    for scene in scenes {
      #expect(try Self.digest(scene, studio) == Self.digest(scene, Studio()))
    }
    #expect(studio.rasterizer.caches.glass.statistics.misses == 4)
    #expect(studio.rasterizer.caches.glass.statistics.hits == 1)
  }

  /// A window among others on a dark desk: glass in it shows nothing of the desk.
  @Test(arguments: [true, false])
  func glassLooksNoFurtherThanItsPicture(isPicture: Bool) throws {
    let window = CGRect(x: 30, y: 30, width: 60, height: 120)
    let layer = Layer(
      clip: Path(window), isolated: isPicture,
      items: [
        DrawItem(fill(Path(window), .white)),
        DrawItem(.material(Path(window), .ultraThin, .light)),
      ])
    let image = try Studio().draw(
      [.layer(layer)], size: Self.size, scale: 1, background: RGBAColor(hex: 0x202020))
    let (edge, middle) = (image[31, 31], image[60, 90])
    #expect((edge == middle) == isPicture)
  }

  // MARK: Shadows of glass

  /// Layers of glass that cast a shadow, over stripes: a card, and a menu, whose clip rounds it.
  private static let panels: [String: [DrawItem]] = {
    let box = CGRect(x: 20, y: 40, width: 76, height: 90)
    let label = DrawOperation.text(
      TextDrawing(
        text: styled("Меню", size: 15), frame: CGRect(x: 30, y: 50, width: 60, height: 24)))
    let menu = Layer(
      clip: rounded(box, 10),
      items: [.material(Path(box), .thin, .light), label].map { DrawItem($0) })
    return [
      "card": [DrawItem(.material(rounded(box, 14), .regular, .dark))],
      "menu": [DrawItem(.layer(menu))],
    ]
  }()

  private static func stripes(_ panel: [DrawItem], isApart: Bool) -> [DrawOperation] {
    let stripes = (0..<12).map { index in
      fill(
        Path(CGRect(x: 0, y: Double(index) * 16, width: 120, height: 8)),
        RGBAColor(hex: UInt32(index * 0x15_4A93 & 0xFF_FFFF)))
    }
    let shadow = Filter.shadow(Shadow(color: .black.opacity(0.5), radius: 8, x: 0, y: 4))
    return stripes + [.layer(Layer(filters: [shadow], isolated: isApart, items: panel))]
  }

  private static func picture(
    _ operations: [DrawOperation], background: RGBAColor = .white
  ) throws -> PixelImage {
    try Studio().draw(operations, size: CGSize(width: 120, height: 190), background: background)
  }

  private static func steps(_ image: PixelImage, _ other: PixelImage) -> Int {
    image.withPixels { pixels in
      other.withPixels { others in
        zip(pixels, others).map { pixel, other in
          [24, 16, 8, 0].map { abs(Int(pixel >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
        }.max() ?? 0
      }
    }
  }

  /// Drawn at once, glass looks as on a canvas of its own: its shadow is not seen through it.
  @Test(arguments: panels.keys.sorted())
  func shadowIsNotSeenThroughGlass(_ name: String) throws {
    let panel = try #require(Self.panels[name])
    let image = try Self.picture(Self.stripes(panel, isApart: false))
    let apart = try Self.picture(Self.stripes(panel, isApart: true))
    #expect(Self.steps(image, apart) <= 2)
    try look(image, "glass-shadow-\(name)")
    // A shadow that lies there already is seen through glass.
    let bare = DrawOperation.layer(Layer(items: panel))
    let twice = try Self.picture(Self.stripes(panel, isApart: true) + [bare])
    #expect(Self.steps(image, twice) > 2)
  }

  /// Over nothing, glass is no opaque shape, and is drawn apart.
  @Test func glassOverNothingIsDrawnApart() throws {
    for panel in Self.panels.values {
      let image = try Self.picture(Self.stripes(panel, isApart: false), background: .clear)
      let apart = try Self.picture(Self.stripes(panel, isApart: true), background: .clear)
      #expect(PixelDigest(of: image) == PixelDigest(of: apart))
    }
  }
}
