import CCrypto

/// The cipher ChaCha20 with Poly1305.
///
///     let box = try ChaChaPoly.seal(data, using: key)
public enum ChaChaPoly {
  /// Bytes that make each encryption another one.
  public typealias Nonce = CipherNonce<ChaChaPoly>
  /// Encrypted data with its nonce and tag.
  public typealias SealedBox = CipherBox<ChaChaPoly>

  /// Encrypts data.
  ///
  /// - Parameters:
  ///   - message: The data.
  ///   - key: The key, of 256 bits.
  ///   - nonce: Bytes that make the encryption another one; nil for those of the screen.
  /// - Returns: The encrypted data.
  /// - Throws: ``CryptoKitError`` for a key of another size.
  public static func seal<Message: DataProtocol>(
    _ message: Message, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  /// Encrypts data, and proves other data with it.
  ///
  /// - Parameters:
  ///   - message: The data.
  ///   - key: The key, of 256 bits.
  ///   - nonce: Bytes that make the encryption another one; nil for those of the screen.
  ///   - authenticatedData: The other data, which is not encrypted.
  /// - Returns: The encrypted data.
  /// - Throws: ``CryptoKitError`` for a key of another size.
  public static func seal<Message: DataProtocol, Other: DataProtocol>(
    _ message: Message, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: Other
  ) throws -> SealedBox {
    try .sealed(
      message, cipher(key), key: key, nonce: nonce, additional: Array(authenticatedData))
  }

  /// Decrypts data.
  ///
  /// - Parameters:
  ///   - sealedBox: The encrypted data.
  ///   - key: The key.
  /// - Returns: The data.
  /// - Throws: ``CryptoKitError/authenticationFailure`` for another key or changed data.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }

  /// Decrypts data that proves other data.
  ///
  /// - Parameters:
  ///   - sealedBox: The encrypted data.
  ///   - key: The key.
  ///   - authenticatedData: The other data.
  /// - Returns: The data.
  /// - Throws: ``CryptoKitError/authenticationFailure`` for another key or changed data.
  public static func open<Other: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: Other
  ) throws -> Data {
    try sealedBox.opened(cipher(key), key: key, additional: Array(authenticatedData))
  }

  private static func cipher(_ key: SymmetricKey) throws -> OpaquePointer? {
    guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
    return EVP_chacha20_poly1305()
  }
}
