import CDeflate

/// Adler-32 (RFC 1950, 8.2) of a picture's rows as PNG stores them, from their pixels: the rows themselves
/// are never made.
struct RowChecksum {
  let width: Int
  private(set) var value: UInt32 = 1
  private static let modulus = 65_521

  /// Adds a row of opaque pixels that is stored after a filter byte of 0, given the sums of its green and of
  /// its blue.
  mutating func add(_ row: UnsafePointer<UInt32>, green: Int, blue: Int) {
    // Of the bytes in memory, which are blue, green, red and 255, libdeflate gives the sum, and the sum of
    // each as often as bytes are left from it on: four times for each pixel from there on, less 1 for
    // green, 2 for red and 3 for alpha.
    let memory = Int(libdeflate_adler32(0, row, 4 * width))
    let alpha = 255 * width
    let sum = memory & 0xFFFF - alpha
    let red = sum - green - blue
    let fourfold = memory >> 16 + green + 2 * red - alpha * (2 * width - 1)
    // PNG stores three bytes for these four, green one byte after red, and blue two: 16,381 is three
    // quarters, modulo 65,521.
    let weighted = 16_381 * (fourfold % Self.modulus) - green - 2 * blue
    add(filter: 0, sum, weighted: weighted)
  }

  /// Adds a row that equals the one above: a filter byte of 2, and zeros.
  mutating func addEqualRow() { add(filter: 2, 0, weighted: 0) }

  private mutating func add(filter: Int, _ sum: Int, weighted: Int) {
    let lower = Int(value & 0xFFFF) + filter
    let upper = Int(value >> 16) + (1 + 3 * width) * lower + weighted
    value = Self.remainder(upper) << 16 | Self.remainder(lower + sum)
  }

  private static func remainder(_ number: Int) -> UInt32 {
    UInt32((number % modulus + modulus) % modulus)
  }
}
