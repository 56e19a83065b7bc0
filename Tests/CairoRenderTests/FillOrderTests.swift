import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Paths of many straight segments, which are drawn without cairo, against the same ones drawn by
/// it.
struct FillOrderTests {
  private static let size = CGSize(width: 120, height: 90)

  /// A star with as many points as asked, partly beyond the picture's edges.
  private static func star(_ points: Int, at center: CGPoint, _ radius: Double) -> Path {
    Path { path in
      for index in 0..<points * 2 {
        let angle = Double(index) * .pi / Double(points) + 0.1
        let reach = radius * (index % 2 == 0 ? 1 : 0.45)
        let point = CGPoint(
          x: (center.x + reach * cos(angle)).quantized,
          y: (center.y + reach * sin(angle)).quantized)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  private static let stars: Path = {
    var elements: [Path.Element] = []
    for (x, y, radius) in [(20.0, 20.0, 30.0), (60, 45, 25), (118, 80, 40), (70, 60, 12.5)] {
      elements += star(9, at: CGPoint(x: x, y: y), radius).elements
    }
    return Path(elements: elements)
  }()

  private static let street: Path = {
    let points = (0..<40).map {
      CGPoint(x: Double($0) * 4 - 15, y: 45 + 30 * sin(Double($0) * 0.7).quantized)
    }
    return Path { $0.addLines(points) }
  }()

  /// The same path with a curve of no length far outside, which makes it cairo's.
  private static func forCairo(_ path: Path) -> Path {
    let away = CGPoint(x: -5000, y: -5000)
    return Path(elements: path.elements + [.move(to: away), .quadCurve(to: away, control: away)])
  }

  /// The parts of all pixels whose components differ by more than 16 and by more than 100.
  ///
  /// Ways of counting differ where edges cross within a pixel; elsewhere by rounding.
  private static func differences(
    _ a: PixelImage, _ b: PixelImage
  ) -> (some: Double, much: Double) {
    var (some, much) = (0.0, 0.0)
    a.withPixels { a in
      b.withPixels { b in
        for index in a.indices {
          let most = difference(a[index], b[index])
          some += most > 16 ? 1 : 0
          much += most > 100 ? 1 : 0
        }
      }
    }
    let count = Double(a.width * a.height)
    return (some / count, much / count)
  }

  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    var most = 0
    for shift: UInt32 in [0, 8, 16] {
      most = max(most, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return most
  }

  private static func draw(_ operation: DrawOperation) throws -> PixelImage {
    try Studio().draw([operation], size: size, scale: 3)
  }

  @Test(arguments: [false, true])
  func polygonsAreAsCairos(isEvenOdd: Bool) throws {
    let style = FillStyle(eoFill: isEvenOdd)
    let paint = Paint.color(RGBAColor(hex: 0x205080))
    let own = try Self.draw(.fill(Self.stars, paint, style))
    let cairos = try Self.draw(.fill(Self.forCairo(Self.stars), paint, style))
    let found = Self.differences(own, cairos)
    #expect(found.some < 0.002 && found.much == 0, "\(found)")
    let moved = try Self.draw(.fill(Self.stars.offsetBy(dx: 0.25, dy: 0), paint, style))
    #expect(Self.differences(moved, cairos).some > 0.01)
  }

  @Test(arguments: [0.5, 1, 4.7])
  func linesAreAsCairos(width: CGFloat) throws {
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    let paint = Paint.color(RGBAColor(hex: 0x205080))
    for path in [Self.street, Self.stars] {
      let own = try Self.draw(.stroke(path, paint, style))
      let cairos = try Self.draw(.stroke(Self.forCairo(path), paint, style))
      let found = Self.differences(own, cairos)
      #expect(found.some < 0.004 && found.much == 0, "\(found)")
      let moved = try Self.draw(.stroke(path.offsetBy(dx: 0.25, dy: 0.25), paint, style))
      #expect(Self.differences(moved, cairos).some > 0.01)
    }
  }

  /// What lies upon what is kept, though all is painted band by band.
  @Test func ordersAreKept() throws {
    let studio = try Studio()
    let style = StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round)
    let operations: [DrawOperation] = [
      fill(Self.stars, .black.opacity(0.5)), .stroke(Self.street, .color(.white), style),
      fill(Self.stars, RGBAColor(hex: 0x3478F6, alpha: 0.4)),
    ]
    let together = try studio.draw(operations, size: Self.size, scale: 3)
    // A layer between them, and each is painted by itself.
    let nothing = DrawOperation.layer(Layer(items: []))
    let apart = try studio.draw(
      [operations[0], nothing, operations[1], nothing, operations[2]], size: Self.size, scale: 3)
    #expect(PixelDigest(of: together) == PixelDigest(of: apart))
    let turned = try studio.draw(operations.reversed(), size: Self.size, scale: 3)
    #expect(PixelDigest(of: together) != PixelDigest(of: turned))
  }

  /// Rectangles that hide parts of others, of rounded ones and of stars, in bands of rows.
  private static let heap: [DrawOperation] = {
    var operations: [DrawOperation] = []
    for index in 0..<24 {
      let (x, y) = (Double(index * 37 % 100), Double(index * 23 % 70))
      let rect = CGRect(x: x, y: y, width: 12 + Double(index * 7 % 50), height: 9 + Double(index))
      let color = RGBAColor(
        hex: UInt32(index * 0x0A_3B1D) & 0xFF_FFFF, alpha: index % 3 == 1 ? 0.5 : 1)
      operations.append(fill(index % 4 == 2 ? rounded(rect, 4) : Path(rect), color))
      if index % 8 == 5 { operations.append(fill(stars, color)) }
    }
    return operations
  }()

  /// What others hide is left out, and nothing that is seen.
  @Test func whatIsHiddenDoesNotShow() throws {
    let studio = try Studio()
    let nothing = DrawOperation.layer(Layer(items: []))
    let together = try studio.draw(Self.heap, size: Self.size, scale: 3)
    let apart = try studio.draw(
      Self.heap.flatMap { [$0, nothing] }, size: Self.size, scale: 3)
    #expect(PixelDigest(of: together) == PixelDigest(of: apart))
    for index in [3, 11, Self.heap.count - 1] {
      var fewer = Self.heap
      fewer.remove(at: index)
      let without = try studio.draw(fewer, size: Self.size, scale: 3)
      #expect(PixelDigest(of: without) != PixelDigest(of: together), "\(index)")
    }
  }

  /// A clip cuts without touching what is inside.
  @Test func clipsCut() throws {
    let whole = try Self.draw(fill(Self.stars, .black))
    let clip = CGRect(x: 10, y: 20, width: 50, height: 40)
    let part = try Self.draw(
      .layer(Layer(clip: Path(clip), items: [DrawItem(fill(Self.stars, .black))])))
    for y in 0..<part.height {
      for x in 0..<part.width {
        let isInside = clip.contains(CGPoint(x: (Double(x) + 0.5) / 3, y: (Double(y) + 0.5) / 3))
        let expected = isInside ? whole[x, y] : 0xFFFF_FFFF
        // Sums from another edge are rounded otherwise.
        #expect(abs(Int(part[x, y] & 255) - Int(expected & 255)) <= (isInside ? 1 : 0))
      }
    }
  }
}
