import ViewTree

/// The size of a key.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int

  /// Creates a size of a number of bits.
  public init(bitCount: Int) { self.bitCount = bitCount }

  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A key that both encrypts and decrypts.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]
  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Creates a key from its bytes.
  public init<Bytes: ContiguousBytes>(data: Bytes) {
    bytes = data.withUnsafeBytes { Array($0) }
  }

  /// Creates a key of a size, whose bytes are the same each time that a screen is made.
  public init(size: SymmetricKeySize) { bytes = ScreenRandom.bytes(size.bitCount / 8) }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
}

/// A secret that two keys have in common.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
  let bytes: [UInt8]

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }

  /// The bytes, in hexadecimal digits.
  public var description: String { "SharedSecret: \(hexadecimal(bytes))" }

  /// Returns a key that is derived from the secret.
  ///
  /// - Parameters:
  ///   - hashFunction: The hash function.
  ///   - salt: Bytes that need not be secret.
  ///   - sharedInfo: Bytes that tell of the key's use.
  ///   - outputByteCount: The number of bytes of the key.
  /// - Returns: The key.
  public func hkdfDerivedSymmetricKey<Hash: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
    using hashFunction: Hash.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<Hash>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }
}
