/// The size of a QR code, from 1 to 40, and what of it is free for data.
struct QRVersion: Hashable {
  let number: Int

  /// The modules of a side.
  var side: Int { 17 + 4 * number }

  /// The middles of alignment patterns, along either axis.
  ///
  /// They lie evenly from the last one, at an even distance; the first one is at 6.
  var alignments: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    let step = number == 32 ? 26 : (4 * number + 2 * count + 1) / (2 * count - 2) * 2
    return [6] + (0..<(count - 1)).reversed().map { side - 7 - $0 * step }
  }

  /// The bytes of data and checks.
  ///
  /// All modules, less three finders with their gaps (8 by 8), timing lines, two copies of the
  /// format (15 bits and a dark module) and of the version (18 bits), and alignment patterns (5 by
  /// 5), of which those on a timing line share 5 modules with it.
  var byteCount: Int {
    var modules = (16 * number + 128) * number + 64
    if number > 1 {
      let count = number / 7 + 2
      modules -= (25 * count - 10) * count - 55
    }
    if number > 6 { modules -= 36 }
    return modules / 8
  }

  /// The bytes of data at a level.
  func dataCount(_ level: QRLevel) -> Int {
    byteCount - level.checkCounts[number - 1] * level.blockCounts[number - 1]
  }

  /// The bits of the length of a text of bytes.
  var lengthBits: Int { number < 10 ? 8 : 16 }

  /// The least version with room for some bytes at a level; nil where none has it.
  static func least(for count: Int, _ level: QRLevel) -> QRVersion? {
    (1...40).lazy.map(QRVersion.init)
      .first { 4 + $0.lengthBits + 8 * count <= 8 * $0.dataCount(level) }
  }
}
