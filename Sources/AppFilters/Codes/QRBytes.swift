/// The bytes of a QR code: a text as it is, filled up, divided into blocks with their checks.
enum QRBytes {
  /// Returns the bytes in the order in which they are placed.
  static func placed(_ text: [UInt8], _ version: QRVersion, _ level: QRLevel) -> [UInt8] {
    interleaved(filled(text, version, level), version, level)
  }

  /// The mode of bytes, the length, the text, an end and what fills up.
  private static func filled(
    _ text: [UInt8], _ version: QRVersion, _ level: QRLevel
  ) -> [UInt8] {
    let capacity = version.dataCount(level)
    var bits: [Bool] = []
    func add(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    add(4, 4)
    add(text.count, version.lengthBits)
    for byte in text { add(Int(byte), 8) }
    add(0, min(4, 8 * capacity - bits.count))
    add(0, (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    let fillers: [UInt8] = [0xEC, 0x11]
    let missing = capacity - bytes.count
    bytes += (0..<max(0, missing)).map { fillers[$0 % 2] }
    return bytes
  }

  /// The blocks byte by byte in turn, then their checks in turn; the last blocks are a byte longer
  /// where the data cannot be divided.
  private static func interleaved(
    _ data: [UInt8], _ version: QRVersion, _ level: QRLevel
  ) -> [UInt8] {
    let (blocks, checks) = (
      level.blockCounts[version.number - 1], level.checkCounts[version.number - 1]
    )
    let solomon = ReedSolomon(count: checks)
    let (length, longer) = (data.count / blocks, blocks - data.count % blocks)
    var (parts, ends): ([ArraySlice<UInt8>], [[UInt8]]) = ([], [])
    var rest = data[...]
    for block in 0..<blocks {
      let part = rest.prefix(length + (block >= longer ? 1 : 0))
      rest = rest.dropFirst(part.count)
      parts.append(part)
      ends.append(solomon.checks(of: part))
    }
    let first = (0...length).flatMap { place in
      parts.compactMap { place < $0.count ? $0[$0.startIndex + place] : nil }
    }
    return first + (0..<checks).flatMap { place in ends.map { $0[place] } }
  }
}
