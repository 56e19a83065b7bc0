import CDeflate
import Foundation

/// Finds the repeats in a picture of a screen, for deflate.
///
/// It looks for what screens are made of: rows like the one above, runs of a colour, parts of the
/// row above, and glyphs drawn before. It works on whole pixels, so that a repeat of n pixels is one
/// of 3n bytes (4n with alpha). Rows are stored without a filter, but for a row that equals the one
/// above: with the filter Up (PNG, 9.2) it is all zeros, a handful of bits whatever it shows.
struct ScreenParser {
  private var stream = DeflateStream()
  /// Adler-32 of the rows as they are stored.
  private var adler: UInt32 = 1
  private let width: Int
  private let channels: Int
  /// Bytes of a stored row.
  private let stride: Int
  /// Where pairs of pixels were last: the row from bit 16, the column below.
  private let table: UnsafeMutablePointer<UInt32>
  private var packed: [UInt8]
  private let zeros: [UInt8]
  /// The last row that was stored with its pixels and equals the row above.
  private var anchor = -1

  /// Deflate's farthest distance, in bytes.
  private static let window = 32_768
  private static let tableBits: UInt32 = 14

  /// A zlib stream of a picture's rows; nil for a picture in which too little repeats.
  static func compress(_ image: PixelImage) -> [UInt8]? {
    image.withPixels { pixels in
      guard !image.isOpaque else { return compress(pixels, image.width, channels: 3) }
      return pixels.map(\.straight).withUnsafeBufferPointer {
        compress($0, image.width, channels: 4)
      }
    }
  }

  private static func compress(
    _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, channels: Int
  ) -> [UInt8]? {
    guard let base = pixels.baseAddress else { return nil }
    var parser = ScreenParser(width: width, channels: channels)
    defer { parser.close() }
    // Beyond one token for each third pixel, filters and a general compressor do better.
    let limit = pixels.count / 3 + 4096
    for y in 0..<pixels.count / width {
      let row = base + y * width
      if y > 0, memcmp(row, row - width, width * 4) == 0 {
        parser.appendEqualRow(y)
      } else {
        parser.append(row, y)
      }
      if parser.stream.count > limit { return nil }
    }
    return parser.stream.finished(parser.adler)
  }

  private init(width: Int, channels: Int) {
    (self.width, self.channels) = (width, channels)
    stride = 1 + width * channels
    table = .allocate(capacity: 1 << Int(Self.tableBits))
    table.initialize(repeating: .max, count: 1 << Int(Self.tableBits))
    // Pixels are written in words, which end up to two bytes later.
    packed = [UInt8](repeating: 0, count: stride + 2)
    zeros = [2] + [UInt8](repeating: 0, count: stride - 1)
  }

  private func close() {
    stream.close()
    table.deallocate()
  }

  // MARK: Rows

  private mutating func appendEqualRow(_ y: Int) {
    if (y - anchor) * stride + stride > Self.window, stride <= Self.window / 2 {
      // The next row could not refer to this one's pixels any more: store them once again.
      stream.appendMatch(stride, distance: (y - anchor) * stride)
      anchor = y
      adler = libdeflate_adler32(adler, packed, stride)
      return
    }
    stream.append(literal: 2)
    stream.append(literal: 0)
    if stride >= 5 {
      stream.appendMatch(stride - 2, distance: 1)
    } else {
      // Shorter than deflate's shortest match.
      for _ in 2..<stride { stream.append(literal: 0) }
    }
    adler = libdeflate_adler32(adler, zeros, stride)
  }

  private mutating func append(_ row: UnsafePointer<UInt32>, _ y: Int) {
    pack(row)
    stream.append(literal: 0)
    let distance = (y - anchor) * stride
    let above = anchor >= 0 && distance <= Self.window ? row - width : nil
    anchor = y
    var x = 0
    while x < width {
      let left = x > 0 && row[x] == row[x - 1] ? row.common(with: row - 1, from: x, to: width) : 0
      var up = 0
      if let above, left < 64, row[x] == above[x] {
        up = row.common(with: above, from: x, to: width)
      }
      var best = (length: up > 1 ? up : 0, distance: distance)
      if left > 0, left + 1 >= up {
        best = (left, channels)
      } else if up <= 3, x + 1 < width, let found = earlier(row, x, y), found.length > max(1, up) {
        best = found
      }
      if best.length > 0 {
        stream.appendMatch(best.length * channels, distance: best.distance)
        x += best.length
      } else {
        stream.append(pixel: row[x])
        if channels == 4 { stream.append(literal: UInt8(row[x] >> 24)) }
        x += 1
      }
    }
  }

  /// How many pixels from here on are those where the next two were last, and how far back that is in
  /// bytes; nil where that is too far.
  @inline(__always)
  private func earlier(
    _ row: UnsafePointer<UInt32>, _ x: Int, _ y: Int
  ) -> (length: Int, distance: Int)? {
    let hash = (row[x] &* 0x9E37_79B1 ^ row[x + 1] &* 0x85EB_CA77) >> (32 - Self.tableBits)
    let place = table[Int(hash)]
    table[Int(hash)] = UInt32(truncatingIfNeeded: y &<< 16 | x)
    let (rows, from) = (y &- Int(place >> 16), Int(place & 0xFFFF))
    let distance = rows &* stride &+ (x &- from) &* channels
    guard place != .max, distance <= Self.window else { return nil }
    let source = row - (rows &* width &+ x &- from)
    return (row.common(with: source, from: x, to: min(width, width &- from &+ x)), distance)
  }

  /// Adds the row to the checksum as it is stored: a filter byte, then red, green, blue.
  private mutating func pack(_ row: UnsafePointer<UInt32>) {
    let (width, channels) = (width, channels)
    packed.withUnsafeMutableBytes { packed in
      guard var target = packed.baseAddress.map({ $0 + 1 }) else { return }
      var x = 0
      while channels == 3, x &+ 2 <= width {
        // Two at a time: from blue, green, red, alpha, twice.
        let pair = UnsafeRawPointer(row + x).loadUnaligned(as: UInt64.self).byteSwapped
        target.storeBytes(of: pair &>> 40 | (pair &>> 8 & 0xFF_FFFF) &<< 24, as: UInt64.self)
        target += 6
        x &+= 2
      }
      while x < width {
        let bytes = row[x].byteSwapped &>> 8 | row[x] & 0xFF00_0000
        target.storeBytes(of: bytes, as: UInt32.self)
        target += channels
        x &+= 1
      }
    }
    adler = libdeflate_adler32(adler, packed, stride)
  }
}

extension UnsafePointer<UInt32> {
  /// How many pixels from an index on equal others at the same indices; eight are compared at a time,
  /// then two.
  @inline(__always)
  fileprivate func common(with other: UnsafePointer<UInt32>, from start: Int, to end: Int) -> Int {
    func difference(_ index: Int) -> UInt64 {
      UnsafeRawPointer(self + index).loadUnaligned(as: UInt64.self)
        ^ UnsafeRawPointer(other + index).loadUnaligned(as: UInt64.self)
    }
    var index = start
    while index &+ 8 <= end,
      difference(index) | difference(index &+ 2) | difference(index &+ 4) | difference(index &+ 6)
        == 0
    { index &+= 8 }
    while index &+ 2 <= end {
      let difference = difference(index)
      if difference != 0 {
        return index &- start &+ (difference.trailingZeroBitCount >= 32 ? 1 : 0)
      }
      index &+= 2
    }
    if index < end, self[index] == other[index] { index &+= 1 }
    return index &- start
  }
}
