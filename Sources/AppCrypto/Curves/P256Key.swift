/// A private key of P-256: what signs and what has secrets in common.
struct P256Key: Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) throws {
    guard bytes.count == NISTCurve.numberCount else { throw CryptoKitError.incorrectKeySize }
    guard NISTCurve().isKey(bytes) else { throw CryptoKitError.invalidParameter }
    self.bytes = bytes
  }

  /// The key that bytes in place of random ones come to.
  init(made bytes: [UInt8]) { self.bytes = NISTCurve().key(of: bytes) }

  /// The point of the public key.
  var point: [UInt8] { NISTCurve().point(first: bytes) ?? [] }

  /// Returns the first coordinate of the point that both keys come to.
  func secret(with point: [UInt8]) throws -> [UInt8] {
    guard let shared = NISTCurve().point(first: nil, other: (point, bytes)) else {
      throw CryptoKitError.invalidParameter
    }
    return Array(shared[1...NISTCurve.numberCount])
  }

  /// Returns the signature of a digest of 32 bytes: r and s.
  ///
  /// With the number k of the digest and the key (RFC 6979), r is the first coordinate of kG, and s
  /// (z + rd) / k.
  func signature(of digest: [UInt8]) throws -> [UInt8] {
    let curve = NISTCurve()
    let number = nonce(digest, curve)
    guard let point = curve.point(first: number) else { throw CryptoKitError.invalidParameter }
    let r = curve.product(Array(point[1...NISTCurve.numberCount]), [1])
    let s = curve.product(curve.inverse(number), curve.product(r, bytes, plus: digest))
    return r + s
  }

  private func nonce(_ digest: [UInt8], _ curve: NISTCurve) -> [UInt8] {
    let seed = bytes + curve.product(digest, [1])
    var key = [UInt8](repeating: 0, count: 32)
    var value = [UInt8](repeating: 1, count: 32)
    func code(_ data: [UInt8]) -> [UInt8] {
      HMAC<SHA256>.authenticationCode(for: data, using: SymmetricKey(data: key)).bytes
    }
    for mark in [UInt8(0), 1] {
      key = code(value + [mark] + seed)
      value = code(value)
    }
    repeat {
      value = code(value)
      if curve.isKey(value) { return value }
      key = code(value + [0])
      value = code(value)
    } while true
  }

  /// Returns a Boolean value that indicates whether a signature is of a digest and a point.
  static func isValid(_ signature: [UInt8], of digest: [UInt8], _ point: [UInt8]) -> Bool {
    let curve = NISTCurve()
    guard signature.count == 2 * NISTCurve.numberCount else { return false }
    let (r, s) = (Array(signature.prefix(32)), Array(signature.suffix(32)))
    guard curve.isKey(r), curve.isKey(s) else { return false }
    let inverse = curve.inverse(s)
    let sum = curve.point(
      first: curve.product(digest, inverse), other: (point, curve.product(r, inverse)))
    return sum.map { curve.product(Array($0[1...NISTCurve.numberCount]), [1]) } == r
  }
}

/// A public key of P-256: a point of the curve.
struct P256PublicPoint: Sendable {
  let bytes: [UInt8]

  /// Reads a point in any form; its coordinates alone too.
  init(_ data: [UInt8]) throws {
    let bytes = data.count == 64 ? [4] + data : data
    guard let point = NISTCurve().point(bytes) else { throw CryptoKitError.invalidParameter }
    self.bytes = point
  }

  /// The point of a private key.
  init(of key: P256Key) { bytes = key.point }

  /// The first coordinate, behind a mark of the second one.
  var compressed: Data {
    Data([(bytes.last ?? 0) & 1 == 0 ? 2 : 3]) + bytes.dropFirst().prefix(32)
  }
}
