/// A canonical prefix code of deflate (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// Bits of each symbol's code; 0 for those that do not occur.
  private(set) var lengths: [UInt8]
  /// Codes with their bits in the order in which they are written.
  private(set) var codes: [UInt32]

  /// The shortest code for symbols that occur so often, of at most `limit` bits.
  ///
  /// Where the longest code is too long, frequencies are halved, which flattens the tree.
  init(frequencies: [UInt32], limit: UInt8) {
    var weights = frequencies
    // A code of one symbol still needs a bit; a second symbol keeps it complete.
    var missing = max(0, 2 - weights.count { $0 > 0 })
    for symbol in weights.indices where missing > 0 && weights[symbol] == 0 {
      weights[symbol] = 1
      missing -= 1
    }
    var found = Self.lengths(weights)
    while found.max() ?? 0 > limit {
      weights = weights.map { $0 == 0 ? 0 : $0 / 2 + 1 }
      found = Self.lengths(weights)
    }
    lengths = found
    codes = Self.codes(found)
  }

  /// Depths in Huffman's tree, which joins the two lightest nodes until one is left.
  private static func lengths(_ weights: [UInt32]) -> [UInt8] {
    // Leaves in ascending order, then inner nodes, which are made in ascending order too.
    let leaves = weights.indices.filter { weights[$0] > 0 }.sorted {
      (weights[$0], $0) < (weights[$1], $1)
    }
    let count = leaves.count
    var weight = leaves.map { UInt64(weights[$0]) }
    var parent = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, inner) = (0, count)
    func lightest() -> Int {
      if leaf < count, inner >= weight.count || weight[leaf] <= weight[inner] {
        leaf += 1
        return leaf - 1
      }
      inner += 1
      return inner - 1
    }
    for node in count..<2 * count - 1 {
      let (a, b) = (lightest(), lightest())
      weight.append(weight[a] + weight[b])
      (parent[a], parent[b]) = (node, node)
    }
    var depth = [UInt8](repeating: 0, count: 2 * count - 1)
    for node in stride(from: 2 * count - 3, through: 0, by: -1) {
      depth[node] = depth[parent[node]] + 1
    }
    var lengths = [UInt8](repeating: 0, count: weights.count)
    for (index, symbol) in leaves.enumerated() { lengths[symbol] = depth[index] }
    return lengths
  }

  private static func codes(_ lengths: [UInt8]) -> [UInt32] {
    var first = [UInt32](repeating: 0, count: 17)
    var code: UInt32 = 0
    for length in 1...15 {
      let shorter = UInt32(lengths.count { Int($0) == length - 1 && $0 > 0 })
      code = (code + shorter) << 1
      first[length] = code
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { first[Int(length)] += 1 }
      return first[Int(length)].reversedBits(Int(length))
    }
  }
}

extension UInt32 {
  /// The lowest bits in the opposite order.
  fileprivate func reversedBits(_ count: Int) -> UInt32 {
    (0..<count).reduce(0) { $0 | ((self >> $1) & 1) << (count - 1 - $1) }
  }
}
