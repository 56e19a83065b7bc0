import DisplayList
import Foundation
import Testing

@testable import CairoRender

struct GradientTileTests {
  private static func list(at places: [CGPoint], side: CGFloat = 40) -> DisplayList {
    let items = places.map { place in
      let rect = CGRect(origin: place, size: CGSize(width: side, height: side))
      let paint = LinearGradientPaint(
        stops: [
          ColorStop(color: RGBAColor(hex: 0x34C759), location: 0),
          ColorStop(color: RGBAColor(hex: 0x007AFF), location: 1),
        ], start: rect.origin, end: CGPoint(x: rect.maxX, y: rect.maxY))
      return DrawItem(.fill(Path(rect), .linearGradient(paint), FillStyle()))
    }
    return DisplayList(
      size: CGSize(width: 300, height: 1200), background: .white, items: items)
  }

  @Test func aGradientLooksTheSameWhereverItLies() throws {
    let text = try TextEngine(fonts: FontBook())
    let rasterizer = Rasterizer()
    let image = try rasterizer.render(
      Self.list(at: [.zero, CGPoint(x: 200, y: 1100)]), scale: 3, text: text, assets: ImageStore())
    let first = try image.cropped(x: 0, y: 0, width: 120, height: 120)
    let second = try image.cropped(x: 600, y: 3300, width: 120, height: 120)
    #expect(first.withPixels(Array.init) == second.withPixels(Array.init))
    #expect(rasterizer.caches.gradients.statistics.hits == 1)
    // From green at one corner to blue at the other.
    #expect(abs(Int(image[0, 0] >> 8 & 0xFF) - 0xC7) <= 1)
    #expect(abs(Int(image[119, 119] & 0xFF) - 0xFF) <= 1)
  }

  @Test func largeGradientsAreNotKept() throws {
    let text = try TextEngine(fonts: FontBook())
    let rasterizer = Rasterizer()
    _ = try rasterizer.render(
      Self.list(at: [.zero], side: 300), scale: 3, text: text, assets: ImageStore())
    #expect(rasterizer.caches.gradients.statistics.entries == 0)
  }
}
