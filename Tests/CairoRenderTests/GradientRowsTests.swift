import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Gradients that are looked up in a table, against the colours that their formula gives.
struct GradientRowsTests {
  private static let stops = [
    ColorStop(color: RGBAColor(hex: 0x34C759), location: 0),
    ColorStop(color: RGBAColor(hex: 0x007AFF).opacity(0.25), location: 0.6),
    ColorStop(color: RGBAColor(hex: 0xFF3B30).opacity(0), location: 1),
  ]

  /// Returns the premultiplied components at a share, in the order red, green, blue, alpha.
  private static func expected(_ share: Double) -> [Double] {
    let at = min(max(share, 0), 1)
    let (low, high) = at <= 0.6 ? (stops[0], stops[1]) : (stops[1], stops[2])
    let part = (at - low.location) / (high.location - low.location)
    func components(_ color: RGBAColor) -> [Double] {
      [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha]
    }
    return zip(components(low.color), components(high.color)).map {
      255 * ($0 + ($1 - $0) * part)
    }
  }

  private static func components(_ pixel: UInt32) -> [Double] {
    [16, 8, 0, 24].map { Double(pixel >> UInt32($0) & 0xFF) }
  }

  /// Draws rows onto a clear canvas.
  private static func pixels(_ rows: GradientRows) throws -> [UInt32] {
    let canvas = try Canvas(bounds: rows.bounds)
    return canvas.withPixels {
      rows.paint(rows.bounds.top..<rows.bounds.bottom, on: canvas, $0)
      return Array(UnsafeBufferPointer(start: $0, count: canvas.width * canvas.height))
    }
  }

  private static let bounds = DeviceRect(left: 3, top: 5, right: 213, bottom: 98)

  static let transforms = [
    CGAffineTransform.identity, CGAffineTransform(scaleX: 3, y: 3),
    CGAffineTransform(a: 1.5, b: 0.4, c: -0.7, d: 2, tx: 11, ty: -8),
  ]

  @Test(arguments: transforms) func aLineOfColours(_ transform: CGAffineTransform) throws {
    let (start, end) = (CGPoint(x: 10, y: 12), CGPoint(x: 60, y: 28))
    let paint = Paint.linearGradient(
      LinearGradientPaint(stops: Self.stops, start: start, end: end))
    try check(paint, transform) { point in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      return ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
    }
  }

  @Test(arguments: transforms) func ellipsesOfColours(_ transform: CGAffineTransform) throws {
    let center = CGPoint(x: 30, y: 20)
    let paint = Paint.radialGradient(
      RadialGradientPaint(
        stops: Self.stops, center: center, startRadius: 4, endRadius: 31,
        scale: CGSize(width: 1, height: 0.5)))
    try check(paint, transform) { point in
      let (x, y) = (point.x - center.x, (point.y - center.y) / 0.5)
      return ((x * x + y * y).squareRoot() - 4) / 27
    }
  }

  /// Compares each pixel with the colour at its centre's share, which is rounded once.
  private func check(
    _ paint: Paint, _ transform: CGAffineTransform, share: (CGPoint) -> Double
  ) throws {
    let rows = try #require(GradientRows(paint, transform, within: Self.bounds))
    let pixels = try Self.pixels(rows)
    let inverse = transform.inverted()
    var worst = 0.0
    for y in 0..<Self.bounds.height {
      for x in 0..<Self.bounds.width {
        let center = CGPoint(
          x: Double(Self.bounds.left + x) + 0.5, y: Double(Self.bounds.top + y) + 0.5)
        let expected = Self.expected(share(center.applying(inverse)))
        let found = Self.components(pixels[y * Self.bounds.width + x])
        worst = max(worst, zip(found, expected).map { abs($0 - $1) }.max() ?? 0)
      }
    }
    #expect(worst <= 0.505, "off by \(worst) of 255")
    #expect(Set(pixels).count > 40)
  }

  @Test func rowsAreTheSameInBandsAndWhereverTheyLie() throws {
    let paint = Paint.radialGradient(
      RadialGradientPaint(
        stops: Self.stops, center: CGPoint(x: 50, y: 40), startRadius: 0, endRadius: 40))
    let rows = try #require(GradientRows(paint, .identity, within: Self.bounds))
    let whole = try Self.pixels(rows)
    let canvas = try Canvas(bounds: rows.bounds)
    canvas.withPixels { pixels in
      for band in [5..<20, 20..<21, 21..<98] { rows.paint(band, on: canvas, pixels) }
      #expect(Array(UnsafeBufferPointer(start: pixels, count: whole.count)) == whole)
    }
    let away = try #require(
      GradientRows(
        paint, CGAffineTransform(translationX: 2000, y: 1000),
        within: Self.bounds.offsetBy(x: 2000, y: 1000)))
    #expect(try Self.pixels(away) == whole)
  }

  @Test func stopsUponEachOtherMakeAnEdge() {
    let (red, blue) = (RGBAColor(hex: 0xFF0000), RGBAColor(hex: 0x0000FF))
    func table(_ locations: [(RGBAColor, Double)]) -> [UInt32] {
      GradientTable(locations.map { ColorStop(color: $0.0, location: $0.1) }, steps: 4).pixels
    }
    let (r, b): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    #expect(table([(red, 0), (red, 0.5), (blue, 0.5), (blue, 1)]) == [r, r, r, b, b])
    // One that lies before the one before it counts as lying upon it.
    #expect(table([(red, 0.5), (blue, 0.25)]) == [r, r, r, b, b])
    #expect(table([(red, 2)]) == [r, r, r, r, r])
    #expect(table([]) == [0, 0, 0, 0, 0])
    #expect(table([(red, .nan), (blue, .nan)]).count == 5)
    #expect(table([(red, -.infinity), (blue, .infinity)]).count == 5)
  }

  @Test func aGradientWithoutLengthHasNoRows() {
    let point = CGPoint(x: 5, y: 5)
    let line = LinearGradientPaint(stops: Self.stops, start: point, end: point)
    #expect(GradientRows(.linearGradient(line), .identity, within: Self.bounds) == nil)
    let ring = RadialGradientPaint(stops: Self.stops, center: point, startRadius: 3, endRadius: 3)
    #expect(GradientRows(.radialGradient(ring), .identity, within: Self.bounds) == nil)
    let flat = CGAffineTransform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    let usual = LinearGradientPaint(stops: Self.stops, start: .zero, end: point)
    #expect(GradientRows(.linearGradient(usual), flat, within: Self.bounds) == nil)
    #expect(GradientRows(.color(.black), .identity, within: Self.bounds) == nil)
  }

  /// What lies beyond all pictures, or nowhere, is left to cairo.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e12, -1e40, 1e300])
  func aGradientFarOffHasNoRows(_ place: CGFloat) {
    let far = CGPoint(x: place, y: place)
    var ring = RadialGradientPaint(
      stops: Self.stops, center: CGPoint(x: 5, y: 5), startRadius: 0, endRadius: 30)
    #expect(GradientRows(.radialGradient(ring), .identity, within: Self.bounds) != nil)
    ring.center = far
    #expect(GradientRows(.radialGradient(ring), .identity, within: Self.bounds) == nil)
    var line = LinearGradientPaint(stops: Self.stops, start: .zero, end: CGPoint(x: 30, y: 30))
    #expect(GradientRows(.linearGradient(line), .identity, within: Self.bounds) != nil)
    (line.start, line.end) = (far, CGPoint(x: far.x + 30, y: far.y + 30))
    #expect(GradientRows(.linearGradient(line), .identity, within: Self.bounds) == nil)
  }
}
