import ViewTree

/// Bytes that make each encryption another one, of a cipher's kind.
public struct CipherNonce<Kind>: ContiguousBytes, Sequence, Sendable {
  let bytes: [UInt8]

  /// Creates bytes that are the same each time that a screen is made.
  public init() { bytes = ScreenRandom.bytes(CipherContext.nonceCount) }

  /// Creates a nonce from its bytes.
  ///
  /// - Parameter data: The bytes, twelve or more.
  /// - Throws: ``CryptoKitError/incorrectParameterSize`` for fewer.
  public init<Bytes: DataProtocol>(data: Bytes) throws {
    guard data.count >= CipherContext.nonceCount else {
      throw CryptoKitError.incorrectParameterSize
    }
    bytes = Array(data)
  }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }

  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
}

/// Encrypted data with its nonce and tag, of a cipher's kind.
public struct CipherBox<Kind>: Sendable {
  /// The bytes that make the encryption another one.
  public let nonce: CipherNonce<Kind>
  /// The encrypted data.
  public let ciphertext: Data
  /// The bytes that prove that nothing was changed.
  public let tag: Data

  /// Creates a box from its parts.
  ///
  /// - Parameters:
  ///   - nonce: The bytes that make the encryption another one.
  ///   - ciphertext: The encrypted data.
  ///   - tag: The proof, of 16 bytes.
  /// - Throws: ``CryptoKitError/incorrectParameterSize`` for a tag of another size.
  public init<Text: DataProtocol, Tag: DataProtocol>(
    nonce: CipherNonce<Kind>, ciphertext: Text, tag: Tag
  ) throws {
    guard tag.count == CipherContext.tagCount else { throw CryptoKitError.incorrectParameterSize }
    (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
  }

  /// Creates a box from a nonce of 12 bytes, the encrypted data and the tag in one.
  ///
  /// - Parameter combined: All three.
  /// - Throws: ``CryptoKitError/incorrectParameterSize`` where it is too short.
  public init<Bytes: DataProtocol>(combined: Bytes) throws {
    let all = Array(combined)
    let (start, end) = (CipherContext.nonceCount, all.count - CipherContext.tagCount)
    guard start <= end else { throw CryptoKitError.incorrectParameterSize }
    try self.init(
      nonce: CipherNonce(data: all[..<start]), ciphertext: all[start..<end], tag: all[end...])
  }

  fileprivate var whole: Data { Data(nonce.bytes) + ciphertext + tag }

  /// Returns the bytes that were encrypted.
  func opened(_ cipher: OpaquePointer?, key: SymmetricKey, additional: [UInt8]) throws -> Data {
    Data(
      try CipherContext.open(
        (Array(ciphertext), Array(tag)), cipher, key: key.bytes, nonce: nonce.bytes,
        additional: additional))
  }

  /// Returns data in a box.
  static func sealed<Message: DataProtocol>(
    _ message: Message, _ cipher: OpaquePointer?, key: SymmetricKey, nonce: CipherNonce<Kind>?,
    additional: [UInt8]
  ) throws -> CipherBox {
    let nonce = nonce ?? CipherNonce()
    let made = try CipherContext.seal(
      Array(message), cipher, key: key.bytes, nonce: nonce.bytes, additional: additional)
    return try CipherBox(nonce: nonce, ciphertext: made.ciphertext, tag: made.tag)
  }
}

extension CipherBox where Kind == AES.GCM {
  /// The nonce, the encrypted data and the tag in one; nil where the nonce is not of 12 bytes.
  public var combined: Data? { nonce.bytes.count == CipherContext.nonceCount ? whole : nil }
}

extension CipherBox where Kind == ChaChaPoly {
  /// The nonce, the encrypted data and the tag in one.
  public var combined: Data { whole }
}
