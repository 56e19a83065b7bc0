import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Small layers with shadows, whose pictures are kept.
struct LayerPictureTests {
  private static func pin(_ color: RGBAColor, x: CGFloat, symbol: String = "heart.fill")
    -> DrawOperation
  {
    let drop = Path { path in
      path.move(to: CGPoint(x: x, y: 40))
      path.addQuadCurve(to: CGPoint(x: x, y: 14), control: CGPoint(x: x - 14, y: 16))
      path.addQuadCurve(to: CGPoint(x: x, y: 40), control: CGPoint(x: x + 14, y: 16))
    }
    let name = SymbolReference(name: symbol, font: ResolvedFont(size: 10))
    let frame = CGRect(x: x - 5, y: 18, width: 10, height: 10)
    return .layer(
      Layer(
        filters: [.shadow(Shadow(color: .black.opacity(0.4), radius: 2, x: 0, y: 1))],
        items: [
          DrawItem(fill(drop, color)),
          DrawItem(.stroke(drop, .color(.white), StrokeStyle(lineWidth: 1))),
          DrawItem(.symbol(SymbolDrawing(symbol: name, frame: frame, paints: [.color(.white)]))),
        ]))
  }

  private static func digest(_ operations: [DrawOperation], _ studio: Studio) throws -> PixelDigest
  {
    PixelDigest(of: try studio.draw(operations, size: CGSize(width: 110, height: 60), scale: 3))
  }

  /// A kept picture is the one that is drawn anew; of another place or colour there is another.
  @Test func whatIsKeptDoesNotShow() throws {
    let studio = try Studio()
    let pins = [Self.pin(RGBAColor(hex: 0xFF3B30), x: 30), Self.pin(.black, x: 75)]
    let cold = try Self.digest(pins, studio)
    #expect(studio.rasterizer.caches.smallLayers.statistics.hits == 0)
    #expect(try Self.digest(pins, studio) == cold)
    #expect(studio.rasterizer.caches.smallLayers.statistics.hits == 2)
    let moved = [Self.pin(RGBAColor(hex: 0xFF3B30), x: 30.2), Self.pin(.black, x: 75)]
    #expect(try Self.digest(moved, studio) != cold)
    #expect(try Self.digest(moved, Studio()) == Self.digest(moved, studio))
  }

  /// What cannot be drawn is told of each picture, though nothing of it is drawn again.
  @Test func unknownSymbolsAreToldOfEachTime() throws {
    let studio = try Studio(isStrict: false)
    let pins = [Self.pin(.black, x: 30, symbol: "no.such.symbol")]
    for _ in 0..<2 {
      studio.text.forgetIssues()
      _ = try Self.digest(pins, studio)
      #expect(studio.text.issues.count == 1)
    }
  }
}
