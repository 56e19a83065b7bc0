import CDeflate
import Testing

@testable import CairoRender

/// What is read of rows without a jump is what a loop over their pixels and bytes finds.
struct PixelMarksTests {
  /// Rows of few opaque colours, one after another, behind one of another colour.
  private static func rows(width: Int, height: Int) -> [UInt32] {
    var random = PNGEncoderTests.Generator(state: UInt64(width))
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
  func marksAndChecksum(width: Int) {
    let height = 4
    let pixels = Self.rows(width: width, height: height)
    var changes = RowChanges(width: width)
    var adler: UInt32 = 1
    pixels.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return }
      for y in 1...height {
        let row = first + y * width
        changes.read(row, isFirst: false)
        let along = (0..<width).filter { $0 == 0 || row[$0] != row[$0 - 1] }
        #expect((0..<width).filter { changes.along.from($0) & 1 == 1 } == along)
        let fromAbove = (0..<width).filter { row[$0] != row[$0 - width] }
        #expect((0..<width).filter { changes.fromAbove.from($0) & 1 == 1 } == fromAbove)
        for x in [0, width / 3, width / 2, width - 1] {
          let run = (x..<width).prefix { $0 > 0 && row[$0] == row[$0 - 1] }.count
          #expect(changes.along.zeros(from: x, changes.along.from(x)) == run)
        }
        let bytes: [UInt8] =
          [0] + (0..<width).flatMap { x in [16, 8, 0].map { UInt8(row[x] >> $0 & 255) } }
        adler = libdeflate_adler32(adler, bytes, bytes.count)
        #expect(changes.checksum.value == adler, "width \(width), row \(y)")
        // An equal row: the filter Up, and zeros.
        changes.readEqualRow()
        let zeros: [UInt8] = [2] + [UInt8](repeating: 0, count: 3 * width)
        adler = libdeflate_adler32(adler, zeros, zeros.count)
        #expect(changes.checksum.value == adler, "width \(width), equal row \(y)")
      }
    }
  }

  @Test func anotherPixelChangesTheChecksum() {
    var pixels = Self.rows(width: 70, height: 1)
    func checksum() -> UInt32 {
      var changes = RowChanges(width: 70)
      pixels.withUnsafeBufferPointer { buffer in
        if let first = buffer.baseAddress { changes.read(first + 70, isFirst: false) }
      }
      return changes.checksum.value
    }
    let before = checksum()
    pixels[139] ^= 0x00_0001
    #expect(checksum() != before)
    let changed = checksum()
    // The last of the whole eights, and the first.
    for place in [133, 70] {
      pixels[place] ^= 0x01_0000
      #expect(checksum() != changed)
      pixels[place] ^= 0x01_0000
    }
    #expect(checksum() == changed)
  }

  /// Nothing is asked of what lies before the first row: its pixels all have marks.
  @Test(arguments: [8, 65, 32_767])
  func firstRow(width: Int) {
    let row = [UInt32](repeating: 0xFFFF_FFFF, count: width)
    var changes = RowChanges(width: width)
    changes.read(row, isFirst: true)
    #expect((0..<width).allSatisfy { changes.along.from($0) & 1 == 1 })
    #expect((0..<width).allSatisfy { changes.fromAbove.from($0) & 1 == 1 })
    let bytes = [0] + [UInt8](repeating: 255, count: 3 * width)
    #expect(changes.checksum.value == libdeflate_adler32(1, bytes, bytes.count))
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
