/// A canonical prefix code of deflate (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// A symbol's bits, in the order in which they are written; none for one that does not occur.
  struct Symbol {
    var bits: UInt32 = 0
    var width: UInt64 = 0
  }

  private(set) var symbols: [Symbol]

  /// The shortest code for symbols that occur so often, of at most `limit` bits.
  ///
  /// Where the longest code is too long, frequencies are halved, which flattens the tree.
  init(frequencies: [UInt32], limit: Int) {
    var weights = frequencies
    // A code of one symbol still needs a bit; a second symbol keeps it complete.
    while weights.count(where: { $0 > 0 }) < 2, let unused = weights.firstIndex(of: 0) {
      weights[unused] = 1
    }
    var lengths = Self.lengths(weights)
    while lengths.contains(where: { $0 > limit }) {
      weights = weights.map { $0 == 0 ? 0 : $0 / 2 + 1 }
      lengths = Self.lengths(weights)
    }
    symbols = Array(repeating: Symbol(), count: lengths.count)
    var code: UInt32 = 0
    for length in 1...limit {
      code <<= 1
      for symbol in lengths.indices where lengths[symbol] == length {
        symbols[symbol] = Symbol(bits: code.lowestBitsReversed(length), width: UInt64(length))
        code += 1
      }
    }
  }

  /// Depths in Huffman's tree, which joins the two lightest nodes until one is left.
  private static func lengths(_ weights: [UInt32]) -> [Int] {
    // Leaves in ascending order, then inner nodes, which are made in ascending order too.
    let leaves = weights.indices.filter { weights[$0] > 0 }.sorted {
      (weights[$0], $0) < (weights[$1], $1)
    }
    var weight = leaves.map { UInt64(weights[$0]) }
    var parent = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, inner) = (0, leaves.count)
    func lightest(isParent node: Int) -> UInt64 {
      let isLeaf = leaf < leaves.count && (inner >= weight.count || weight[leaf] <= weight[inner])
      let lightest = isLeaf ? leaf : inner
      if isLeaf { leaf += 1 } else { inner += 1 }
      parent[lightest] = node
      return weight[lightest]
    }
    for node in leaves.count..<parent.count {
      weight.append(lightest(isParent: node) + lightest(isParent: node))
    }
    var depth = [Int](repeating: 0, count: parent.count)
    for node in parent.indices.dropLast().reversed() { depth[node] = depth[parent[node]] + 1 }
    var lengths = [Int](repeating: 0, count: weights.count)
    for (index, symbol) in leaves.enumerated() { lengths[symbol] = depth[index] }
    return lengths
  }
}

extension UInt32 {
  /// The lowest bits in the opposite order.
  fileprivate func lowestBitsReversed(_ count: Int) -> UInt32 {
    (0..<count).reduce(0) { $0 << 1 | self >> $1 & 1 }
  }
}
