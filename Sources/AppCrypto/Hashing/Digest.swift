/// The output of a hash function.
///
///     let digest = SHA256.hash(data: Data("tide".utf8))
///     let text = digest.map { String(format: "%02x", $0) }.joined()
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// A digest that is made of bytes.
protocol DigestOfBytes: Digest {
  static var name: String { get }
  var bytes: [UInt8] { get }
  init(bytes: [UInt8])
}

extension DigestOfBytes {
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }

  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  /// The name of the function and the bytes, in hexadecimal digits.
  public var description: String { "\(Self.name) digest: \(hexadecimal(bytes))" }
}

extension Digest {
  /// Returns a Boolean value that indicates whether data is of the digest's bytes.
  public static func == <Bytes: DataProtocol>(digest: Self, data: Bytes) -> Bool {
    digest.elementsEqual(data)
  }

  /// Returns a Boolean value that indicates whether data is of other bytes than the digest.
  public static func != <Bytes: DataProtocol>(digest: Self, data: Bytes) -> Bool {
    !digest.elementsEqual(data)
  }
}

/// Returns bytes as hexadecimal digits.
func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
}
