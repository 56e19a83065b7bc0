import CDeflate
import Foundation

/// Finds the repeats in a picture of a screen, as tokens of deflate.
///
/// It looks for what screens are made of: rows like the one above, runs of a colour, parts of the
/// row above, and glyphs drawn before. It works on whole pixels, so that a repeat of n pixels is one
/// of 3n bytes (4n with alpha). Rows are stored without a filter, but for a row that equals the one
/// above: with the filter Up (PNG, 9.2) it is all zeros, a handful of bits whatever it shows.
struct ScreenParser {
  /// Runs of tokens: a literal byte, the three bytes of a pixel, or a match.
  enum Token {
    /// Bits 30 and 31 tell the kind; a match has its length from bit 16 and its distance below.
    static let pixel: UInt32 = 1 << 30
    static let match: UInt32 = 1 << 31
  }

  private(set) var tokens: ContiguousArray<UInt32> = []
  /// Adler-32 of the rows as they are stored.
  private(set) var adler: UInt32 = 1
  /// Whether too little repeats for this way to pay.
  private(set) var isPhotographic = false

  private let width: Int
  private let channels: Int
  /// Bytes of a stored row.
  private let stride: Int
  private var table = [Int32](repeating: -1, count: 1 << tableBits)
  private var packed: [UInt8]
  private let zeros: [UInt8]
  /// The last row that was stored with its pixels and equals the row above.
  private var anchor = -1

  /// Deflate's farthest distance, in bytes.
  private static let window = 32_768
  private static let tableBits: UInt32 = 14
  private static let longestMatch = 258

  /// Parses a picture's pixels, straight ones if they have an alpha.
  init(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int, channels: Int) {
    (self.width, self.channels) = (width, channels)
    stride = 1 + width * channels
    packed = [UInt8](repeating: 0, count: stride)
    zeros = [2] + [UInt8](repeating: 0, count: stride - 1)
    tokens.reserveCapacity(width * height / 16)
    // Beyond one token for each third pixel, filters and a general compressor do better.
    let limit = width * height / 3 + 4096
    for y in 0..<height {
      let row = pixels + y * width
      if y > 0, row.equals(row - width, count: width) {
        appendEqualRow(y)
      } else {
        appendRow(row, y)
        anchor = y
      }
      if tokens.count > limit {
        isPhotographic = true
        return
      }
    }
  }

  // MARK: Rows

  private mutating func appendEqualRow(_ y: Int) {
    if (y - anchor) * stride + stride > Self.window, stride <= Self.window / 2 {
      // The next row could not refer to this one's pixels any more: store them once again.
      appendMatch(bytes: stride, distance: (y - anchor) * stride)
      anchor = y
      adler = libdeflate_adler32(adler, packed, packed.count)
      return
    }
    tokens.append(2)
    tokens.append(0)
    if stride >= 5 {
      appendMatch(bytes: stride - 2, distance: 1)
    } else {
      // Shorter than deflate's shortest match.
      for _ in 2..<stride { tokens.append(0) }
    }
    adler = libdeflate_adler32(adler, zeros, zeros.count)
  }

  private mutating func appendRow(_ row: UnsafePointer<UInt32>, _ y: Int) {
    pack(row)
    tokens.append(0)
    let distance = (y - anchor) * stride
    let above = anchor >= 0 && distance <= Self.window ? row - width : nil
    var x = 0
    while x < width {
      let left = x > 0 && row[x] == row[x - 1] ? row.run(from: x, to: width) : 0
      let up =
        if let above, left < 64, row[x] == above[x] {
          row.common(with: above, from: x, to: width)
        } else { 0 }
      if left > 0, left + 1 >= up {
        appendMatch(bytes: left * channels, distance: channels)
        x += left
      } else if up > 3 {
        appendMatch(bytes: up * channels, distance: distance)
        x += up
      } else {
        x += appendRepeat(row, x, y, up: up, distance)
      }
    }
  }

  /// Appends a repeat of earlier pixels or else a pixel; the count of pixels that it stands for.
  private mutating func appendRepeat(
    _ row: UnsafePointer<UInt32>, _ x: Int, _ y: Int, up: Int, _ distance: Int
  ) -> Int {
    let place = y * width + x
    if x + 1 < width {
      let slot = Int(Self.hash(row[x], row[x + 1]))
      let candidate = Int(table[slot])
      table[slot] = Int32(truncatingIfNeeded: place)
      if candidate >= 0 {
        let length = repeatLength(row, x, y, candidate)
        if length > max(1, up) {
          let from = (candidate / width) * stride + (candidate % width) * channels
          appendMatch(bytes: length * channels, distance: y * stride + x * channels - from)
          return length
        }
      }
    }
    if up > 1 {
      appendMatch(bytes: up * channels, distance: distance)
      return up
    }
    appendPixel(row[x])
    return 1
  }

  /// How many pixels from an earlier place on are repeated here, within both rows and the window.
  private func repeatLength(
    _ row: UnsafePointer<UInt32>, _ x: Int, _ y: Int, _ candidate: Int
  ) -> Int {
    let (fromY, fromX) = (candidate / width, candidate % width)
    let distance = (y - fromY) * stride + (x - fromX) * channels
    guard distance <= Self.window else { return 0 }
    let source = row - (y * width + x - candidate) + x
    let end = min(width - x, width - fromX)
    var length = 0
    while length < end, source[length] == row[x + length] { length += 1 }
    return length
  }

  @inline(__always)
  private static func hash(_ a: UInt32, _ b: UInt32) -> UInt32 {
    (a &* 0x9E37_79B1 ^ b &* 0x85EB_CA77) >> (32 - tableBits)
  }

  // MARK: Tokens

  @inline(__always)
  private mutating func appendPixel(_ pixel: UInt32) {
    tokens.append(Token.pixel | pixel & 0xFF_FFFF)
    if channels == 4 { tokens.append(pixel >> 24) }
  }

  private mutating func appendMatch(bytes: Int, distance: Int) {
    var rest = bytes
    while rest > 0 {
      // No part may be shorter than deflate's shortest match, 3.
      let part = rest <= Self.longestMatch ? rest : min(Self.longestMatch, rest - 3)
      tokens.append(Token.match | UInt32(part) << 16 | UInt32(distance - 1))
      rest -= part
    }
  }

  /// Adds the row to the checksum as it is stored: a filter byte, then red, green, blue.
  private mutating func pack(_ row: UnsafePointer<UInt32>) {
    let (width, channels) = (width, channels)
    packed.withUnsafeMutableBufferPointer { packed in
      guard let base = packed.baseAddress else { return }
      var target = base + 1
      for x in 0..<width {
        let pixel = row[x]
        target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
        target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
        target[2] = UInt8(truncatingIfNeeded: pixel)
        if channels == 4 { target[3] = UInt8(truncatingIfNeeded: pixel >> 24) }
        target += channels
      }
    }
    adler = libdeflate_adler32(adler, packed, packed.count)
  }
}

extension UnsafePointer<UInt32> {
  /// Whether so many pixels equal others.
  fileprivate func equals(_ other: UnsafePointer<UInt32>, count: Int) -> Bool {
    memcmp(self, other, count * 4) == 0
  }

  /// How many pixels from an index on equal the one before it.
  @inline(__always)
  fileprivate func run(from start: Int, to end: Int) -> Int {
    common(with: self - 1, from: start, to: end)
  }

  /// How many pixels from an index on equal others at the same indices; two are compared at a time.
  @inline(__always)
  fileprivate func common(with other: UnsafePointer<UInt32>, from start: Int, to end: Int) -> Int {
    var index = start
    while index + 2 <= end {
      let a = UnsafeRawPointer(self + index).loadUnaligned(as: UInt64.self)
      let b = UnsafeRawPointer(other + index).loadUnaligned(as: UInt64.self)
      if a != b { return index - start + ((a ^ b).trailingZeroBitCount >= 32 ? 1 : 0) }
      index += 2
    }
    if index < end, self[index] == other[index] { index += 1 }
    return index - start
  }
}
