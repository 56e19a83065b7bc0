import CCrypto

/// A key of a curve whose keys are plain bytes, 32 of them.
struct RawKey: Sendable {
  static let count = 32
  /// The numbers of libcrypto's kinds of keys.
  static let agreement = NID_X25519
  static let signing = NID_ED25519

  let kind: Int32
  let bytes: [UInt8]

  init<Bytes: DataProtocol>(_ kind: Int32, _ data: Bytes) throws {
    guard data.count == Self.count else { throw CryptoKitError.incorrectKeySize }
    (self.kind, bytes) = (kind, Array(data))
  }

  /// Returns the bytes of the public key that belongs to this private one.
  func publicBytes() -> [UInt8] {
    let key = makePrivate()
    defer { EVP_PKEY_free(key) }
    var (output, count) = ([UInt8](repeating: 0, count: Self.count), Self.count)
    EVP_PKEY_get_raw_public_key(key, &output, &count)
    return output
  }

  /// Returns the secret that this private key and a public one have in common.
  func secret(with other: RawKey) throws -> [UInt8] {
    let (mine, theirs) = (makePrivate(), other.makePublic())
    let context = EVP_PKEY_CTX_new(mine, nil)
    defer {
      EVP_PKEY_CTX_free(context)
      EVP_PKEY_free(mine)
      EVP_PKEY_free(theirs)
    }
    var (output, count) = ([UInt8](repeating: 0, count: Self.count), Self.count)
    guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, theirs) == 1,
      EVP_PKEY_derive(context, &output, &count) == 1
    else {
      ERR_clear_error()
      throw CryptoKitError.invalidParameter
    }
    return output
  }

  /// Returns the signature of bytes by this private key.
  func signature(of message: [UInt8]) throws -> [UInt8] {
    let (key, context) = (makePrivate(), EVP_MD_CTX_new())
    defer {
      EVP_MD_CTX_free(context)
      EVP_PKEY_free(key)
    }
    var (output, count) = ([UInt8](repeating: 0, count: 64), 64)
    guard EVP_DigestSignInit(context, nil, nil, nil, key) == 1,
      EVP_DigestSign(context, &output, &count, message, message.count) == 1
    else {
      ERR_clear_error()
      throw CryptoKitError.invalidParameter
    }
    return output
  }

  /// Returns a Boolean value that indicates whether a signature is of bytes and this public key.
  func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    let (key, context) = (makePublic(), EVP_MD_CTX_new())
    defer {
      EVP_MD_CTX_free(context)
      EVP_PKEY_free(key)
      ERR_clear_error()
    }
    return EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1
      && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
  }

  private func makePrivate() -> OpaquePointer? {
    EVP_PKEY_new_raw_private_key(kind, nil, bytes, bytes.count)
  }

  private func makePublic() -> OpaquePointer? {
    EVP_PKEY_new_raw_public_key(kind, nil, bytes, bytes.count)
  }
}
