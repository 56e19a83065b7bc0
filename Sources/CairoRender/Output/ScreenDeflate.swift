/// A zlib stream of a picture of a screen (RFC 1950, RFC 1951).
enum ScreenDeflate {
  /// The stream, or nil for a picture in which too little repeats.
  static func compress(_ image: PixelImage) -> [UInt8]? {
    let parser =
      if image.isOpaque {
        image.withPixels { pixels in
          pixels.baseAddress.map {
            ScreenParser($0, width: image.width, height: image.height, channels: 3)
          }
        }
      } else {
        image.withPixels { pixels in
          pixels.map(\.straight).withUnsafeBufferPointer { straight in
            straight.baseAddress.map {
              ScreenParser($0, width: image.width, height: image.height, channels: 4)
            }
          }
        }
      }
    guard let parser, !parser.isPhotographic else { return nil }
    return write(parser.tokens, adler: parser.adler)
  }

  /// Tokens that share a code: enough to pay for its table, few enough to follow changes.
  private static let blockLength = 65_536

  private static func write(_ tokens: ContiguousArray<UInt32>, adler: UInt32) -> [UInt8] {
    let blocks = tokens.count / blockLength + 1
    let capacity = tokens.count * 7 + blocks * DeflateBlock.headerLimit + 16
    return [UInt8](unsafeUninitializedCapacity: capacity) { memory, count in
      guard let base = memory.baseAddress else { return }
      var writer = BitWriter(base)
      // Deflate with a window of 32 kB, no dictionary; the second byte makes it a multiple of 31.
      writer.write(0x0178, 16)
      tokens.withUnsafeBufferPointer { tokens in
        for start in stride(from: 0, to: tokens.count, by: blockLength) {
          let end = min(tokens.count, start + blockLength)
          let block = UnsafeBufferPointer(rebasing: tokens[start..<end])
          DeflateBlock(block).write(block, isLast: end == tokens.count, to: &writer)
        }
      }
      writer.finishByte()
      writer.write(UInt64(adler.byteSwapped), 32)
      count = writer.byteCount
    }
  }
}

/// A block of deflate with codes of its own.
struct DeflateBlock {
  private let literals: HuffmanCode
  private let distances: HuffmanCode

  private static let endOfBlock = 256

  init(_ tokens: UnsafeBufferPointer<UInt32>) {
    var literals = [UInt32](repeating: 0, count: 286)
    var distances = [UInt32](repeating: 0, count: 30)
    literals[Self.endOfBlock] = 1
    literals.withUnsafeMutableBufferPointer { literals in
      distances.withUnsafeMutableBufferPointer { distances in
        for token in tokens {
          if token & ScreenParser.Token.match != 0 {
            literals[257 + Int(MatchCodes.lengths[Int(token >> 16 & 511)].symbol)] += 1
            distances[Int(MatchCodes.distance(Int(token & 0xFFFF)))] += 1
          } else if token & ScreenParser.Token.pixel != 0 {
            literals[Int(token >> 16 & 255)] += 1
            literals[Int(token >> 8 & 255)] += 1
            literals[Int(token & 255)] += 1
          } else {
            literals[Int(token)] += 1
          }
        }
      }
    }
    self.literals = HuffmanCode(frequencies: literals, limit: 15)
    self.distances = HuffmanCode(frequencies: distances, limit: 15)
  }

  /// More bytes than a header and the end of a block take.
  static let headerLimit = 512

  func write(
    _ tokens: UnsafeBufferPointer<UInt32>, isLast: Bool, to writer: inout BitWriter
  ) {
    writeHeader(isLast: isLast, to: &writer)
    let symbols = zip(literals.codes, literals.lengths).map { UInt64($0) | UInt64($1) << 32 }
    let matches = MatchCodes.lengths.map { entry -> UInt64 in
      let symbol = symbols[257 + Int(entry.symbol)]
      let bits = symbol & 0xFFFF_FFFF | UInt64(entry.extra) << (symbol >> 32)
      return bits | (symbol >> 32 + UInt64(entry.extraBits)) << 32
    }
    symbols.withUnsafeBufferPointer { symbols in
      matches.withUnsafeBufferPointer { matches in
        for token in tokens {
          if token & ScreenParser.Token.match != 0 {
            let length = matches[Int(token >> 16 & 511)]
            writer.write(length & 0xFFFF_FFFF, length >> 32)
            writeDistance(Int(token & 0xFFFF), to: &writer)
          } else if token & ScreenParser.Token.pixel != 0 {
            let (red, green) = (symbols[Int(token >> 16 & 255)], symbols[Int(token >> 8 & 255)])
            let blue = symbols[Int(token & 255)]
            let two = red & 0xFFFF_FFFF | (green & 0xFFFF_FFFF) &<< (red >> 32)
            let width = red >> 32 + green >> 32
            writer.write(two | (blue & 0xFFFF_FFFF) &<< width, width + blue >> 32)
          } else {
            let literal = symbols[Int(token)]
            writer.write(literal & 0xFFFF_FFFF, literal >> 32)
          }
        }
        let end = symbols[Self.endOfBlock]
        writer.write(end & 0xFFFF_FFFF, end >> 32)
      }
    }
  }

  @inline(__always)
  private func writeDistance(_ distance: Int, to writer: inout BitWriter) {
    let code = Int(MatchCodes.distance(distance))
    let extraBits = UInt64(max(0, code / 2 - 1))
    let extra = UInt64(distance) & ((1 << extraBits) - 1)
    let length = UInt64(distances.lengths[code])
    writer.write(UInt64(distances.codes[code]) | extra << length, length + extraBits)
  }

  /// The order in which the lengths of the code lengths' own code are stored (RFC 1951, 3.2.7).
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The block's kind and its two codes, each length by itself.
  private func writeHeader(isLast: Bool, to writer: inout BitWriter) {
    let lengths = literals.lengths + distances.lengths
    var frequencies = [UInt32](repeating: 0, count: 19)
    for length in lengths { frequencies[Int(length)] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    writer.write(isLast ? 1 : 0, 1)
    writer.write(2, 2)
    writer.write(UInt64(literals.lengths.count - 257), 5)
    writer.write(UInt64(distances.lengths.count - 1), 5)
    writer.write(19 - 4, 4)
    for symbol in Self.order { writer.write(UInt64(code.lengths[symbol]), 3) }
    for length in lengths {
      writer.write(UInt64(code.codes[Int(length)]), UInt64(code.lengths[Int(length)]))
    }
  }
}

/// Deflate's codes for lengths and distances (RFC 1951, 3.2.5).
enum MatchCodes {
  struct Length {
    /// Counted from 257.
    var symbol: UInt8 = 0
    var extra: UInt8 = 0
    var extraBits: UInt8 = 0
  }

  /// By length; below 3 there is none.
  static let lengths: [Length] = (0...511).map { length in
    guard (3...258).contains(length) else { return Length() }
    if length == 258 { return Length(symbol: 28) }
    // Four symbols for each number of extra bits, from length 11 on.
    let offset = length - 3
    guard offset >= 8 else { return Length(symbol: UInt8(offset)) }
    let bits = Int.bitWidth - offset.leadingZeroBitCount - 3
    return Length(
      symbol: UInt8(4 * bits + 4 + (offset >> bits & 3)), extra: UInt8(offset & ((1 << bits) - 1)),
      extraBits: UInt8(bits))
  }

  /// The symbol of a distance less 1: two for each number of extra bits, from 4 on.
  @inline(__always)
  static func distance(_ offset: Int) -> UInt8 {
    guard offset >= 4 else { return UInt8(truncatingIfNeeded: offset) }
    let bits = Int.bitWidth - offset.leadingZeroBitCount - 2
    return UInt8(truncatingIfNeeded: 2 * bits + 2 + (offset >> bits & 1))
  }
}
