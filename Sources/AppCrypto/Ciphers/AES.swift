import CCrypto

/// The cipher AES.
public enum AES {
  /// AES in Galois and counter mode.
  ///
  ///     let box = try AES.GCM.seal(data, using: key)
  ///     let again = try AES.GCM.open(box, using: key)
  public enum GCM {
    /// Bytes that make each encryption another one.
    public typealias Nonce = CipherNonce<GCM>
    /// Encrypted data with its nonce and tag.
    public typealias SealedBox = CipherBox<GCM>

    /// Encrypts data.
    ///
    /// - Parameters:
    ///   - message: The data.
    ///   - key: The key, of 128, 192 or 256 bits.
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
    ///   - key: The key, of 128, 192 or 256 bits.
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
      switch key.bitCount {
      case 128: EVP_aes_128_gcm()
      case 192: EVP_aes_192_gcm()
      case 256: EVP_aes_256_gcm()
      default: throw CryptoKitError.incorrectKeySize
      }
    }
  }
}
