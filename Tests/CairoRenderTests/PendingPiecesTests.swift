import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// What waits to be painted is painted before anything looks at it, however far a layer reaches.
struct PendingPiecesTests {
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
    .linearGradient(
      LinearGradientPaint(
        stops: [ColorStop(color: .clear, location: 0), ColorStop(color: .clear, location: 1)],
        start: .zero, end: CGPoint(x: 0, y: 500))), FillStyle())

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

  /// A pause paints nothing, and what waits is seen through each layer that holds something.
  @Test func orderIsSeen() throws {
    #expect(try Self.digest(Self.ground + [Self.pause]) == Self.digest(Self.ground))
    for (name, layer) in Self.layers where name != "nothing" {
      #expect(try Self.digest(layer + Self.ground) != Self.digest(Self.ground + layer), "\(name)")
    }
  }
}
