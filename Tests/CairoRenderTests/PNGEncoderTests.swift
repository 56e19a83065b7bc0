import CDeflate
import DisplayList
import Foundation
import TestSupport
import Testing

@testable import CairoRender

/// What the encoder writes, libpng reads back, pixel for pixel.
struct PNGEncoderTests {
  /// Pictures like screens: flat areas, copied parts, equal rows, some noise.
  static func picture(_ seed: UInt64) throws -> PixelImage {
    var random = SeededRandom(seed: seed)
    let width = Int.random(in: 1...90, using: &random) * (seed % 7 == 0 ? 40 : 1)
    let height = Int.random(in: 1...60, using: &random)
    let isOpaque = Bool.random(using: &random)
    var pixels = [UInt32](repeating: 0xFFF2_F2F7, count: width * height)
    let palette: [UInt32] = [0xFFFF_FFFF, 0xFF00_0000, 0xFF12_3456, 0xFF80_8080, 0xFFFE_0102]
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      let (x, y) = (
        Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random)
      )
      let kind = Int.random(in: 0...3, using: &random)
      let color = palette.randomElement(using: &random) ?? 0
      let source = Int.random(in: 0..<width * height, using: &random)
      for row in y..<min(height, y + Int.random(in: 1...20, using: &random)) {
        for column in x..<min(width, x + Int.random(in: 1...30, using: &random)) {
          let index = row * width + column
          switch kind {
          case 0: pixels[index] = color
          case 1: pixels[index] = UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
          case 2: pixels[index] = pixels[(source + index) % pixels.count]
          default:
            let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &random)
            pixels[index] = alpha << 24 | (alpha / 2) << 16 | (alpha / 3) << 8 | alpha
          }
        }
      }
    }
    return try PixelImage(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
  }

  static let rounds = FuzzRuns.count(300)

  @Test(arguments: PNGEncoder.Effort.allCases)
  func libpngReadsWhatWasWritten(_ effort: PNGEncoder.Effort) throws {
    for seed in 0..<UInt64(Self.rounds) {
      let image = try Self.picture(seed)
      let file = try PNGEncoder(effort: effort).encode(image, scale: 2)
      let read = try PNGDecoder.decode(file)
      #expect(read.width == image.width && read.height == image.height, "seed \(seed)")
      let isSame = image.withPixels { a in
        read.withPixels { b in
          // Most are equal, which is seen at once.
          a.count == b.count && memcmp(a.baseAddress!, b.baseAddress!, a.count * 4) == 0
            || zip(a, b).allSatisfy { Self.isClose($0, $1) }
        }
      }
      #expect(isSame, "seed \(seed)")
      if !isSame { return }
    }
  }

  /// libdeflate reads the streams too, and finds a checksum wrong that was changed.
  @Test func storedPicturesAreSmaller() throws {
    var (sizes, stored) = (0, 0)
    for seed in 0..<UInt64(Self.rounds) {
      let image = try Self.picture(seed)
      sizes += try PNGEncoder().encode(image).count
      stored += try PNGEncoder(effort: .small).encode(image).count
    }
    #expect(Double(stored) < 0.98 * Double(sizes), "\(stored) of \(sizes) bytes")
  }

  @Test func checksumsOfStreamsAreRight() throws {
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    var count = 0
    for seed in 0..<UInt64(Self.rounds) {
      let image = try Self.picture(seed)
      guard var stream = ScreenParser.compress(image) else { continue }
      count += 1
      var rows = [UInt8](repeating: 0, count: (1 + 3 * image.width) * image.height)
      func decompress() -> libdeflate_result {
        libdeflate_zlib_decompress(decompressor, stream, stream.count, &rows, rows.count, nil)
      }
      #expect(decompress() == LIBDEFLATE_SUCCESS, "seed \(seed)")
      stream[stream.count - 1] ^= 1
      #expect(decompress() == LIBDEFLATE_BAD_DATA, "seed \(seed)")
    }
    #expect(count > Self.rounds / 4)
  }

  /// A picture that is said to be opaque, and is not in one pixel, is written as if it were.
  @Test(arguments: [0, 4, 19, 20, 59]) func isReadableWithAPixelThatIsNotOpaque(_ index: Int) throws
  {
    let storage = PixelStorage(count: 60)
    storage.base.update(repeating: 0xFF10_2030, count: 60)
    let image = PixelImage(width: 20, height: 3, isOpaque: true, storage: storage)
    #expect(ScreenParser.compress(image) != nil)
    storage.base[index] = 0xFE10_2031
    #expect(ScreenParser.compress(image) == nil)
    let read = try PNGDecoder.decode(PNGEncoder().encode(image))
    #expect(read[index % 20, index / 20] == 0xFF10_2031)
  }

  /// Opaque pixels are equal; others lose up to a step in premultiplication and back.
  static func isClose(_ a: UInt32, _ b: UInt32) -> Bool {
    guard a >> 24 != 255 else { return a == b }
    return stride(from: UInt32(0), to: 32, by: 8).allSatisfy {
      abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 1
    }
  }

  @Test func writesColorSpaceAndDensity() throws {
    let image = try PixelImage(width: 1, height: 1, pixels: [0xFF10_2030])
    let file = try PNGEncoder().encode(image, scale: 3)
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.contains("sRGB") && text.contains("pHYs"))
    // 72 * 3 / 0.0254 = 8503.94 pixels a metre.
    let place = file.firstIndex(of: UInt8(ascii: "p")).map { $0 + 4 } ?? 0
    #expect(file.number(at: place, bytes: 4, bigEndian: true) == 8504)
    #expect(try PNGDecoder.decode(file)[0, 0] == 0xFF10_2030)
  }

  @Test func brokenFilesAreErrors() throws {
    let image = try Self.picture(14)
    let file = try PNGEncoder().encode(image)
    for end in [0, 7, 20, 40, file.count / 2, file.count - 16] {
      #expect(throws: RenderError.self) { try PNGDecoder.decode(Array(file[..<end])) }
    }
    var huge = file
    huge.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])
    #expect(
      throws: RenderError.hugeImage(
        name: "picture", width: 100_000, height: 100_000, limit: PNGDecoder.pixelLimit)
    ) { try PNGDecoder.decode(huge) }
  }
}
