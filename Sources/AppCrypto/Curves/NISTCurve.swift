import CCrypto

/// The curve P-256, computed by libcrypto: numbers are of 32 bytes, points of 65, behind a mark.
final class NISTCurve {
  static let (numberCount, pointCount) = (32, 65)
  private let group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1)
  private let context = BN_CTX_new()

  deinit {
    EC_GROUP_free(group)
    BN_CTX_free(context)
  }

  private var order: OpaquePointer? { EC_GROUP_get0_order(group) }

  /// Returns a Boolean value that indicates whether bytes are a private key: a number below the
  /// order of the curve, and not zero.
  func isKey(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == Self.numberCount else { return false }
    return with(bytes) { BN_is_zero($0) == 0 && BN_cmp($0, order) < 0 }
  }

  /// Returns a number as a private key, by its remainder.
  func key(of bytes: [UInt8]) -> [UInt8] {
    let rest = compute([bytes]) { BN_nnmod($0, $1[0], order, context) }
    return isKey(rest) ? rest : [UInt8](repeating: 0, count: 31) + [1]
  }

  /// Returns a sum of multiples of the curve's first point and of another one; nil for bytes that
  /// are of no point, and for a sum that is none.
  func point(first: [UInt8]?, other: (point: [UInt8], factor: [UInt8])? = nil) -> [UInt8]? {
    let (sum, base) = (EC_POINT_new(group), EC_POINT_new(group))
    let numbers = [first, other?.factor].map { number($0) }
    defer {
      EC_POINT_free(sum)
      EC_POINT_free(base)
      numbers.forEach { BN_clear_free($0) }
      ERR_clear_error()
    }
    if let other {
      guard EC_POINT_oct2point(group, base, other.point, other.point.count, context) == 1 else {
        return nil
      }
    }
    var output = [UInt8](repeating: 0, count: Self.pointCount)
    guard EC_POINT_mul(group, sum, numbers[0], other == nil ? nil : base, numbers[1], context) == 1,
      EC_POINT_point2oct(
        group, sum, POINT_CONVERSION_UNCOMPRESSED, &output, output.count, context)
        == Self.pointCount
    else { return nil }
    return output
  }

  /// Returns a point of its bytes of any form, uncompressed; nil for bytes that are of none.
  func point(_ bytes: [UInt8]) -> [UInt8]? {
    point(first: nil, other: (bytes, [1]))
  }

  /// Returns the product of two numbers and what is added to it, by their remainders.
  func product(_ a: [UInt8], _ b: [UInt8], plus c: [UInt8] = [0]) -> [UInt8] {
    compute([a, b, c]) { result, numbers in
      BN_mod_mul(result, numbers[0], numbers[1], order, context)
        & BN_mod_add(result, result, numbers[2], order, context)
    }
  }

  /// Returns the number whose product with another one is 1.
  func inverse(_ bytes: [UInt8]) -> [UInt8] {
    compute([bytes]) { BN_mod_inverse($0, $1[0], order, context) == nil ? 0 : 1 }
  }

  private func number(_ bytes: [UInt8]?) -> OpaquePointer? {
    bytes.map { BN_bin2bn($0, Int32(clamping: $0.count), nil) } ?? nil
  }

  private func with<Result>(_ bytes: [UInt8], _ body: (OpaquePointer?) -> Result) -> Result {
    let number = number(bytes)
    defer { BN_clear_free(number) }
    return body(number)
  }

  /// The bytes of a number that is computed from others; zero where it cannot be.
  private func compute(
    _ values: [[UInt8]], _ body: (OpaquePointer?, [OpaquePointer?]) -> Int32
  ) -> [UInt8] {
    let (result, numbers) = (BN_new(), values.map { number($0) })
    defer {
      BN_clear_free(result)
      numbers.forEach { BN_clear_free($0) }
      ERR_clear_error()
    }
    var output = [UInt8](repeating: 0, count: Self.numberCount)
    guard body(result, numbers) == 1 else { return output }
    BN_bn2binpad(result, &output, Int32(output.count))
    return output
  }
}
