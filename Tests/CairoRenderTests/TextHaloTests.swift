import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Copies of a text around it, which are painted as one mask, against the same ones painted one by one.
struct TextHaloTests {
  private static let size = CGSize(width: 160, height: 60)
  private static let steps: [(CGFloat, CGFloat)] = [
    (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7),
  ]

  private static func copies(
    of string: String, at place: CGPoint, alpha: Double = 0.85
  ) -> [DrawOperation] {
    let text = StyledText(runs: [
      .init(
        .text(string), attributes: TextAttributes(font: ResolvedFont(size: 17)),
        paint: .color(RGBAColor(hex: 0xFFE0A0).opacity(alpha)))
    ])
    return steps.map { dx, dy in
      .text(
        TextDrawing(
          text: text, frame: CGRect(x: place.x + dx, y: place.y + dy, width: 150, height: 24)))
    }
  }

  /// In a turned layer, or as they are; one by one with a layer of nothing between them.
  private static func list(
    _ copies: [DrawOperation], isTurned: Bool, oneByOne: Bool
  ) -> [DrawOperation] {
    let nothing = DrawOperation.layer(Layer(items: []))
    let items = copies.flatMap { oneByOne ? [$0, nothing] : [$0] }
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
    let copies = Self.copies(of: "улица Советская", at: CGPoint(x: 5.3, y: 12.6), alpha: alpha)
    let together = try Self.draw(
      Self.list(copies, isTurned: isTurned, oneByOne: false), studio)
    #expect(studio.rasterizer.caches.halos.statistics.entries == 1)
    let apart = try Self.draw(Self.list(copies, isTurned: isTurned, oneByOne: true), studio)
    #expect(studio.rasterizer.caches.halos.statistics.entries == 1)
    #expect(Self.farthest(together, apart) <= 4)
    let moved = Self.copies(of: "улица Советская", at: CGPoint(x: 5.8, y: 12.6), alpha: alpha)
    let other = try Self.draw(Self.list(moved, isTurned: isTurned, oneByOne: true), studio)
    #expect(Self.farthest(together, other) > 40)
  }

  /// A halo that is kept is the one that is drawn anew, wherever it lies and whatever its colour.
  @Test func whatIsKeptDoesNotShow() throws {
    let studio = try Studio()
    let copies = Self.copies(of: "Саранка", at: CGPoint(x: 5.25, y: 12.5))
    let cold = PixelDigest(of: try Self.draw(copies, studio))
    #expect(PixelDigest(of: try Self.draw(copies, studio)) == cold)
    #expect(studio.rasterizer.caches.halos.statistics.hits == 1)
    let moved = Self.copies(of: "Саранка", at: CGPoint(x: 25.25, y: 22.5))
    let warm = PixelDigest(of: try Self.draw(moved, studio))
    #expect(studio.rasterizer.caches.halos.statistics.hits == 2)
    #expect(PixelDigest(of: try Self.draw(moved, Studio())) == warm)
    #expect(warm != cold)
  }

  /// Emoji have colours of their own; few copies, or such that lie apart, are no halo.
  @Test func othersArePaintedOneByOne() throws {
    let studio = try Studio()
    _ = try Self.draw(Self.copies(of: "Парк 🌳", at: CGPoint(x: 5, y: 12)), studio)
    let three = Self.copies(of: "Парк", at: CGPoint(x: 5, y: 12)).prefix(3)
    _ = try Self.draw(Array(three), studio)
    let columns = (0..<5).flatMap { index in
      Self.copies(of: "Парк", at: CGPoint(x: Double(index) * 30, y: 12)).prefix(1)
    }
    _ = try Self.draw(columns, studio)
    #expect(studio.rasterizer.caches.halos.statistics.entries == 0)
  }

  /// A line of any length is drawn, one copy after the other.
  @Test func hugeOnesHaveNoMask() throws {
    let studio = try Studio()
    let long = String(repeating: "Ш", count: 6000)
    _ = try Self.draw(Self.copies(of: long, at: .zero).map { $0.widened }, studio, scale: 3)
    // What is kept tells that there is no mask, for each beginning.
    #expect(studio.rasterizer.caches.halos.statistics.cost <= 8000)
  }
}

extension DrawOperation {
  /// A text in a frame that is as wide as it likes.
  fileprivate var widened: DrawOperation {
    guard case .text(var drawing) = self else { return self }
    drawing.frame.size.width = 900_000
    return .text(drawing)
  }
}
