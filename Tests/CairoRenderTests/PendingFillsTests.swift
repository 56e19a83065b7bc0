import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// What waits to be painted is painted before anything looks at it, however far a layer reaches.
struct PendingFillsTests {
  private static let size = CGSize(width: 120, height: 500)

  /// Rectangles and rounded ones all over the picture, all of which wait.
  private static let ground: [DrawOperation] = (0..<40).map { index in
    let rect = CGRect(
      x: Double(index * 37 % 100) - 10, y: Double(index) * 12.5, width: 44, height: 30)
    let color = RGBAColor(hex: UInt32(index * 0x3A17_29 & 0xFF_FFFF))
    return fill(index % 2 == 0 ? Path(rect) : rounded(rect, 6), color)
  }

  /// What paints nothing, and has all painted that waits.
  private static let pause = DrawOperation.fill(
    Path(CGRect(origin: .zero, size: size)),
    .angularGradient(
      AngularGradientPaint(
        stops: [ColorStop(color: .clear, location: 0), ColorStop(color: .clear, location: 1)],
        center: .zero, startAngle: .degrees(0), endAngle: .degrees(360))), FillStyle())

  private static func layer(_ filters: [Filter], _ items: [DrawOperation]) -> DrawOperation {
    .layer(Layer(opacity: 0.8, filters: filters, items: items.map { DrawItem($0) }))
  }

  /// Layers in the middle of the picture, each of which reaches beyond what it holds.
  static let layers: [String: [DrawOperation]] = {
    let bar = CGRect(x: 10, y: 240, width: 100, height: 21)
    let square = fill(Path(bar), RGBAColor(hex: 0x34C759))
    let glass = DrawOperation.material(rounded(bar, 6), .thick, .light)
    let shadow = Filter.shadow(Shadow(color: .black, radius: 20, x: 3, y: 40))
    let up = DrawOperation.layer(
      Layer(
        transform: CGAffineTransform(translationX: 0, y: -90),
        filters: [.blur(radius: 14, opaque: false)], items: [DrawItem(square)]))
    return [
      "shadow": [layer([shadow], [square])],
      "blur": [layer([.blur(radius: 25, opaque: false)], [square])],
      "glass": [layer([], [glass])], "glass with a shadow": [layer([shadow], [glass])],
      "bare glass": [glass], "layers in a layer": [layer([shadow], [square, up, glass])],
      "nothing": [layer([shadow], [])],
    ]
  }()

  private static func digest(_ operations: [DrawOperation]) throws -> PixelDigest {
    PixelDigest(of: try Studio().draw(operations, size: size))
  }

  @Test(arguments: layers.keys.sorted())
  func layersLieUponWhatWaited(_ name: String) throws {
    let layer = try #require(Self.layers[name])
    let expected = try Self.digest(Self.ground + [Self.pause] + layer)
    #expect(try Self.digest(Self.ground + layer) == expected)
    // What comes later waits as well.
    let all = Self.ground + layer + Self.ground.prefix(20)
    #expect(
      try Self.digest(all)
        == Self.digest(Self.ground + [Self.pause] + layer + [Self.pause] + Self.ground.prefix(20)))
  }

  /// Letters, symbols and names with halos lie upon each other and upon rectangles, in the order of
  /// the list, those that wait and those that do not.
  @Test func lettersKeepTheirPlaceInTheOrder() throws {
    let size = Self.size
    func text(_ style: StyledText, _ y: Double) -> DrawOperation {
      .text(TextDrawing(text: style, frame: CGRect(x: 4, y: y, width: 112, height: 60)))
    }
    var underlined = styled("Под чертой", size: 22, color: RGBAColor(hex: 0x0088FF))
    underlined.runs[0].attributes.underline = TextAttributes.Line()
    var golden = styled("Градиент", size: 24, weight: .bold)
    golden.runs[0].paint = .linearGradient(
      LinearGradientPaint(
        stops: [ColorStop(color: .black, location: 0), ColorStop(color: .white, location: 1)],
        start: .zero, end: CGPoint(x: 120, y: 0)))
    let heart = SymbolReference(name: "heart.fill", font: ResolvedFont(size: 40))
    let white = styled("Имя", size: 20, color: .white)
    let halo = DrawOperation.halo(
      HaloDrawing(
        letters: TextDrawing(
          text: white, frame: CGRect(x: 21, y: 231, width: 90, height: 30)), width: 1,
        color: .white))
    let parts: [[DrawOperation]] = [
      [text(styled("Буквы ждут", size: 26, color: RGBAColor(hex: 0xFF3B30)), 180)],
      [fill(Path(CGRect(x: 10, y: 190, width: 60, height: 40)), RGBAColor(hex: 0x34C759))],
      [text(underlined, 186)], [text(styled("Ещё", size: 40), 170)],
      [
        .symbol(
          SymbolDrawing(
            symbol: heart, frame: CGRect(x: 30, y: 180, width: 60, height: 60),
            paints: [.color(RGBAColor(hex: 0xAF52DE).opacity(0.7))]))
      ],
      [text(golden, 200)], [text(styled("Слова и 🎉", size: 30), 196)],
      [fill(rounded(CGRect(x: 40, y: 200, width: 70, height: 60), 10), RGBAColor(hex: 0xFFCC00))],
      [halo], [text(white, 232)],
    ]
    let all = parts.flatMap { $0 }
    let expected = try Self.digest(Self.ground + parts.flatMap { [Self.pause] + $0 } + [Self.pause])
    #expect(try Self.digest(Self.ground + all) == expected)
    // In any other order something else is on top.
    for index in 1..<parts.count {
      var swapped = parts
      swapped.swapAt(index - 1, index)
      #expect(try Self.digest(Self.ground + swapped.flatMap { $0 }) != expected, "part \(index)")
    }
    try look(Studio().draw(Self.ground + all, size: size), "letters-in-order")
  }

  /// A pause paints nothing, and what waits is seen through each layer that holds something.
  @Test func orderIsSeen() throws {
    #expect(try Self.digest(Self.ground + [Self.pause]) == Self.digest(Self.ground))
    for (name, layer) in Self.layers where name != "nothing" {
      #expect(try Self.digest(layer + Self.ground) != Self.digest(Self.ground + layer), "\(name)")
    }
  }
}
