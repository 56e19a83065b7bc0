import Testing

@testable import CairoRender

/// A file of rows as they are, each behind its filter's number.
private func file(
  _ rows: [UInt8], width: Int, height: Int, colorType: UInt8, depth: UInt8 = 8,
  extra: [(String, [UInt8])] = []
) -> [UInt8] {
  var (low, high) = (UInt32(1), UInt32(0))
  for byte in rows {
    low = (low + UInt32(byte)) % 65521
    high = (high + low) % 65521
  }
  // A zlib stream of one block that is stored (RFC 1950, RFC 1951).
  let length = [UInt8(rows.count & 255), UInt8(rows.count >> 8)]
  let stream: [UInt8] =
    [0x78, 0x01, 0x01] + length + length.map { ~$0 } + rows + (high << 16 | low).bigEndianBytes
  var file = PNGFile(bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  file.append(
    "IHDR",
    UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [depth, colorType, 0, 0, 0])
  for (type, data) in extra { file.append(type, data) }
  let half = stream.count / 2
  file.append("IDAT", Array(stream[..<half]))
  file.append("IDAT", Array(stream[half...]))
  file.append("IEND", [])
  return file.bytes
}

@Suite struct PNGRowsTests {
  /// Random rows with all filters, in one and in several chunks, as libpng reads them.
  @Test func rowsAreReadAsLibpngReadsThem() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let (width, height) = (Int.random(in: 1...9), Int.random(in: 1...9))
      let channels = Bool.random() ? 3 : 4
      let rows = (0..<height).flatMap { _ in
        [UInt8.random(in: 0...4, using: &random)]
          + (0..<(width * channels)).map { _ in UInt8.random(in: 0...255, using: &random) }
      }
      let bytes = file(rows, width: width, height: height, colorType: channels == 3 ? 2 : 6)
      let own = try #require(PNGRows.decoded(bytes)).image
      let libpng: DecodedImage = try PNGDecoder.decode(bytes, name: "random")
      #expect([own.width, own.height] == [libpng.width, libpng.height])
      let pixels = [own, libpng].map { image in
        (0..<(width * height)).map { image.storage.base[$0] }
      }
      #expect(pixels[0] == pixels[1])
    }
  }

  /// What is not known, and what is broken, is left to libpng.
  @Test func whatIsNotKnownIsLeft() {
    let rows: [UInt8] = [0, 1, 2, 3, 0, 4, 5, 6]
    let good = file(rows, width: 1, height: 2, colorType: 2)
    #expect(PNGRows.decoded(good) != nil)
    #expect(PNGRows.decoded(file(rows, width: 1, height: 2, colorType: 2, depth: 16)) == nil)
    #expect(PNGRows.decoded(file(rows, width: 1, height: 2, colorType: 0)) == nil)
    #expect(PNGRows.decoded(file(rows, width: 1, height: 3, colorType: 2)) == nil)
    #expect(PNGRows.decoded(file(rows, width: 1, height: 1, colorType: 2)) == nil)
    #expect(PNGRows.decoded(file([5] + rows.dropFirst(), width: 1, height: 2, colorType: 2)) == nil)
    let gamma = [("gAMA", UInt32(100_000).bigEndianBytes)]
    #expect(PNGRows.decoded(file(rows, width: 1, height: 2, colorType: 2, extra: gamma)) == nil)
    for length in 0..<good.count { #expect(PNGRows.decoded(Array(good[..<length])) == nil) }
    for index in good.indices.dropFirst(8) {
      var broken = good
      broken[index] ^= 1
      #expect(PNGRows.decoded(broken) == nil, "byte \(index)")
    }
  }
}
