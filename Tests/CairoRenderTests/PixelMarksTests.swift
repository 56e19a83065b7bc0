import TestSupport
import Testing

@testable import CairoRender

/// What is marked without a jump is what a loop over the pixels finds.
struct PixelMarksTests {
  /// Rows of few opaque colours, one after another, behind one of another colour.
  private static func rows(width: Int, height: Int) -> [UInt32] {
    var random = SeededRandom(seed: UInt64(width))
    let colors: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFF12_3456, 0xFFFE_0102]
    var pixels = [UInt32](repeating: 0xFF00_0001, count: width)
    while pixels.count < width * (1 + height) {
      let color = colors.randomElement(using: &random) ?? 0
      let isCopy = Bool.random(using: &random) && pixels.count > width
      for _ in 0..<Int.random(in: 1...150, using: &random) {
        pixels.append(isCopy ? pixels[pixels.count - width] : color)
      }
    }
    return Array(pixels[..<(width * (1 + height))])
  }

  @Test(arguments: [8, 9, 15, 16, 63, 64, 65, 127, 128, 129, 200, 1290, 32_767])
  func marks(width: Int) throws {
    let height = 4
    let pixels = Self.rows(width: width, height: height)
    let image = try PixelImage(width: width, height: height + 1, pixels: pixels)
    let parser = ScreenParser(image)
    // Nothing is read before the first row: its pixels all have marks.
    #expect((0..<width).allSatisfy { parser.along.from($0) & parser.fromAbove.from($0) & 1 == 1 })
    for y in 1...height {
      let row = UnsafePointer(image.storage.base + y * width)
      parser.mark(row)
      let along = (0..<width).filter { $0 == 0 || row[$0] != row[$0 - 1] }
      #expect((0..<width).filter { parser.along.from($0) & 1 == 1 } == along)
      let fromAbove = (0..<width).filter { row[$0] != row[$0 - width] }
      #expect((0..<width).filter { parser.fromAbove.from($0) & 1 == 1 } == fromAbove)
      for x in [0, width / 3, width / 2, width - 1] {
        let run = (x..<width).prefix { $0 > 0 && row[$0] == row[$0 - 1] }.count
        #expect(parser.along.zeros(from: x, parser.along.from(x)) == run)
      }
      // Behind the last pixel there are marks whatever lies there.
      for marks in [parser.along.from(width - 1), parser.fromAbove.from(width - 1)] {
        #expect(marks >> 1 & 0xFF == 0xFF)
      }
    }
  }

  @Test func differencesAreBits() {
    let pixels: [UInt32] = [0, 1, 2, 3, 4, 5, 6, 7]
    var others = pixels
    (others[0], others[5]) = (9, 0xFF00_0005)
    pixels.withUnsafeBufferPointer { pixels in
      others.withUnsafeBufferPointer { others in
        guard let pixels = pixels.baseAddress, let others = others.baseAddress else { return }
        #expect(pixels.differences(from: pixels) == 0)
        #expect(pixels.differences(from: others) == 0b10_0001)
      }
    }
  }
}
