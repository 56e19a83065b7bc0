/// Bytes and repeats as a zlib stream (RFC 1950, RFC 1951), in blocks with codes of their own.
struct DeflateStream: ~Copyable {
  /// A byte, a pixel's three bytes, or a repeat: its length from bit 16, its distance less 1 below.
  private typealias Token = UInt32
  private static let pixel: Token = 1 << 30
  private static let repeated: Token = 1 << 31

  /// Tokens that share a code: enough to pay for its table, few enough to follow changes.
  private static let blockLength = 32_768
  /// The symbols of bytes, of a block's end and of lengths; after them those of distances.
  private static let literalSymbols = 286
  private static let endSymbol = 256
  private static let allSymbols = 316

  /// The tokens of the block that is not yet written, and how often each symbol occurs in it.
  private let tokens: UnsafeMutablePointer<Token>
  private let occurrences: UnsafeMutablePointer<Int>
  private var pending = 0
  /// The tokens of all blocks so far.
  private(set) var count = 0
  private let bytes: UnsafeMutablePointer<UInt8>
  private var writer: BitWriter

  /// Begins a stream of so many tokens at most; of its memory the system gives what is written.
  init(limit: Int) {
    tokens = .allocate(capacity: Self.blockLength)
    occurrences = .allocate(capacity: Self.allSymbols)
    occurrences.initialize(repeating: 0, count: Self.allSymbols)
    // A token takes 48 bits at most, a block's beginning and end less than 512 bytes.
    bytes = .allocate(capacity: limit * 6 + (limit / Self.blockLength + 2) * 512)
    writer = BitWriter(bytes)
    // Deflate with a window of 32 kB, no dictionary; the second byte makes it a multiple of 31.
    writer.write(0x0178, width: 16)
  }

  deinit {
    tokens.deallocate()
    occurrences.deallocate()
    bytes.deallocate()
  }

  // MARK: Tokens

  /// Appends a byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    append(token: Token(byte))
    occurrences[Int(byte)] &+= 1
  }

  /// Appends the lowest three bytes of a word.
  @inline(__always)
  mutating func append(pixel: UInt32) {
    append(token: Self.pixel | pixel & 0xFF_FFFF)
    occurrences[Int(pixel & 255)] &+= 1
    occurrences[Int(pixel >> 8 & 255)] &+= 1
    occurrences[Int(pixel >> 16 & 255)] &+= 1
  }

  /// Appends as many bytes as there are at a distance before: none, or at least 3.
  @inline(__always)
  mutating func append(repeating length: Int, distance: Int) {
    var rest = length
    while rest > 0 {
      // 258 is the longest, and nothing may be shorter than 3.
      let part = rest <= 258 ? rest : min(258, rest &- 3)
      append(token: Self.repeated | UInt32(truncatingIfNeeded: part << 16 | distance &- 1))
      occurrences[257 &+ RangeCode(length: part).symbol] &+= 1
      occurrences[Self.literalSymbols &+ RangeCode(distance: distance).symbol] &+= 1
      rest &-= part
    }
  }

  @inline(__always)
  private mutating func append(token: Token) {
    if pending == Self.blockLength { writeBlock(isLast: false) }
    tokens[pending] = token
    pending &+= 1
    count &+= 1
  }

  // MARK: Blocks

  /// Ends the stream with the checksum of all that it stands for, Adler-32.
  mutating func finished(_ checksum: UInt32) -> [UInt8] {
    writeBlock(isLast: true)
    // Zeros fill the last byte.
    writer.write(0, width: 7)
    return UnsafeBufferPointer(start: bytes, count: writer.place - bytes)
      + checksum.bigEndianBytes
  }

  private mutating func writeBlock(isLast: Bool) {
    occurrences[Self.endSymbol] = 1
    let counts = UnsafeBufferPointer(start: occurrences, count: Self.allSymbols)
    let literals = HuffmanCode(counts: counts[..<Self.literalSymbols], limit: 15).symbols
    let distances = HuffmanCode(counts: counts[Self.literalSymbols...], limit: 15).symbols
    writeHeader((literals + distances).map { Int($0.width) }, isLast: isLast)
    // A copy stays in registers.
    var writer = writer
    literals.withUnsafeBufferPointer { literals in
      distances.withUnsafeBufferPointer { distances in
        for index in 0..<pending { Self.write(tokens[index], literals, distances, to: &writer) }
      }
    }
    writer.append(literals[Self.endSymbol])
    writer.flush()
    self.writer = writer
    occurrences.update(repeating: 0, count: Self.allSymbols)
    pending = 0
  }

  @inline(__always)
  private static func write(
    _ token: Token, _ literals: UnsafeBufferPointer<BitWriter.Bits>,
    _ distances: UnsafeBufferPointer<BitWriter.Bits>, to writer: inout BitWriter
  ) {
    if token & repeated != 0 {
      let length = RangeCode(length: Int(token >> 16 & 511))
      let distance = RangeCode(distance: Int(token & 0xFFFF) &+ 1)
      writer.append(literals[257 &+ length.symbol])
      writer.append(length.rest)
      writer.append(distances[distance.symbol])
      writer.append(distance.rest)
    } else {
      writer.append(literals[Int(token & 255)])
      if token & pixel != 0 {
        writer.append(literals[Int(token >> 8 & 255)])
        writer.append(literals[Int(token >> 16 & 255)])
      }
    }
    writer.flush()
  }

  /// Writes the block's kind and the widths of its codes' symbols, each by itself (RFC 1951, 3.2.7).
  private mutating func writeHeader(_ widths: [Int], isLast: Bool) {
    let code = HuffmanCode(
      counts: (0..<19).map { width in widths.count { $0 == width } }, limit: 7
    ).symbols
    writer.write(isLast ? 5 : 4, width: 3)
    writer.write(Self.literalSymbols - 257, width: 5)
    writer.write(Self.allSymbols - Self.literalSymbols - 1, width: 5)
    writer.write(19 - 4, width: 4)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
      writer.write(Int(code[symbol].width), width: 3)
    }
    for width in widths {
      writer.append(code[width])
      writer.flush()
    }
  }
}
