import Foundation

/// Finds the repeats in a picture of a screen, for deflate.
///
/// It looks for what screens are made of: rows like the one above, runs of a colour, and whatever was
/// there before, such as parts of the row above and glyphs. Rows are stored without a filter, but for
/// a row that equals the one above: with the filter Up (PNG, 9.2) it is all zeros, a handful of bits
/// whatever it shows.
///
/// A wrong guess costs a processor as much as ten pixels do. So each row is first marked with where it
/// changes, along it and from the row above, without a jump; and few questions are asked of what was marked.
struct ScreenParser: ~Copyable {
  private var stream: DeflateStream
  private var changes: RowChanges
  private let width: Int
  /// Bytes of a stored row.
  private var length: Int { 1 + 3 * width }
  /// The last row that was stored with its pixels.
  private var lastRow = 0
  /// Where a pixel was last before another, by the hash of both, of 14 bits; at first the picture's first.
  private var table = Array(repeating: (x: UInt16(0), y: UInt16(0)), count: 16_384)

  /// Deflate's farthest distance, in bytes.
  private static let reach = 32_768
  /// The marks of the 16 pixels after one: without any among them, a repeat begins that is hard to beat.
  private static let next: UInt64 = 0x1_FFFE

  /// A zlib stream of a picture's rows; nil for a picture in which too little repeats, with a pixel that is
  /// not opaque, or that is narrower than the eight pixels that are compared at a time.
  static func compress(_ image: PixelImage) -> [UInt8]? {
    guard image.isOpaque, image.width >= 8 else { return nil }
    return image.withPixels { pixels in
      guard let first = pixels.baseAddress else { return nil }
      var parser = ScreenParser(image)
      for y in 0..<image.height {
        let row = first + y * image.width
        if y > 0, memcmp(row, row - image.width, image.width * 4) == 0 {
          parser.appendEqualRow()
        } else {
          parser.append(row, y)
        }
        // Beyond one token for each third pixel, a general compressor does better.
        if parser.stream.count > pixels.count / 3 + 4096 { return nil }
      }
      guard parser.changes.isOpaque else { return nil }
      return parser.stream.finished(parser.changes.checksum.value)
    }
  }

  private init(_ image: PixelImage) {
    width = image.width
    // In a row a token for each pixel and for the filter, at most.
    stream = DeflateStream(limit: width * image.height / 3 + 65_536, row: width + 2)
    changes = RowChanges(width: width)
  }

  private mutating func appendEqualRow() {
    changes.readEqualRow()
    stream.append(DeflateToken(byte: 2))
    stream.append(DeflateToken(pixel: 0))
    stream.append(DeflateToken(distance: 1), pixels: width - 1)
    stream.endRow()
  }

  private mutating func append(_ row: UnsafePointer<UInt32>, _ y: Int) {
    changes.read(row, isFirst: y == 0)
    stream.append(DeflateToken(byte: 0))
    let distance = (y - lastRow) * length
    let isFar = distance > Self.reach ? ~0 : 0 as UInt64
    let run = DeflateToken(distance: 3)
    let copy = DeflateToken(distance: max(1, min(distance, Self.reach)))
    var x = 0
    while x < width {
      let (left, above) = (changes.along.from(x), changes.fromAbove.from(x) | isFar)
      var count = 1
      if left & above & 1 == 0 {
        let length = changes.along.zeros(from: x, left)
        count = max(length, changes.fromAbove.zeros(from: x, above))
        stream.append(count > length ? copy : run, pixels: count)
      } else if left & Self.next != 0, above & Self.next != 0, let earlier = earlier(row, x, y) {
        count = earlier.count
        stream.append(DeflateToken(distance: earlier.distance), pixels: count)
      } else {
        stream.append(DeflateToken(pixel: row[x]))
      }
      x &+= count
    }
    lastRow = y
    stream.endRow()
  }

  /// How many pixels are as they were at the place that the table has for the first two, and how far back;
  /// nil if none, or if they are too near to the row's end for eight to be compared.
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
