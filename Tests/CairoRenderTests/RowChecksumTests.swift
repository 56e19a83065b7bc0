import CDeflate
import TestSupport
import Testing

@testable import CairoRender

/// The checksum of rows that are never made is the library's of the same rows as PNG stores them.
struct RowChecksumTests {
  private static func row(width: Int, _ color: (Int) -> UInt32) -> [UInt32] {
    (0..<width).map { 0xFF00_0000 | color($0) }
  }

  private static func checksum(_ rows: [[UInt32]]) -> UInt32 {
    var checksum = RowChecksum()
    for row in rows { row.withUnsafeBufferPointer { checksum.add($0) } }
    return checksum.value
  }

  @Test(arguments: [1, 8, 9, 200, 1290, 32_767])
  func isTheLibrarysOfStoredRows(width: Int) {
    var random = SeededRandom(seed: UInt64(width))
    var checksum = RowChecksum()
    var adler: UInt32 = 1
    // White has the largest sums, black none; of one component alone the others are none.
    let colors: [UInt32] = [0xFFFFFF, 0, 0xFF0000, 0x00FF00, 0x0000FF]
    let rows = colors.map { color in Self.row(width: width) { _ in color } }
    for row in rows + [Self.row(width: width) { _ in .random(in: 0...0xFFFFFF, using: &random) }] {
      row.withUnsafeBufferPointer { checksum.add($0) }
      let bytes: [UInt8] =
        [0] + row.flatMap { pixel in [16, 8, 0].map { UInt8(pixel >> $0 & 255) } }
      adler = libdeflate_adler32(adler, bytes, bytes.count)
      #expect(checksum.value == adler, "width \(width), first \(row[0])")
      // An equal row: the filter Up, and zeros.
      checksum.add(filter: 2, count: width)
      let zeros: [UInt8] = [2] + [UInt8](repeating: 0, count: 3 * width)
      adler = libdeflate_adler32(adler, zeros, zeros.count)
      #expect(checksum.value == adler, "width \(width), row equal to \(row[0])")
    }
  }

  @Test func anotherPixelChangesIt() {
    let row = Self.row(width: 70) { UInt32($0) * 0x01_0203 }
    for x in [0, 63, 69] {
      for bit in [0x01_0000, 0x00_0100, 0x00_0001] as [UInt32] {
        var other = row
        other[x] ^= bit
        #expect(Self.checksum([other]) != Self.checksum([row]), "pixel \(x), bit \(bit)")
      }
    }
  }
}
