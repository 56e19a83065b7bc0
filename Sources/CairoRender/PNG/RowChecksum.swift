import CDeflate
import CWide

/// Adler-32 (RFC 1950, 8.2) of a picture's rows as PNG stores them, from their pixels: the rows
/// themselves are never made.
struct RowChecksum {
  private(set) var value: UInt32 = 1

  /// Adds a row of opaque pixels, up to 65,536, that is stored after a filter byte of 0.
  mutating func add(_ row: UnsafeBufferPointer<UInt32>) {
    var (greenAndBlue, blue) = (0 as UInt32, 0 as UInt32)
    wide_sum_colors(row.baseAddress, row.count, &greenAndBlue, &blue)
    // Of the bytes in memory, which are blue, green, red and 255, libdeflate gives the sum, and the
    // sum of each as often as bytes are left from it on: four times for each pixel from there on,
    // less 1 for green, 2 for red and 3 for alpha. PNG stores three bytes for these four, green one
    // byte after red, and blue two.
    let memory = Int(libdeflate_adler32(0, row.baseAddress, 4 * row.count))
    let alpha = 255 * row.count
    let sum = memory & 0xFFFF - alpha
    let afterRed = Int((greenAndBlue - blue) >> 8 + 2 * blue)
    let fourfold = memory >> 16 + 2 * sum - afterRed - alpha * (2 * row.count - 1)
    // Three quarters, modulo 65,521, are 16,381.
    let weighted = 16_381 * (fourfold % 65_521) - afterRed
    add(filter: 0, count: row.count, sum, weighted: weighted)
  }

  /// Adds a filter byte and so many pixels, given the sum of their bytes, and that of each as often
  /// as bytes are left from it on.
  mutating func add(filter: Int, count: Int, _ sum: Int = 0, weighted: Int = 0) {
    let lower = Int(value & 0xFFFF) + filter
    let upper = Int(value >> 16) + (1 + 3 * count) * lower + weighted
    value = Self.modulo(upper) << 16 | Self.modulo(lower + sum)
  }

  /// Returns the remainder by Adler's prime, which is positive also for a negative number.
  private static func modulo(_ number: Int) -> UInt32 {
    UInt32((number % 65_521 + 65_521) % 65_521)
  }
}
