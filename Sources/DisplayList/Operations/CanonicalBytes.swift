import Foundation

/// Bytes that are the same on every machine for the same values.
///
/// Integers are LEB128 with a zigzag sign, strings are UTF-8 behind their length, numbers are IEEE
/// 754 bits in little-endian order, and coordinates are steps of the 1/1024 pt grid.
///
/// A list has some ten thousand values, most of one to eight bytes: an array asks at each byte
/// whether it is shared and has room, which was two thirds of writing a list. Here room is made
/// once a value; the memory does not leave this file.
struct CanonicalBytes: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var size = 0

  init(capacity: Int) {
    self.capacity = max(Self.longestValue, capacity)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// The bytes written so far.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: size)) }

  /// The bytes of the longest value that is not a string: 64 bits in groups of 7.
  private static let longestValue = 10

  private mutating func makeRoom(for count: Int = longestValue) {
    if capacity - size < count { grow(by: count) }
  }

  @inline(never)
  private mutating func grow(by count: Int) {
    capacity = 2 * capacity + count
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: size)
    start.deallocate()
    start = larger
  }

  /// Lets what follows be written over what stands from a place on.
  mutating func goBack(to place: Int) { size = place }

  /// Writes bytes, of any number, in place of others that were written before.
  mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    makeRoom(for: bytes.count)
    (start + range.lowerBound + bytes.count).update(
      from: start + range.upperBound, count: size - range.upperBound)
    bytes.withUnsafeBufferPointer {
      guard let source = $0.baseAddress else { return }
      (start + range.lowerBound).update(from: source, count: bytes.count)
    }
    size += bytes.count - range.count
  }

  mutating func tag(_ value: UInt8) {
    makeRoom()
    start[size] = value
    size += 1
  }

  mutating func flag(_ value: Bool) { tag(value ? 1 : 0) }

  mutating func unsigned(_ value: UInt64) {
    makeRoom()
    var (rest, place) = (value, start + size)
    while rest >= 0x80 {
      place.pointee = UInt8(truncatingIfNeeded: rest) | 0x80
      place += 1
      rest >>= 7
    }
    place.pointee = UInt8(truncatingIfNeeded: rest)
    size = place - start + 1
  }

  mutating func count(_ value: Int) { unsigned(UInt64(max(0, value))) }

  mutating func signed(_ value: Int64) {
    unsigned(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
  }

  /// A length or place in points, by steps of 1/1024 pt; what is beyond 10^12 pt counts as that.
  mutating func coordinate(_ value: CGFloat) {
    let limit = 1e12
    let steps = Double(value) * CoordinateGrid.steps
    // Most lie on the grid already, and rounding is a call of the C library.
    if abs(steps) < limit, case let whole = Int64(steps), Double(whole) == steps {
      signed(whole)
    } else {
      let bounded = value.isNaN ? 0 : min(limit, max(-limit, Double(value)))
      signed(Int64((bounded * CoordinateGrid.steps).rounded()))
    }
  }

  /// A number by its very bits; the two zeros are one, and so are all not-a-numbers.
  mutating func number(_ value: Double) {
    let canonical = value == 0 ? 0 : (value.isNaN ? Double.nan : value)
    makeRoom()
    UnsafeMutableRawPointer(start + size)
      .storeBytes(of: canonical.bitPattern.littleEndian, as: UInt64.self)
    size += 8
  }

  mutating func string(_ value: String) {
    var value = value
    value.withUTF8 {
      count($0.count)
      append($0)
    }
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    makeRoom(for: bytes.count)
    guard let source = bytes.baseAddress else { return }
    (start + size).update(from: source, count: bytes.count)
    size += bytes.count
  }

  /// Bytes that were written before.
  mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  mutating func point(_ value: CGPoint) {
    coordinate(value.x)
    coordinate(value.y)
  }

  mutating func rect(_ value: CGRect) {
    point(value.origin)
    coordinate(value.width)
    coordinate(value.height)
  }

  /// A picture by its name, the digest of its bytes and its scale.
  mutating func picture(_ image: ImageReference, digest: String) {
    string(image.name)
    string(digest)
    number(image.scale)
  }

  /// A value that may be missing: 0, or 1 and the value.
  mutating func optional<Value>(
    _ value: Value?, _ encode: (inout CanonicalBytes, Value) throws -> Void
  ) rethrows {
    flag(value != nil)
    if let value { try encode(&self, value) }
  }

  /// Returns the count of the values, and each of them.
  mutating func list<Value>(
    _ values: [Value], _ encode: (inout CanonicalBytes, Value) throws -> Void
  ) rethrows {
    count(values.count)
    for value in values { try encode(&self, value) }
  }
}
