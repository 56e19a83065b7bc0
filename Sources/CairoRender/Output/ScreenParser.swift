import CDeflate
import Foundation

/// Finds the repeats in a picture of a screen, for deflate.
///
/// It looks for what screens are made of: rows like the one above, runs of a colour, and whatever was
/// there before, such as parts of the row above and glyphs. Rows are stored without a filter, but for
/// a row that equals the one above: with the filter Up (PNG, 9.2) it is all zeros, a handful of bits
/// whatever it shows.
struct ScreenParser: ~Copyable {
  private var stream: DeflateStream
  /// Adler-32 of the rows as they are stored.
  private var adler: UInt32 = 1
  private let width: Int
  /// Bytes of a stored row.
  private let length: Int
  /// The last rows as they are stored, and where the next one begins.
  private let memory: UnsafeMutablePointer<UInt8>
  private var row: UnsafeMutablePointer<UInt8>
  private let room: Int
  /// The last row that was stored with its pixels, if it is still in memory.
  private var lastRow: UnsafeMutablePointer<UInt8>?
  /// Where in memory two pixels were last, by their hash.
  private let table: UnsafeMutablePointer<UInt32>

  /// Deflate's farthest distance, in bytes.
  private static let reach = 32_768
  private static let tableSize = 16_384
  /// A run of so many bytes is taken without a look at the row above.
  private static let longRun = 192

  /// A zlib stream of a picture's rows; nil for a picture in which too little repeats, or that is not
  /// opaque.
  static func compress(_ image: PixelImage) -> [UInt8]? {
    guard image.isOpaque else { return nil }
    return image.withPixels { pixels in
      guard let first = pixels.baseAddress else { return nil }
      var parser = ScreenParser(image)
      for y in 0..<image.height {
        let row = first + y * image.width
        if y > 0, memcmp(row, row - image.width, image.width * 4) == 0 {
          parser.appendEqualRow()
        } else {
          parser.append(row)
        }
        // Beyond one token for each third pixel, a general compressor does better.
        if parser.stream.count > pixels.count / 3 + 4096 { return nil }
      }
      return parser.stream.finished(parser.adler)
    }
  }

  private init(_ image: PixelImage) {
    stream = DeflateStream(limit: image.width * image.height / 3 + 65_536)
    width = image.width
    length = 1 + 3 * width
    room = 8 * Self.reach + length + PNGRow.excess
    memory = .allocate(capacity: room)
    memory.initialize(repeating: 0, count: room)
    row = memory
    table = .allocate(capacity: Self.tableSize)
    table.initialize(repeating: 0, count: Self.tableSize)
  }

  deinit {
    memory.deallocate()
    table.deallocate()
  }

  private mutating func appendEqualRow() {
    row[0] = 2
    (row + 1).update(repeating: 0, count: length - 1)
    stream.append(DeflateToken(byte: 2))
    stream.append(DeflateToken(pixel: 0))
    if width > 1 { stream.append(repeating: length - 4, distance: 1) }
    endRow()
  }

  private mutating func append(_ pixels: UnsafePointer<UInt32>) {
    row[0] = 0
    PNGRow.store(pixels, width, to: row + 1)
    stream.append(DeflateToken(byte: 0))
    let above = lastRow.map { row - $0 } ?? .max
    var place = row + 1
    let end = row + length
    while place < end {
      let next = place.twoPixels
      var (count, distance) = (0, 3)
      // Of both, the first is compared with the one before.
      if place > row + 1, (next ^ (place - 3).twoPixels) << 24 == 0 {
        count = place.common(with: place - 3, until: end)
      }
      if count < Self.longRun, above <= Self.reach, next == (place - above).twoPixels {
        let common = place.common(with: place - above, until: end)
        if common > count &+ 3 { (count, distance) = (common, above) }
      }
      if count < 6 {
        let far = distanceToSame(next, place)
        if far <= Self.reach, next == (place - far).twoPixels {
          (count, distance) = (place.common(with: place - far, until: end), far)
        }
      }
      if count >= 3 {
        // Whole pixels, so that the next ones are found again.
        count &-= count % 3
        stream.append(repeating: count, distance: distance)
        place += count
      } else {
        stream.append(DeflateToken(pixel: next >> 16))
        place += 3
      }
    }
    lastRow = row
    endRow()
  }

  /// How far back two pixels were last, or others with their hash.
  @inline(__always)
  private func distanceToSame(_ pixels: UInt64, _ place: UnsafeMutablePointer<UInt8>) -> Int {
    let hash = Int((pixels &* 0x9E37_79B1_85EB_CA77) >> 50)
    let offset = place - memory
    defer { table[hash] = UInt32(truncatingIfNeeded: offset) }
    return offset &- Int(table[hash])
  }

  private mutating func endRow() {
    adler = libdeflate_adler32(adler, row, length)
    row += length
    if row + length + PNGRow.excess > memory + room {
      // Forgetting all once in so many rows costs less than moving what is remembered.
      (row, lastRow) = (memory, nil)
      table.update(repeating: 0, count: Self.tableSize)
    }
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Six bytes, above two bytes of zeros.
  @inline(__always)
  fileprivate var twoPixels: UInt64 {
    UnsafeRawPointer(self).loadUnaligned(as: UInt64.self) << 16
  }

  /// How many bytes before an end equal others.
  ///
  /// 32 at a time, which as many may be read beyond the end; which of them is the first to differ is
  /// found without a jump.
  @inline(__always)
  fileprivate func common(
    with other: UnsafeMutablePointer<UInt8>, until end: UnsafeMutablePointer<UInt8>
  ) -> Int {
    func difference(_ index: Int) -> UInt64 {
      UnsafeRawPointer(self + index).loadUnaligned(as: UInt64.self)
        ^ UnsafeRawPointer(other + index).loadUnaligned(as: UInt64.self)
    }
    let limit = end - self
    var count = 0
    while count < limit {
      let (a, b) = (difference(count), difference(count &+ 8))
      let (c, d) = (difference(count &+ 16), difference(count &+ 24))
      if a | b | c | d != 0 {
        let (isLow, low, high) = (a | b != 0, a != 0 ? a : b, c != 0 ? c : d)
        let skipped = (isLow ? 0 : 16) &+ ((isLow ? a : c) != 0 ? 0 : 8)
        let bits = (isLow ? low : high).trailingZeroBitCount
        return Swift.min(limit, count &+ skipped &+ bits &>> 3)
      }
      count &+= 32
    }
    return limit
  }
}
