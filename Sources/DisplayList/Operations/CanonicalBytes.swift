import Foundation

/// Bytes that are the same on every machine for the same values.
///
/// Integers are LEB128 with a zigzag sign, strings are UTF-8 behind their length, numbers are IEEE
/// 754 bits in little-endian order, and coordinates are steps of the 1/1024 pt grid.
struct CanonicalBytes {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  mutating func tag(_ value: UInt8) { bytes.append(value) }

  mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func unsigned(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func count(_ value: Int) { unsigned(UInt64(max(0, value))) }

  mutating func signed(_ value: Int64) {
    unsigned(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
  }

  /// A length or place in points, by steps of 1/1024 pt; what is beyond 10^12 pt counts as that.
  mutating func coordinate(_ value: CGFloat) {
    let limit = 1e12
    let bounded = value.isNaN ? 0 : min(limit, max(-limit, Double(value)))
    signed(Int64((bounded * CoordinateGrid.steps).rounded()))
  }

  /// A number by its very bits; the two zeros are one, and so are all not-a-numbers.
  mutating func number(_ value: Double) {
    let canonical = value == 0 ? 0 : (value.isNaN ? Double.nan : value)
    withUnsafeBytes(of: canonical.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func string(_ value: String) {
    count(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  mutating func point(_ value: CGPoint) {
    coordinate(value.x)
    coordinate(value.y)
  }

  mutating func rect(_ value: CGRect) {
    point(value.origin)
    coordinate(value.width)
    coordinate(value.height)
  }

  /// A value that may be missing: 0, or 1 and the value.
  mutating func optional<Value>(
    _ value: Value?, _ encode: (inout CanonicalBytes, Value) throws -> Void
  ) rethrows {
    flag(value != nil)
    if let value { try encode(&self, value) }
  }

  /// The count of the values, and each of them.
  mutating func list<Value>(
    _ values: [Value], _ encode: (inout CanonicalBytes, Value) throws -> Void
  ) rethrows {
    count(values.count)
    for value in values { try encode(&self, value) }
  }
}
