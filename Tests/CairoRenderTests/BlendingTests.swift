import CWide
import DisplayList
import Testing

@testable import CairoRender

/// Rows of every length up to three groups of four, against the blending of a single pixel.
struct BlendingTests {
  private static let colors = [
    RGBAColor.black, .white, .black.opacity(0.15), RGBAColor(hex: 0x3478F6, alpha: 0.6),
    .black.opacity(0),
  ]

  /// Opaque and translucent pixels, premultiplied.
  private static func pixel(_ seed: Int) -> UInt32 {
    let alpha = UInt32(seed % 3 == 0 ? 255 : seed * 37 % 256)
    func part(_ factor: Int) -> UInt32 { UInt32(seed * factor % 256) * alpha / 255 }
    return alpha << 24 | part(71) << 16 | part(113) << 8 | part(29)
  }

  @Test(arguments: 0...12)
  func rowsAreTheirPixels(count: Int) {
    let coverages: [[UInt8]] = [
      (0..<12).map { UInt8($0 * 23) }, .init(repeating: 255, count: 12),
      .init(repeating: 0, count: 12), [255, 255, 255, 255, 0, 0, 0, 0, 1, 254, 128, 127],
    ]
    for color in Self.colors.map(PremultipliedColor.init) {
      for mask in coverages {
        for seed in 0..<40 {
          let before = (0..<count).map { Self.pixel(seed + $0) }
          var after = before
          after.withUnsafeMutableBufferPointer { row in
            if let base = row.baseAddress { Blending.row(base, mask, count: count, color) }
          }
          let expected = zip(before, mask).map { Blending.blend(color.pixel, UInt32($1), over: $0) }
          #expect(after == expected)
        }
      }
    }
  }

  @Test(arguments: [UInt8(0), 1, 38, 127, 128, 254, 255])
  func evenRowsAreTheirPixels(coverage: UInt8) {
    for color in Self.colors.map(PremultipliedColor.init) {
      for count in 1...9 {
        let before = (0..<count).map { Self.pixel($0 * 5) }
        var after = before
        after.withUnsafeMutableBufferPointer { row in
          if let base = row.baseAddress {
            Blending.row(base, coverage: coverage, count: count, color)
          }
        }
        #expect(after == before.map { Blending.blend(color.pixel, UInt32(coverage), over: $0) })
      }
    }
  }

  /// Rounded once, each component of a mixture is the nearest to the exact one.
  @Test(arguments: [[0, 1, 38, 127], [128, 200, 254, 255], [255, 90, 64, 3]] as [[UInt8]])
  func opaqueFoursAreRoundedOnce(mask: [UInt8]) {
    let coverage = mask.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    for source: UInt32 in [0xFF34_78F6, 0xFFFF_FFFF, 0xFF00_0000] {
      for seed in 0..<40 {
        let before = (0..<4).map { Self.pixel(seed + $0) }
        var after = before
        after.withUnsafeMutableBufferPointer { row in
          if let base = row.baseAddress {
            var four = wide_four(left: 0, coverage: coverage)
            wide_mix_fours(base, &four, 1, source)
          }
        }
        let expected = zip(before, mask).map { pixel, coverage in
          [24, 16, 8, 0].reduce(UInt32(0)) { sum, shift in
            let share = Double(coverage) / 255
            let mixed =
              Double(pixel >> shift & 255) * (1 - share) + Double(source >> shift & 255) * share
            return sum | UInt32(mixed.rounded()) << shift
          }
        }
        #expect(after == expected)
      }
    }
  }

  /// Compositing and Blending level 1 (9.1.4): co = cs * as + cb * (1 - as).
  @Test func pixelsAreWhatTheFormulaSays() {
    let half = PremultipliedColor(.black.opacity(0.5))
    #expect(Blending.blend(half.pixel, 255, over: 0xFFFF_FFFF) == 0xFF7F_7F7F)
    #expect(Blending.blend(half.pixel, 0, over: 0xFF12_3456) == 0xFF12_3456)
    #expect(Blending.blend(PremultipliedColor(.white).pixel, 255, over: 0xFF12_3456) == 0xFFFF_FFFF)
  }
}
