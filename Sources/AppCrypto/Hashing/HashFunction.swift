/// A function that makes a digest of data.
public protocol HashFunction: Sendable {
  /// The type of the digest.
  associatedtype Digest: AppCrypto.Digest
  /// The number of bytes that the function takes at a time.
  static var blockByteCount: Int { get }
  /// The number of bytes of a digest.
  static var byteCount: Int { get }

  /// Begins without any data.
  init()
  /// Takes further bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Returns the digest of all bytes so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// The number of bytes of a digest.
  public static var byteCount: Int { Digest.byteCount }

  /// Takes further data.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }

  /// Returns the digest of data.
  ///
  /// - Parameter data: The data.
  /// - Returns: The digest.
  public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Returns the digest of bytes.
  ///
  /// - Parameter bufferPointer: The bytes.
  /// - Returns: The digest.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }
}
