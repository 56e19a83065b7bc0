/// Check bytes by which lost bytes are found again: remainders of polynomials over the field of 256
/// elements that x⁸ + x⁴ + x³ + x² + 1 makes.
struct ReedSolomon {
  /// The factors of the divisor (x − 2⁰)(x − 2¹)… below the leading one, the highest first.
  private let divisor: [UInt8]

  /// Makes checks of a number of bytes.
  init(count: Int) {
    var factors = [UInt8](repeating: 0, count: count)
    if count > 0 { factors[count - 1] = 1 }
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in factors.indices {
        factors[index] = Self.product(factors[index], root)
        if index + 1 < count { factors[index] ^= factors[index + 1] }
      }
      root = Self.product(root, 2)
    }
    divisor = factors
  }

  /// Returns the check bytes of data.
  func checks(of data: some Sequence<UInt8>) -> [UInt8] {
    guard !divisor.isEmpty else { return [] }
    var rest = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= Self.product(divisor[index], factor) }
    }
    return rest
  }

  /// The product of two elements of the field.
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var product: UInt8 = 0
    for bit in (0..<8).reversed() {
      let carries = product & 0x80 != 0
      product = product << 1 ^ (carries ? 0x1D : 0)
      if b >> bit & 1 != 0 { product ^= a }
    }
    return product
  }
}
