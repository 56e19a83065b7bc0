import CWide
import Foundation

/// Finds the repeats in a picture of a screen, for deflate.
///
/// It looks for what screens are made of: rows like the one above, runs of a colour, and whatever
/// was there before, such as parts of the row above and glyphs. Rows are stored without a filter,
/// but for a row that equals the one above: with the filter Up (PNG, 9.2) it is all zeros, a
/// handful of bits whatever it shows.
///
/// A wrong guess costs a processor as much as ten pixels do. So each row is first marked with where
/// it changes, along it and from the row above, without a jump; and few questions are asked of what
/// was marked.
struct ScreenParser: ~Copyable {
  private var stream: DeflateStream
  private var checksum = RowChecksum()
  /// The marks of pixels that are not as the one before, and below, not as the one above.
  let along: PixelMarks
  let fromAbove: PixelMarks
  /// The bits that all colours have: all others repeat one that was stored.
  private var common = ~0 as UInt32
  private let width: Int
  /// Bytes of a stored row.
  private var length: Int { 1 + 3 * width }
  /// The last row that was stored with its pixels.
  private var lastRow = 0
  /// The last place of a pixel before another, by the hash of both, of 14 bits; at first the
  /// picture's first.
  private var table = Array(repeating: (x: UInt16(0), y: UInt16(0)), count: 16_384)

  /// Deflate's farthest distance, in bytes.
  private static let reach = 32_768
  /// The marks of the 16 pixels after one: without any among them, a repeat begins that is hard to
  /// beat.
  private static let next: UInt64 = 0x1_FFFE

  /// Returns a zlib stream of a picture's rows; nil for a picture in which too little repeats, with
  /// a pixel that is not opaque, or that is narrower than the eight pixels that are compared at a
  /// time.
  static func compress(_ image: PixelImage) -> [UInt8]? {
    guard image.isOpaque, image.width >= 8 else { return nil }
    var parser = ScreenParser(image)
    for y in 0..<image.height {
      let row = UnsafePointer(image.storage.base + y * image.width)
      if y > 0, memcmp(row, row - image.width, image.width * 4) == 0 {
        parser.appendEqualRow()
      } else {
        parser.append(row, y)
      }
      parser.stream.endRow()
      // Beyond one token for each third pixel, a general compressor does better.
      if parser.stream.count > image.width * image.height / 3 + 4096 { return nil }
    }
    return parser.common >> 24 == 255 ? parser.stream.finished(parser.checksum.value) : nil
  }

  init(_ image: PixelImage) {
    width = image.width
    // In a row a token for each pixel and for the filter, at most.
    stream = DeflateStream(limit: width * image.height / 3 + 65_536, row: width + 2)
    along = PixelMarks(width: width)
    fromAbove = PixelMarks(width: width)
  }

  private mutating func appendEqualRow() {
    checksum.add(filter: 2, count: width)
    stream.append(DeflateToken(byte: 2))
    stream.append(DeflateToken(pixel: 0))
    stream.append(DeflateToken(distance: 1), pixels: width - 1)
  }

  private mutating func append(_ row: UnsafePointer<UInt32>, _ y: Int) {
    if y > 0 { mark(row) }
    checksum.add(UnsafeBufferPointer(start: row, count: width))
    stream.append(DeflateToken(byte: 0))
    let distance = (y - lastRow) * length
    let isFar = distance > Self.reach ? ~0 : 0 as UInt64
    let run = DeflateToken(distance: 3)
    let copy = DeflateToken(distance: max(1, min(distance, Self.reach)))
    var x = 0
    while x < width {
      let (left, above) = (along.from(x), fromAbove.from(x) | isFar)
      var count = 1
      if left & above & 1 == 0 {
        let length = along.zeros(from: x, left)
        count = max(length, fromAbove.zeros(from: x, above))
        stream.append(count > length ? copy : run, pixels: count)
      } else if left & Self.next != 0, above & Self.next != 0, let earlier = earlier(row, x, y) {
        count = earlier.count
        stream.append(DeflateToken(distance: earlier.distance), pixels: count)
      } else {
        stream.append(DeflateToken(pixel: row[x]))
        common &= row[x]
      }
      x &+= count
    }
    lastRow = y
  }

  /// Marks the changes in a row that lies behind another; what is read behind the last row is
  /// slack.
  func mark(_ row: UnsafePointer<UInt32>) {
    wide_mark(row, row - 1, along.bytes, width / 8 + 1)
    wide_mark(row, row - width, fromAbove.bytes, width / 8 + 1)
    along.bytes[0] |= 1
    along.bytes[width / 8] |= 0xFF << (width % 8)
    fromAbove.bytes[width / 8] |= 0xFF << (width % 8)
  }

  /// Returns the number of pixels that repeat those at the place that the table has for the first
  /// two, and the distance; nil if none, or if they are too near to the row's end for eight to be
  /// compared.
  @inline(__always)
  private mutating func earlier(
    _ row: UnsafePointer<UInt32>, _ x: Int, _ y: Int
  ) -> (count: Int, distance: Int)? {
    guard x &+ 8 <= width else { return nil }
    let pixels = row + x
    let pair = UnsafeRawPointer(pixels).loadUnaligned(as: UInt64.self)
    let hash = Int((pair &* 0x9E37_79B1_85EB_CA77) &>> 50)
    let place = table[hash]
    table[hash] = (UInt16(truncatingIfNeeded: x), UInt16(truncatingIfNeeded: y))
    let (rows, columns) = (y &- Int(place.y), x &- Int(place.x))
    let distance = rows &* length &+ 3 &* columns
    guard distance > 0, distance <= Self.reach else { return nil }
    let others = pixels - (rows &* width &+ columns)
    let limit = width &- 8 &- max(x, Int(place.x))
    var (count, differences) = (0, 0)
    while differences == 0, count <= limit {
      differences = (pixels + count).differences(from: others + count)
      count &+= (differences | 0x100).trailingZeroBitCount
    }
    return count > 0 ? (count, distance) : nil
  }
}
