/// Bytes and repeats as a zlib stream (RFC 1950, RFC 1951), in blocks with codes of their own.
struct DeflateStream: ~Copyable {
  /// Tokens that share a code: enough to pay for its table, few enough to follow changes.
  private static let blockLength = 32_768
  /// The symbols of bytes, of a block's end and of lengths; and of distances.
  private static let (literals, end, distances) = (286, 256, 30)

  /// The tokens of the block that is not yet written, and how often each part occurs in it.
  private let tokens: UnsafeMutablePointer<DeflateToken>
  private let occurrences: UnsafeMutablePointer<Int>
  private var pending = 0
  /// The tokens of all blocks so far.
  private(set) var count = 0
  private let bytes: UnsafeMutablePointer<UInt8>
  private var writer: BitWriter

  /// Begins a stream of so many tokens at most; of its memory the system gives what is written.
  init(limit: Int) {
    tokens = .allocate(capacity: Self.blockLength)
    occurrences = .allocate(capacity: DeflateToken.parts)
    occurrences.initialize(repeating: 0, count: DeflateToken.parts)
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

  /// Appends as many bytes as there are at a distance before, at least 3.
  @inline(__always)
  mutating func append(repeating length: Int, distance: Int) {
    var rest = length
    while rest > 258 {
      // 258 is the longest, and nothing may be shorter than 3.
      let part = min(258, rest &- 3)
      append(DeflateToken(repeating: part, distance: distance))
      rest &-= part
    }
    append(DeflateToken(repeating: rest, distance: distance))
  }

  @inline(__always)
  mutating func append(_ token: DeflateToken) {
    if pending == Self.blockLength { writeBlock(isLast: false) }
    tokens[pending] = token
    pending &+= 1
    count &+= 1
    occurrences[token.first] &+= 1
    occurrences[token.second] &+= 1
    occurrences[token.third] &+= 1
  }

  /// Ends the stream with the checksum of all that it stands for, Adler-32.
  mutating func finished(_ checksum: UInt32) -> [UInt8] {
    writeBlock(isLast: true)
    // Zeros fill the last byte.
    writer.write(0, width: 7)
    return UnsafeBufferPointer(start: bytes, count: writer.place - bytes)
      + checksum.bigEndianBytes
  }

  // MARK: Blocks

  private mutating func writeBlock(isLast: Bool) {
    let lengths = RangeCode.lengths
    var counts = (0..<256).map { occurrences[$0] + occurrences[DeflateToken.bytes + $0] }
    counts += [1] + Array(repeating: 0, count: Self.literals - 257)
    for (index, length) in lengths.enumerated() {
      counts[257 + length.symbol] += occurrences[DeflateToken.lengths + index]
    }
    let literals = HuffmanCode(counts: counts, limit: 15).symbols
    let distances = HuffmanCode(
      counts: (0..<Self.distances).map { occurrences[DeflateToken.distances + $0] }, limit: 15
    ).symbols
    writeHeader((literals + distances).map { Int($0.width) }, isLast: isLast)
    let codes =
      literals[..<256] + lengths.map { literals[257 + $0.symbol] + $0.rest } + literals[..<256]
      + distances + [BitWriter.Bits()]
    // A copy stays in registers.
    var writer = writer
    codes.withUnsafeBufferPointer { codes in
      for index in 0..<pending { writer.write(tokens[index].bits(codes)) }
    }
    writer.write(literals[Self.end])
    self.writer = writer
    occurrences.update(repeating: 0, count: DeflateToken.parts)
    pending = 0
  }

  /// Writes the block's kind and the widths of its codes' symbols, each by itself (RFC 1951, 3.2.7).
  private mutating func writeHeader(_ widths: [Int], isLast: Bool) {
    let code = HuffmanCode(
      counts: (0..<19).map { width in widths.count { $0 == width } }, limit: 7
    ).symbols
    writer.write(isLast ? 5 : 4, width: 3)
    writer.write(Self.literals - 257, width: 5)
    writer.write(Self.distances - 1, width: 5)
    writer.write(19 - 4, width: 4)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
      writer.write(Int(code[symbol].width), width: 3)
    }
    for width in widths { writer.write(code[width]) }
  }
}
