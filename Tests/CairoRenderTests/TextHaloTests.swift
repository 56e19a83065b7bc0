import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Halos, which are painted through one mask, against their copies painted one by one.
struct TextHaloTests {
  private static let size = CGSize(width: 160, height: 60)

  private static func halo(
    of string: String, at place: CGPoint, alpha: Double = 0.85, width: CGFloat = 1,
    room: CGFloat = 150
  ) -> HaloDrawing {
    let text = StyledText(runs: [
      .init(
        .text(string), attributes: TextAttributes(font: ResolvedFont(size: 17)),
        paint: .color(.black))
    ])
    return HaloDrawing(
      letters: TextDrawing(
        text: text, frame: CGRect(origin: place, size: CGSize(width: room, height: 24))),
      width: width, color: RGBAColor(hex: 0xFFE0A0).opacity(alpha))
  }

  /// In a turned layer, or as it is; or its copies.
  private static func list(
    _ halo: HaloDrawing, isTurned: Bool = false, oneByOne: Bool = false
  ) -> [DrawOperation] {
    let items = oneByOne ? halo.copies.map { DrawOperation.text($0) } : [.halo(halo)]
    guard isTurned else { return items }
    let turn = CGAffineTransform(a: 0.96, b: 0.28, c: -0.28, d: 0.96, tx: 4, ty: 3)
    return [.layer(Layer(transform: turn, items: items.map { DrawItem($0) }))]
  }

  private static let ground = fill(Path(CGRect(x: 0, y: 0, width: 160, height: 60)), .black)

  private static func draw(
    _ operations: [DrawOperation], _ studio: Studio, scale: Double = 2
  ) throws -> PixelImage {
    try studio.draw([ground] + operations, size: size, scale: scale)
  }

  private static func farthest(_ a: PixelImage, _ b: PixelImage) -> Int {
    var most = 0
    for y in 0..<a.height {
      for x in 0..<a.width {
        for shift: UInt32 in [0, 8, 16] {
          most = max(most, abs(Int(a[x, y] >> shift & 255) - Int(b[x, y] >> shift & 255)))
        }
      }
    }
    return most
  }

  @Test(arguments: [false, true], [0.85, 1])
  func oneMaskIsAllCopies(isTurned: Bool, alpha: Double) throws {
    let studio = try Studio()
    let halo = Self.halo(of: "улица Советская", at: CGPoint(x: 5.3, y: 12.6), alpha: alpha)
    let together = try Self.draw(Self.list(halo, isTurned: isTurned), studio)
    #expect(studio.rasterizer.caches.halos.statistics.entries == 1)
    let apart = try Self.draw(Self.list(halo, isTurned: isTurned, oneByOne: true), studio)
    #expect(studio.rasterizer.caches.halos.statistics.entries == 1)
    #expect(Self.farthest(together, apart) <= 4)
    let moved = Self.halo(of: "улица Советская", at: CGPoint(x: 5.8, y: 12.6), alpha: alpha)
    let other = try Self.draw(Self.list(moved, isTurned: isTurned, oneByOne: true), studio)
    #expect(Self.farthest(together, other) > 40)
  }

  /// A halo that is kept is the one that is drawn anew, wherever it lies and whatever its colour.
  @Test func whatIsKeptDoesNotShow() throws {
    let studio = try Studio()
    let halo = Self.list(Self.halo(of: "Саранка", at: CGPoint(x: 5.25, y: 12.5)))
    let cold = PixelDigest(of: try Self.draw(halo, studio))
    #expect(PixelDigest(of: try Self.draw(halo, studio)) == cold)
    #expect(studio.rasterizer.caches.halos.statistics.hits == 1)
    let moved = Self.list(Self.halo(of: "Саранка", at: CGPoint(x: 25.25, y: 22.5)))
    let warm = PixelDigest(of: try Self.draw(moved, studio))
    #expect(studio.rasterizer.caches.halos.statistics.hits == 2)
    #expect(PixelDigest(of: try Self.draw(moved, Studio())) == warm)
    #expect(warm != cold)
  }

  /// A wider halo reaches as much farther, and letters are not a part of it.
  @Test func widthIsHowFarItReaches() throws {
    func ink(_ width: CGFloat) throws -> CGRect {
      let image = try Self.draw(
        Self.list(Self.halo(of: "Ш", at: CGPoint(x: 20, y: 12), width: width)), Studio())
      var box = CGRect.null
      for y in 0..<image.height {
        for x in 0..<image.width where image[x, y] & 0xFFFFFF != 0 {
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      return box
    }
    let (one, three) = (try ink(1), try ink(3))
    #expect(one.insetBy(dx: -4, dy: -4) == three)
    let device = CGAffineTransform(scaleX: 2, y: 2)
    let painted = Extent.painted(
      by: .halo(Self.halo(of: "Ш", at: CGPoint(x: 20, y: 12), width: 3)), device)
    #expect(painted.cgRect.encloses(three))
  }

  /// Emoji have colours of their own.
  @Test func whatHasNoMaskIsDrawnCopyByCopy() throws {
    let studio = try Studio()
    let halo = Self.halo(of: "Парк 🌳", at: CGPoint(x: 5, y: 12))
    let together = try Self.draw(Self.list(halo), studio)
    let apart = try Self.draw(Self.list(halo, oneByOne: true), studio)
    #expect(PixelDigest(of: together) == PixelDigest(of: apart))
    #expect(studio.rasterizer.caches.halos.statistics.entries == 0)
  }

  /// A line of any length is drawn.
  @Test func hugeOnesHaveNoMask() throws {
    let studio = try Studio()
    let long = Self.halo(of: String(repeating: "Ш", count: 6000), at: .zero, room: 900_000)
    _ = try Self.draw(Self.list(long), studio, scale: 3)
    // What is kept tells that there is no mask.
    #expect(studio.rasterizer.caches.halos.statistics.cost <= 1000)
  }
}
