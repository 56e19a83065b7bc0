import CCrypto

/// Functions that no longer protect anything, for what they are still asked for.
public enum Insecure {
  /// The output of MD5.
  public struct MD5Digest: DigestOfBytes {
    static let name = "MD5"
    let bytes: [UInt8]
    /// The number of bytes.
    public static let byteCount = 16
  }

  /// The hash function MD5.
  public struct MD5: HashFunction {
    /// The type of the digest.
    public typealias Digest = MD5Digest
    /// The number of bytes that the function takes at a time.
    public static let blockByteCount = 64
    private var digest = RunningDigest(EVP_md5())

    /// Begins without any data.
    public init() {}

    /// Takes further bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      digest.update(bufferPointer)
    }

    /// Returns the digest of all bytes so far.
    public func finalize() -> Digest { Digest(bytes: digest.finish()) }
  }

  /// The output of SHA1.
  public struct SHA1Digest: DigestOfBytes {
    static let name = "SHA1"
    let bytes: [UInt8]
    /// The number of bytes.
    public static let byteCount = 20
  }

  /// The hash function SHA1.
  public struct SHA1: HashFunction {
    /// The type of the digest.
    public typealias Digest = SHA1Digest
    /// The number of bytes that the function takes at a time.
    public static let blockByteCount = 64
    private var digest = RunningDigest(EVP_sha1())

    /// Begins without any data.
    public init() {}

    /// Takes further bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      digest.update(bufferPointer)
    }

    /// Returns the digest of all bytes so far.
    public func finalize() -> Digest { Digest(bytes: digest.finish()) }
  }
}
