/// Bytes and repeats as a zlib stream (RFC 1950, RFC 1951), in blocks with codes of their own.
struct DeflateStream: ~Copyable {
  /// Tokens that share a code, up to a row's end: enough to pay for its table, few enough to follow
  /// changes.
  private static let blockLength = 65_536
  /// The symbols of bytes, of a block's end and of lengths.
  private static let (literals, end) = (286, 256)

  /// The tokens of all blocks that are written.
  private var written = 0
  /// The tokens of the block that is not yet written, and where the next goes.
  private let tokens: UnsafeMutablePointer<DeflateToken>
  private var next: UnsafeMutablePointer<DeflateToken>
  private let bytes: UnsafeMutablePointer<UInt8>
  private var writer: BitWriter

  /// Begins a stream of so many tokens at most, in all and in a row; of its memory the system gives
  /// what is written.
  init(limit: Int, row: Int) {
    tokens = .allocate(capacity: Self.blockLength + row)
    next = tokens
    // A token takes 48 bits at most, a block's beginning and end less than 512 bytes.
    bytes = .allocate(capacity: limit * 6 + (limit / Self.blockLength + 2) * 512)
    writer = BitWriter(bytes)
    // Deflate with a window of 32 kB, no dictionary; the second byte makes it a multiple of 31.
    writer.write(.init(bits: 0x0178, width: 16))
  }

  deinit {
    tokens.deallocate()
    bytes.deallocate()
  }

  /// All tokens so far.
  var count: Int { written + (next - tokens) }

  @inline(__always)
  mutating func append(_ token: DeflateToken) {
    next.initialize(to: token)
    next += 1
  }

  /// Appends so many pixels as they are at the distance of a token without a length.
  @inline(__always)
  mutating func append(_ token: DeflateToken, pixels: Int) {
    var left = pixels
    while left > 0 {
      // 86 pixels have 258 bytes, the longest repeat.
      var token = token
      token.word &+= UInt64(truncatingIfNeeded: 3 &* min(86, left))
      append(token)
      left &-= 86
    }
  }

  /// Ends a row: writes a block if there is enough for one.
  mutating func endRow() {
    if next - tokens >= Self.blockLength { writeBlock(isLast: false) }
  }

  /// Ends the stream with the checksum of all that it stands for, Adler-32.
  mutating func finished(_ checksum: UInt32) -> [UInt8] {
    writeBlock(isLast: true)
    // Zeros fill the last byte.
    writer.write(.init(width: 7))
    return UnsafeBufferPointer(start: bytes, count: writer.place - bytes)
      + checksum.bigEndianBytes
  }

  // MARK: Blocks

  private mutating func writeBlock(isLast: Bool) {
    let block = UnsafeBufferPointer(start: tokens, count: next - tokens)
    let counts = Self.counts(of: block)
    let lengths = RangeCode.lengths
    var literalCounts = counts[..<256] + [1] + Array(repeating: 0, count: Self.literals - 257)
    for (length, count) in zip(lengths, counts[DeflateToken.lengths]) {
      literalCounts[257 + length.symbol] += count
    }
    let literals = PrefixCode(counts: literalCounts, limit: 15).symbols
    let distances = PrefixCode(counts: counts[DeflateToken.distances], limit: 15).symbols
    writeHeader((literals + distances).map { Int($0.width) }, isLast: isLast)
    let codes =
      literals[..<256] + lengths.map { literals[257 + $0.symbol] + $0.rest } + distances
      + [BitWriter.Bits()]
    // A copy stays in registers.
    var writer = writer
    codes.withUnsafeBufferPointer { codes in
      for token in block { writer.write(token.bits(codes)) }
    }
    writer.write(literals[Self.end])
    self.writer = writer
    written += block.count
    next = tokens
  }

  /// Returns the number of times that each part occurs.
  ///
  /// First, second and third parts are counted apart: a processor waits where it adds to a number
  /// that it has just written, and the three bytes of a grey pixel are the same.
  private static func counts(of tokens: UnsafeBufferPointer<DeflateToken>) -> [Int] {
    let parts = DeflateToken.parts
    var counts = Array(repeating: 0, count: 3 * parts)
    counts.withUnsafeMutableBufferPointer { counts in
      for token in tokens {
        counts[token.first] &+= 1
        counts[parts &+ token.second] &+= 1
        counts[2 &* parts &+ token.third] &+= 1
      }
    }
    return (0..<parts).map { counts[$0] + counts[parts + $0] + counts[2 * parts + $0] }
  }

  /// Writes the block's kind and the widths of its codes' symbols, each by itself (RFC 1951,
  /// 3.2.7).
  private mutating func writeHeader(_ widths: [Int], isLast: Bool) {
    let counts = (0..<19).map { width in widths.count { $0 == width } }
    let code = PrefixCode(counts: counts, limit: 7).symbols
    // And how many widths there are beyond 257, 1 and 4: of literals, of distances, and of widths.
    let numbers: UInt64 = (286 - 257) << 3 | (30 - 1) << 8 | (19 - 4) << 13
    writer.write(.init(bits: numbers | (isLast ? 5 : 4), width: 17))
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
      writer.write(.init(bits: code[symbol].width, width: 3))
    }
    for width in widths { writer.write(code[width]) }
  }
}
