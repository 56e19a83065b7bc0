/// A canonical prefix code of deflate (RFC 1951, 3.2.2), nearly as short as Huffman's.
struct PrefixCode {
  /// Each symbol's bits, in the order in which they are written.
  private(set) var symbols: [BitWriter.Bits]

  /// A code for symbols that occur so often, of at most `limit` bits.
  init(counts: some Collection<Int>, limit: Int) {
    symbols = Self.widths(Array(counts), limit: limit).map { BitWriter.Bits(width: UInt64($0)) }
    // Codes of a width follow each other, and those of the next are twice as many.
    var code: UInt64 = 0
    for width in 1...UInt64(limit) {
      for symbol in symbols.indices where symbols[symbol].width == width {
        symbols[symbol].bits = (0..<width).reduce(0) { $0 << 1 | code >> $1 & 1 }
        code += 1
      }
      code <<= 1
    }
  }

  /// Shares out the codes of `limit` bits: two that begin alike make one that is a bit shorter,
  /// four one that is two bits shorter, and so on.
  private static func widths(_ counts: [Int], limit: Int) -> [Int] {
    let (total, codes) = (max(1, counts.reduce(0, +)), 1 << limit)
    // Each has one, and of the others what is due to it, rounded down to a power of two.
    var shares = counts.map { count in
      let due = max(1, count * (codes - counts.count) / total)
      return 1 << (Int.bitWidth - 1 - due.leadingZeroBitCount)
    }
    // What is left doubles the shares of those that lost most.
    let order = shares.indices.sorted { counts[$0] * shares[$1] > counts[$1] * shares[$0] }
    var rest = codes - shares.reduce(0, +)
    while rest > 0 {
      for symbol in order where shares[symbol] <= rest {
        rest -= shares[symbol]
        shares[symbol] *= 2
      }
    }
    return shares.map { limit - $0.trailingZeroBitCount }
  }
}
