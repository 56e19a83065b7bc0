import CCrypto

/// A cipher of libcrypto's that also proves that nothing was changed, with a nonce of 12 bytes and
/// a tag of 16.
enum CipherContext {
  static let nonceCount = 12
  static let tagCount = 16

  /// Returns the encrypted bytes and their tag.
  static func seal(
    _ bytes: [UInt8], _ cipher: OpaquePointer?, key: [UInt8], nonce: [UInt8], additional: [UInt8]
  ) throws -> (ciphertext: [UInt8], tag: [UInt8]) {
    guard let length = Int32(exactly: bytes.count) else {
      throw CryptoKitError.incorrectParameterSize
    }
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    var (output, count) = ([UInt8](repeating: 0, count: bytes.count), Int32(0))
    try check(EVP_EncryptInit_ex(context, cipher, nil, nil, nil))
    try check(control(context, EVP_CTRL_AEAD_SET_IVLEN, nonce.count))
    try check(EVP_EncryptInit_ex(context, nil, nil, key, nonce))
    if !additional.isEmpty {
      try check(
        EVP_EncryptUpdate(context, nil, &count, additional, Int32(clamping: additional.count)))
    }
    if !bytes.isEmpty {
      try check(EVP_EncryptUpdate(context, &output, &count, bytes, length))
    }
    var (rest, tag) = ([UInt8](repeating: 0, count: 16), [UInt8](repeating: 0, count: tagCount))
    try check(EVP_EncryptFinal_ex(context, &rest, &count))
    try check(
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tagCount), &tag))
    return (output, tag)
  }

  /// Returns the bytes that were encrypted.
  ///
  /// - Throws: ``CryptoKitError/authenticationFailure`` where the tag is of something else.
  static func open(
    _ box: (ciphertext: [UInt8], tag: [UInt8]), _ cipher: OpaquePointer?, key: [UInt8],
    nonce: [UInt8], additional: [UInt8]
  ) throws -> [UInt8] {
    guard let length = Int32(exactly: box.ciphertext.count) else {
      throw CryptoKitError.incorrectParameterSize
    }
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    var (output, count) = ([UInt8](repeating: 0, count: box.ciphertext.count), Int32(0))
    var tag = box.tag
    try check(EVP_DecryptInit_ex(context, cipher, nil, nil, nil))
    try check(control(context, EVP_CTRL_AEAD_SET_IVLEN, nonce.count))
    try check(EVP_DecryptInit_ex(context, nil, nil, key, nonce))
    try check(
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag))
    if !additional.isEmpty {
      try check(
        EVP_DecryptUpdate(context, nil, &count, additional, Int32(clamping: additional.count)))
    }
    if !box.ciphertext.isEmpty {
      try check(EVP_DecryptUpdate(context, &output, &count, box.ciphertext, length))
    }
    var rest = [UInt8](repeating: 0, count: 16)
    guard EVP_DecryptFinal_ex(context, &rest, &count) == 1 else {
      ERR_clear_error()
      throw CryptoKitError.authenticationFailure
    }
    return output
  }

  private static func control(_ context: OpaquePointer?, _ command: Int32, _ value: Int) -> Int32 {
    EVP_CIPHER_CTX_ctrl(context, command, Int32(value), nil)
  }

  private static func check(_ result: Int32) throws {
    guard result == 1 else {
      ERR_clear_error()
      throw CryptoKitError.underlyingCoreCryptoError(error: result)
    }
  }
}
