import CWide
import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Gradients through which something shows: whatever they lie upon, a pixel is rounded once.
struct GradientStackTests {
  private static let ground = RGBAColor(hex: 0xF2F2F7)
  private static let size = CGSize(width: 196, height: 426)

  private struct Light {
    let color: RGBAColor
    let center: CGPoint
    let radius: Double

    var operation: DrawOperation {
      .fill(
        Path(CGRect(origin: .zero, size: GradientStackTests.size)),
        .radialGradient(
          RadialGradientPaint(
            stops: [
              ColorStop(color: color, location: 0),
              ColorStop(color: color.opacity(0), location: 1),
            ], center: center, startRadius: 0, endRadius: radius)), FillStyle())
    }

    /// Returns what the light makes of components from 0 to 255 at a point.
    func laid(on below: [Double], at point: CGPoint) -> [Double] {
      let distance = hypot(Double(point.x - center.x), Double(point.y - center.y))
      let alpha = color.alpha * (1 - min(1, distance / radius))
      return zip(below, [color.red, color.green, color.blue]).map {
        255 * $1 * alpha + $0 * (1 - alpha)
      }
    }
  }

  /// The lights of a screen's background, of which each lies on another's slope.
  private static let lights: [Light] = {
    let (indigo, teal) = (RGBAColor(hex: 0x5856D6), RGBAColor(hex: 0x30B0C7))
    return [
      Light(color: indigo.opacity(0.45), center: CGPoint(x: 20, y: 34), radius: 256),
      Light(color: teal.opacity(0.45), center: CGPoint(x: 186, y: 234), radius: 234),
      Light(color: indigo.opacity(0.27), center: CGPoint(x: 39, y: 426), radius: 192),
    ]
  }()

  private static func components(_ color: RGBAColor) -> [Double] {
    [color.red, color.green, color.blue].map { $0 * 255 }
  }

  private static func components(_ pixel: UInt32) -> [Double] {
    [16, 8, 0].map { Double(pixel >> UInt32($0) & 0xFF) }
  }

  private static func exact(_ x: Int, _ y: Int, scale: Double) -> [Double] {
    let point = CGPoint(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
    return lights.reduce(components(ground)) { $1.laid(on: $0, at: point) }
  }

  private static func picture(scale: Double, among others: [DrawOperation] = []) throws
    -> PixelImage
  {
    try Studio().draw(
      lights.map(\.operation) + others, size: size, scale: scale, background: ground)
  }

  @Test func lightsUponEachOtherAreRoundedOnce() throws {
    let image = try Self.picture(scale: 2)
    var worst = 0.0
    for y in stride(from: 0, to: image.height, by: 3) {
      for x in 0..<image.width {
        let found = Self.components(image[x, y])
        let off = zip(found, Self.exact(x, y, scale: 2)).map { abs($0 - $1) }
        worst = max(worst, off.max() ?? 0)
      }
    }
    // What numbers of 32 bits lose shows nowhere but where half of a step decides.
    #expect(worst <= 0.505, "off by \(worst) of 255")
  }

  /// Each turn from rising to falling is the edge of a ring: what is drawn has no more of them than
  /// its formula's levels, however slowly those change.
  @Test func raysThroughLightsHaveNoRings() throws {
    let image = try Self.picture(scale: 3)
    for ray in 0..<24 {
      let angle = Double.pi * (0.5 + Double(ray) / 24)
      var (drawn, formula) = ([[Double]](), [[Double]]())
      for step in 0..<500 {
        let (x, y) = (557 + Int(cos(angle) * Double(step)), 702 - Int(sin(angle) * Double(step)))
        guard 0..<image.width ~= x, 0..<image.height ~= y else { break }
        drawn.append(Self.components(image[x, y]))
        formula.append(Self.exact(x, y, scale: 3).map { $0.rounded() })
      }
      for component in 0..<3 {
        let (found, wanted) = (drawn.map { $0[component] }, formula.map { $0[component] })
        // A pixel's place is whole: a ray's own steps make its formula turn too.
        #expect(Self.farthestWayBack(found) <= Self.farthestWayBack(wanted) + 1)
        #expect(Self.turns(found) <= Self.turns(wanted) + 2, "ray \(ray)")
      }
    }
  }

  /// Returns how often levels that rose fall, or the other way round.
  private static func turns(_ levels: [Double]) -> Int {
    let changes = zip(levels, levels.dropFirst()).map { $1 - $0 }.filter { $0 != 0 }
    return zip(changes, changes.dropFirst()).filter { $0 * $1 < 0 }.count
  }

  /// Returns the most by which levels go against the direction from the first to the last.
  private static func farthestWayBack(_ levels: [Double]) -> Double {
    guard let first = levels.first, let last = levels.last else { return 0 }
    let rising = last < first ? levels.map { -$0 } : levels
    var (highest, back) = (-Double.infinity, 0.0)
    for level in rising {
      highest = max(highest, level)
      back = max(back, highest - level)
    }
    return back
  }

  /// What lies behind an opaque gradient is gone, and what lies upon it is as if it were exact.
  @Test func opaqueOnesLieBetweenOthers() throws {
    let bounds = DeviceRect(left: 2, top: 3, right: 91, bottom: 40)
    func rows(_ stops: [ColorStop], _ bounds: DeviceRect) throws -> GradientRows {
      let line = LinearGradientPaint(
        stops: stops, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 91, y: 9))
      return try #require(GradientRows(.linearGradient(line), .identity, within: bounds))
    }
    let (red, blue) = (RGBAColor(hex: 0xFF3B30), RGBAColor(hex: 0x007AFF))
    let faint = try rows(
      [.init(color: red.opacity(0.4), location: 0), .init(color: .clear, location: 1)], bounds)
    var part = bounds
    (part.left, part.top) = (20, 9)
    let opaque = try rows([.init(color: red, location: 0), .init(color: blue, location: 1)], part)
    func pixels(_ layers: [GradientRows]) throws -> [UInt32] {
      let canvas = try Canvas(bounds: bounds)
      var stack = GradientStack()
      for layer in layers {
        #expect(stack.takes(layer))
        stack.append(layer)
      }
      return canvas.withPixels {
        stack.paint(0..<100, on: canvas, $0)
        return Array(UnsafeBufferPointer(start: $0, count: canvas.width * canvas.height))
      }
    }
    let (alone, below) = (try pixels([opaque]), try pixels([faint]))
    let both = try pixels([faint, opaque])
    for y in bounds.top..<bounds.bottom {
      for x in bounds.left..<bounds.right {
        let place = (y - bounds.top) * bounds.width + x - bounds.left
        let isCovered = x >= part.left && y >= part.top
        let off = zip(
          Self.components(both[place]), Self.components((isCovered ? alone : below)[place]))
        // A pixel of the table lies half a step aside.
        #expect(off.allSatisfy { abs($0 - $1) <= 1 })
        #expect(!isCovered || both[place] >> 24 == 255)
      }
    }
    #expect(try pixels([opaque, faint, opaque]) == both)
    #expect(try pixels([opaque, faint]) != alone)
    var away = GradientStack()
    away.append(faint)
    #expect(!away.takes(try rows([], bounds.offsetBy(x: 200, y: 0))))
  }

  /// Gradients along paths go through cairo, which gets what they come to.
  @Test func shapesAreRoundedOnce() throws {
    let stops = [
      ColorStop(color: RGBAColor(hex: 0xFF2D55).opacity(0.5), location: 0),
      ColorStop(color: RGBAColor(hex: 0x30B0C7).opacity(0.1), location: 1),
    ]
    let box = CGRect(x: 4, y: 4, width: 180, height: 120)
    let paints: [Paint] = [
      .linearGradient(
        LinearGradientPaint(stops: stops, start: CGPoint(x: 4, y: 0), end: CGPoint(x: 184, y: 0))),
      .angularGradient(
        AngularGradientPaint(
          stops: stops, center: CGPoint(x: 94, y: 200), startAngle: .degrees(180),
          endAngle: .degrees(360))),
    ]
    for (index, paint) in paints.enumerated() {
      let image = try Studio().draw(
        [.fill(rounded(box, 24), paint, FillStyle())], size: CGSize(width: 190, height: 130),
        background: Self.ground)
      var worst = 0.0
      // Below the corners.
      for y in stride(from: 70, to: 190, by: 7) {
        for x in 12..<364 {
          let (left, top) = ((Double(x) + 0.5) / 2, (Double(y) + 0.5) / 2)
          let turn = atan2(top - 200, left - 94) / .pi + 1
          let share = index == 0 ? (left - 4) / 180 : turn
          func mixed(_ of: (RGBAColor) -> Double) -> Double {
            of(stops[0].color) * (1 - share) + of(stops[1].color) * share
          }
          let alpha = mixed { $0.alpha }
          let above = [
            mixed { $0.red * $0.alpha }, mixed { $0.green * $0.alpha },
            mixed { $0.blue * $0.alpha },
          ]
          let exact = zip(Self.components(Self.ground), above).map { $0 * (1 - alpha) + $1 * 255 }
          let off = zip(Self.components(image[x, y]), exact).map { abs($0 - $1) }
          worst = max(worst, off.max() ?? 0)
        }
      }
      #expect(worst <= 0.505, "paint \(index) is off by \(worst) of 255")
      // Beyond the corner nothing is painted, nor taken away.
      #expect(image[0, 0] == 0xFFF2_F2F7)
      #expect(image[9, 9] == 0xFFF2_F2F7)
    }
  }

  // MARK: Slow lights

  /// Lights as large as a phone's screen, in a strip across their middles and their ends.
  @Test(arguments: [0, 4, 800, 1900]) func slowLightsAreAsGoodAsExact(_ top: Int) throws {
    let bounds = DeviceRect(left: 3, top: top, right: 1290, bottom: top + 8)
    let lights = [
      Light(
        color: RGBAColor(hex: 0x5856D6).opacity(0.45), center: CGPoint(x: 129, y: 4), radius: 1677),
      Light(
        color: RGBAColor(hex: 0x30B0C7).opacity(0.45), center: CGPoint(x: 1225, y: 803),
        radius: 1538),
    ]
    let canvas = try Canvas(bounds: bounds)
    var stack = GradientStack()
    for light in lights {
      guard case .fill(_, let paint, _) = light.operation else { continue }
      let rows = try #require(GradientRows(paint, .identity, within: bounds))
      #expect(rows.evenColumns == 8)
      stack.append(rows)
    }
    let found = canvas.withPixels { pixels in
      pixels.update(repeating: 0xFFF2_F2F7, count: canvas.width * canvas.height)
      stack.paint(bounds.top..<bounds.bottom, on: canvas, pixels)
      return Array(UnsafeBufferPointer(start: pixels, count: canvas.width * canvas.height))
    }
    var worst = 0.0
    for y in bounds.top..<bounds.bottom {
      for x in bounds.left..<bounds.right {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let exact = lights.reduce(Self.components(Self.ground)) { $1.laid(on: $0, at: point) }
        let pixel = found[(y - bounds.top) * bounds.width + x - bounds.left]
        let off = zip(Self.components(pixel), exact).map { abs($0 - $1) }
        worst = max(worst, off.max() ?? 0)
      }
    }
    #expect(worst <= 0.5 + 0.16, "off by \(worst) of 255")
  }

  /// A light by itself changes by less than a pixel's level; a short one is reckoned everywhere.
  @Test func shortLightsAreReckonedAtEachColumn() throws {
    let bounds = DeviceRect(left: 0, top: 0, right: 64, bottom: 64)
    for (radius, columns) in [(40, 1), (800, 4), (1600, 8)] {
      let light = Light(
        color: .black.opacity(0.45), center: CGPoint(x: 9, y: 9), radius: Double(radius))
      guard case .fill(_, let paint, _) = light.operation else { continue }
      let rows = try #require(GradientRows(paint, .identity, within: bounds))
      #expect(rows.evenColumns == columns)
    }
  }

  // MARK: Loops

  /// What changes evenly is the same from few numbers as from many.
  @Test(arguments: [4, 8]) func evenNumbersAreMetInBetween(_ every: Int) {
    func number(_ column: Int, _ part: Int) -> Float { Float(column * (part + 1)) / 400 }
    for count in 0...23 {
      let ends = (0...(count + every - 1) / every).flatMap { end in
        (0..<4).map { number(end * every, $0) }
      }
      var pixels = (0..<24).map { UInt32(0xFF80_4020) + UInt32($0) }
      let before = pixels
      wide_lay_evenly(ends, every, &pixels, count)
      #expect(pixels[count...] == before[count...])
      for column in 0..<count {
        for part in 0..<4 {
          let beneath = Float(before[column] >> (8 * UInt32(part)) & 0xFF)
          let exact = 255 * number(column, part) + beneath * (1 - number(column, 3))
          let found = Float(pixels[column] >> (8 * UInt32(part)) & 0xFF)
          #expect(abs(found - exact) <= 0.501)
        }
      }
    }
  }

  @Test func bytesAreTheirNumbers() {
    let pixels = (0..<256).map { UInt32($0) * 0x0101_0101 }
    for count in [0, 1, 3, 4, 7, 256] {
      var numbers = [Float](repeating: 7, count: 256 * 4)
      var back = [UInt32](repeating: 9, count: 256)
      wide_numbers_of_pixels(pixels, count, &numbers)
      wide_pixels_of_numbers(numbers, count, &back)
      #expect(back[..<count] == pixels[..<count])
      #expect(back[count...].allSatisfy { $0 == 9 })
      #expect(numbers[(4 * count)...].allSatisfy { $0 == 7 })
    }
  }

  @Test(arguments: [1, 2, 2048]) func columnsAreTheSameOneByOne(_ most: Int) {
    let locations = most == 2048 ? [0, 0.123_456, 1] : most == 2 ? [0, 0.5, 1] : [0, 1]
    let ramp = GradientRamp(
      locations.map {
        ColorStop(color: RGBAColor(hex: 0x34C759).opacity(0.9 - $0 * 0.7), location: $0)
      }, mostSteps: most)
    #expect(ramp.steps == most)
    let circles = wide_circles(
      left: -9, top: 3, right: 1, down: 0.25, start: 1, steps: 0.05 * Float(most))
    let steps = (0..<23).map { Float($0) * 0.04 * Float(most) }
    for count in 0...23 {
      var whole = [[Float]](repeating: Array(repeating: 0.5, count: 92), count: 3)
      var singly = whole
      ramp.withColors { ramp in
        let step = 0.04 * ramp.last
        wide_lay_linear(ramp, 0, count, 0.2, step, &whole[0])
        wide_lay_radial(ramp, 0, count, circles, &whole[1])
        wide_lay_steps(ramp, steps, count, &whole[2])
        for column in 0..<count {
          var pixels = [[Float]](repeating: [0.5, 0.5, 0.5, 0.5], count: 3)
          wide_lay_linear(ramp, column, column + 1, 0.2, step, &pixels[0])
          wide_lay_radial(ramp, column, column + 1, circles, &pixels[1])
          wide_lay_steps(ramp, [steps[column]], 1, &pixels[2])
          for kind in 0..<3 {
            singly[kind].replaceSubrange(4 * column..<4 * column + 4, with: pixels[kind])
          }
        }
      }
      #expect(whole == singly)
    }
  }

  @Test func aRampHasNoMoreStepsThanItsStopsAskFor() {
    func steps(_ locations: [Double]) -> Int? {
      GradientTable.fewestSteps(for: locations.map { ColorStop(color: .black, location: $0) })
    }
    #expect(steps([0, 1]) == 1)
    #expect(steps([0, 0.5, 1]) == 2)
    #expect(steps([0, 0.35, 1]) == 20)
    #expect(steps([0.29, 0.7]) == 100)
    #expect(steps([0, 1 / 3, 1]) == 3)
    #expect(steps([0, 0.123_456, 1]) == nil)
    #expect(steps([0, 0.5, 0.5, 1]) == nil)
    #expect(steps([-0.5, 1]) == nil)
    #expect(steps([0, .nan]) == nil)
  }
}
