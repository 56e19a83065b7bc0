/// Pixels and repeats as a zlib stream (RFC 1950, RFC 1951), in blocks with codes of their own.
struct DeflateStream {
  /// A literal byte, the three bytes of a pixel, or a match.
  ///
  /// Bits 30 and 31 tell the kind; a match has its length from bit 16 and its distance less 1 below.
  private typealias Token = UInt32
  private static let pixel: Token = 1 << 30
  private static let match: Token = 1 << 31

  /// The tokens of all blocks so far.
  private(set) var count = 0
  private var bytes: [UInt8] = []
  private let tokens: UnsafeMutablePointer<Token>
  private var pending = 0
  private let memory: UnsafeMutablePointer<UInt8>
  private var writer: BitWriter

  /// Tokens that share a code: enough to pay for its table, few enough to follow changes.
  private static let blockLength = 65_536
  private static let longestMatch = 258

  /// Begins a stream, for which ``close()`` must be called.
  init() {
    tokens = .allocate(capacity: Self.blockLength)
    // A token takes 48 bits at most, a block's beginning and end less than 512 bytes.
    memory = .allocate(capacity: Self.blockLength * 6 + 512)
    writer = BitWriter(memory)
    bytes.reserveCapacity(1 << 20)
    // Deflate with a window of 32 kB, no dictionary; the second byte makes it a multiple of 31.
    writer.write(0x0178, 16)
  }

  /// Gives back the memory of blocks.
  func close() {
    tokens.deallocate()
    memory.deallocate()
  }

  // MARK: Tokens

  @inline(__always)
  mutating func append(literal: UInt8) { append(Token(literal)) }

  @inline(__always)
  mutating func append(pixel: UInt32) { append(Self.pixel | pixel & 0xFF_FFFF) }

  @inline(__always)
  mutating func appendMatch(_ length: Int, distance: Int) {
    var rest = length
    while rest > 0 {
      // No part may be shorter than deflate's shortest match, 3.
      let part = rest <= Self.longestMatch ? rest : min(Self.longestMatch, rest &- 3)
      append(Self.match | UInt32(truncatingIfNeeded: part << 16 | distance &- 1))
      rest &-= part
    }
  }

  @inline(__always)
  private mutating func append(_ token: Token) {
    if pending == Self.blockLength { writeBlock(isLast: false) }
    tokens[pending] = token
    pending &+= 1
    count &+= 1
  }

  // MARK: Blocks

  /// Ends the stream with the checksum of all that it stands for, Adler-32.
  mutating func finished(_ checksum: UInt32) -> [UInt8] {
    writeBlock(isLast: true)
    writer.finishByte()
    writer.write(UInt64(checksum.byteSwapped), 32)
    moveBytes()
    return bytes
  }

  private mutating func moveBytes() {
    bytes.append(contentsOf: UnsafeBufferPointer(start: memory, count: writer.place - memory))
    writer.place = memory
  }

  private mutating func writeBlock(isLast: Bool) {
    let (literals, distances) = codes()
    writeHeader(literals.symbols, distances.symbols, isLast: isLast)
    let lengths = MatchCodes.lengths.map { entry in
      let symbol = literals.symbols[257 + Int(entry.symbol)]
      return HuffmanCode.Symbol(
        bits: symbol.bits | UInt32(entry.extra) << symbol.width,
        width: symbol.width + UInt64(entry.extraBits))
    }
    // A copy stays in registers.
    var writer = writer
    literals.symbols.withUnsafeBufferPointer { literals in
      lengths.withUnsafeBufferPointer { lengths in
        distances.symbols.withUnsafeBufferPointer { distances in
          for index in 0..<pending { writer.write(tokens[index], literals, lengths, distances) }
        }
      }
    }
    writer.write(literals.symbols[256])
    self.writer = writer
    moveBytes()
    pending = 0
  }

  /// The codes of literals with lengths, and of distances.
  private func codes() -> (literals: HuffmanCode, distances: HuffmanCode) {
    var literals = [UInt32](repeating: 0, count: 286)
    var distances = [UInt32](repeating: 0, count: 30)
    literals[256] = 1
    let lengths = MatchCodes.lengths
    literals.withUnsafeMutableBufferPointer { literals in
      distances.withUnsafeMutableBufferPointer { distances in
        for index in 0..<pending {
          let token = tokens[index]
          if token & Self.match != 0 {
            literals[257 &+ Int(lengths[Int(token >> 16 & 511)].symbol)] &+= 1
            distances[MatchCodes.distance(token & 0xFFFF)] &+= 1
          } else if token & Self.pixel != 0 {
            literals[Int(token >> 16 & 255)] &+= 1
            literals[Int(token >> 8 & 255)] &+= 1
            literals[Int(token & 255)] &+= 1
          } else {
            literals[Int(token)] &+= 1
          }
        }
      }
    }
    return (
      HuffmanCode(frequencies: literals, limit: 15), HuffmanCode(frequencies: distances, limit: 15)
    )
  }

  /// The order in which the lengths of the code lengths' own code are stored (RFC 1951, 3.2.7).
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The block's kind and its two codes, each length by itself.
  private mutating func writeHeader(
    _ literals: [HuffmanCode.Symbol], _ distances: [HuffmanCode.Symbol], isLast: Bool
  ) {
    let lengths = (literals + distances).map { Int($0.width) }
    var frequencies = [UInt32](repeating: 0, count: 19)
    for length in lengths { frequencies[length] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    writer.write(isLast ? 5 : 4, 3)
    writer.write(UInt64(literals.count - 257), 5)
    writer.write(UInt64(distances.count - 1), 5)
    writer.write(19 - 4, 4)
    for symbol in Self.order { writer.write(code.symbols[symbol].width, 3) }
    for length in lengths { writer.write(code.symbols[length]) }
  }
}

extension BitWriter {
  /// Appends a token of a stream.
  @inline(__always)
  fileprivate mutating func write(
    _ token: UInt32, _ literals: UnsafeBufferPointer<HuffmanCode.Symbol>,
    _ lengths: UnsafeBufferPointer<HuffmanCode.Symbol>,
    _ distances: UnsafeBufferPointer<HuffmanCode.Symbol>
  ) {
    if token >> 31 != 0 {
      let length = lengths[Int(token >> 16 & 511)]
      let distance = MatchCodes.distance(token & 0xFFFF)
      let extraBits = UInt64(max(0, distance / 2 - 1))
      let extra = UInt64(token & 0xFFFF) & (1 &<< extraBits &- 1)
      let symbol = distances[distance]
      let tail = UInt64(symbol.bits) | extra &<< symbol.width
      write(
        UInt64(length.bits) | tail &<< length.width, length.width &+ symbol.width &+ extraBits)
    } else if token >> 30 != 0 {
      let red = literals[Int(token >> 16 & 255)]
      let (green, blue) = (literals[Int(token >> 8 & 255)], literals[Int(token & 255)])
      let tail = UInt64(green.bits) | UInt64(blue.bits) &<< green.width
      write(UInt64(red.bits) | tail &<< red.width, red.width &+ green.width &+ blue.width)
    } else {
      write(literals[Int(token)])
    }
  }
}

/// Deflate's codes for lengths and distances (RFC 1951, 3.2.5).
private enum MatchCodes {
  struct Length {
    /// Counted from 257.
    var symbol: UInt8 = 0
    var extra: UInt8 = 0
    var extraBits: UInt8 = 0
  }

  /// By length, from 11 on four symbols for each number of extra bits; below 3 there is none.
  static let lengths: [Length] = (0...511).map { length in
    guard (3...257).contains(length) else { return Length(symbol: length == 258 ? 28 : 0) }
    let offset = length - 3
    guard offset >= 8 else { return Length(symbol: UInt8(offset)) }
    let bits = Int.bitWidth - offset.leadingZeroBitCount - 3
    return Length(
      symbol: UInt8(4 * bits + 4 + (offset >> bits & 3)), extra: UInt8(offset & ((1 << bits) - 1)),
      extraBits: UInt8(bits))
  }

  /// The symbol of a distance less 1: two for each number of extra bits, from 4 on.
  @inline(__always)
  static func distance(_ offset: UInt32) -> Int {
    guard offset >= 4 else { return Int(offset) }
    let bits = 30 &- offset.leadingZeroBitCount
    return 2 &* bits &+ 2 &+ Int(offset &>> UInt32(truncatingIfNeeded: bits) & 1)
  }
}
