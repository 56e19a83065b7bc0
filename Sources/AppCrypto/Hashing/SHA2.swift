import CCrypto

/// The output of SHA256.
public struct SHA256Digest: DigestOfBytes {
  static let name = "SHA256"
  let bytes: [UInt8]
  /// The number of bytes.
  public static let byteCount = 32
}

/// The hash function SHA256.
public struct SHA256: HashFunction {
  /// The type of the digest.
  public typealias Digest = SHA256Digest
  /// The number of bytes that the function takes at a time.
  public static let blockByteCount = 64
  private var digest = RunningDigest(EVP_sha256())

  /// Begins without any data.
  public init() {}

  /// Takes further bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    digest.update(bufferPointer)
  }

  /// Returns the digest of all bytes so far.
  public func finalize() -> Digest { Digest(bytes: digest.finish()) }
}

/// The output of SHA384.
public struct SHA384Digest: DigestOfBytes {
  static let name = "SHA384"
  let bytes: [UInt8]
  /// The number of bytes.
  public static let byteCount = 48
}

/// The hash function SHA384.
public struct SHA384: HashFunction {
  /// The type of the digest.
  public typealias Digest = SHA384Digest
  /// The number of bytes that the function takes at a time.
  public static let blockByteCount = 128
  private var digest = RunningDigest(EVP_sha384())

  /// Begins without any data.
  public init() {}

  /// Takes further bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    digest.update(bufferPointer)
  }

  /// Returns the digest of all bytes so far.
  public func finalize() -> Digest { Digest(bytes: digest.finish()) }
}

/// The output of SHA512.
public struct SHA512Digest: DigestOfBytes {
  static let name = "SHA512"
  let bytes: [UInt8]
  /// The number of bytes.
  public static let byteCount = 64
}

/// The hash function SHA512.
public struct SHA512: HashFunction {
  /// The type of the digest.
  public typealias Digest = SHA512Digest
  /// The number of bytes that the function takes at a time.
  public static let blockByteCount = 128
  private var digest = RunningDigest(EVP_sha512())

  /// Begins without any data.
  public init() {}

  /// Takes further bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    digest.update(bufferPointer)
  }

  /// Returns the digest of all bytes so far.
  public func finalize() -> Digest { Digest(bytes: digest.finish()) }
}
