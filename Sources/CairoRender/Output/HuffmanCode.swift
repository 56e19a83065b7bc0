/// A canonical prefix code of deflate (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// Each symbol's bits, in the order in which they are written; none for one that does not occur.
  private(set) var symbols: [BitWriter.Bits]

  /// The shortest code for symbols that occur so often, of at most `limit` bits.
  init(counts: some Collection<Int>, limit: Int) {
    var weights = Array(counts)
    // A code of one symbol still needs a bit; a second symbol keeps it complete.
    while weights.count(where: { $0 > 0 }) < 2, let unused = weights.firstIndex(of: 0) {
      weights[unused] = 1
    }
    var widths = Self.widths(weights)
    while widths.contains(where: { $0 > limit }) {
      // Halved and rounded up, rare symbols come nearer to the others.
      weights = weights.map { ($0 + 1) / 2 }
      widths = Self.widths(weights)
    }
    symbols = widths.map { BitWriter.Bits(width: UInt64($0)) }
    // Codes of a width follow each other, and those of the next are twice as many.
    var next = Array(repeating: UInt64(0), count: limit + 1)
    for width in widths where width > 0 { next[width] += 1 }
    var code: UInt64 = 0
    for width in 1...limit { (next[width], code) = (code, (code + next[width]) << 1) }
    for (symbol, width) in widths.enumerated() where width > 0 {
      symbols[symbol].bits = (0..<width).reduce(0) { $0 << 1 | next[width] >> $1 & 1 }
      next[width] += 1
    }
  }

  /// Depths in Huffman's tree, which joins the two lightest nodes until one is left.
  private static func widths(_ weights: [Int]) -> [Int] {
    let symbols = weights.indices.filter { weights[$0] > 0 }
      .sorted { (weights[$0], $0) < (weights[$1], $1) }
    // Leaves in ascending order, then joined nodes, which are made in ascending order too.
    var nodes = symbols.map { weights[$0] }
    var parents = Array(repeating: 0, count: 2 * symbols.count - 1)
    var (leaf, joined) = (0, symbols.count)
    func takeLightest(for parent: Int) -> Int {
      let isLeaf = leaf < symbols.count && (joined == parent || nodes[leaf] <= nodes[joined])
      let lightest = isLeaf ? leaf : joined
      if isLeaf { leaf += 1 } else { joined += 1 }
      parents[lightest] = parent
      return nodes[lightest]
    }
    for node in symbols.count..<parents.count {
      nodes.append(takeLightest(for: node) + takeLightest(for: node))
    }
    var depths = Array(repeating: 0, count: parents.count)
    for node in parents.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
    var widths = Array(repeating: 0, count: weights.count)
    for (leaf, symbol) in symbols.enumerated() { widths[symbol] = depths[leaf] }
    return widths
  }
}
