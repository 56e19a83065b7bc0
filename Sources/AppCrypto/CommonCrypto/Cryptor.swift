import CCrypto

/// A direction of a cipher.
public typealias CCOperation = UInt32
/// Encrypting.
public let kCCEncrypt = 0
/// Decrypting.
public let kCCDecrypt = 1
/// A cipher.
public typealias CCAlgorithm = UInt32
/// AES.
public let kCCAlgorithmAES = 0
/// AES, under its former name.
public let kCCAlgorithmAES128 = 0
/// Settings of a cipher.
public typealias CCOptions = UInt32
/// Filling the last block up.
public let kCCOptionPKCS7Padding = 1
/// Encrypting each block by itself.
public let kCCOptionECBMode = 2
/// The bytes of a block.
public let kCCBlockSizeAES128 = 16
/// The bytes of a key of 128 bits.
public let kCCKeySizeAES128 = 16
/// The bytes of a key of 192 bits.
public let kCCKeySizeAES192 = 24
/// The bytes of a key of 256 bits.
public let kCCKeySizeAES256 = 32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Encrypts or decrypts bytes with AES.
///
/// - Parameters:
///   - op: The direction.
///   - alg: The cipher.
///   - options: The settings.
///   - key: The key.
///   - keyLength: The number of its bytes.
///   - iv: The bytes that make the encryption another one; nil for zeros.
///   - dataIn: The bytes.
///   - dataInLength: Their number.
///   - dataOut: The place of the output.
///   - dataOutAvailable: The room there.
///   - dataOutMoved: The place of the number of bytes of the output.
/// - Returns: `kCCSuccess`, or the reason why there is no output.
@discardableResult
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?,
  _ keyLength: Int, _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  let isBlockwise = Int(options) & kCCOptionECBMode != 0
  guard Int(alg) == kCCAlgorithmAES, let key,
    let cipher = blockCipher(keyLength, isBlockwise: isBlockwise),
    let count = Int32(exactly: dataInLength), count >= 0
  else { return Int32(kCCParamError) }
  let start = UnsafeRawBufferPointer(start: iv, count: iv == nil ? 0 : kCCBlockSizeAES128)
  let made = crypted(
    UnsafeRawBufferPointer(start: dataIn, count: dataIn == nil ? 0 : Int(count)), cipher,
    key: Array(UnsafeRawBufferPointer(start: key, count: keyLength)),
    iv: start.isEmpty ? [UInt8](repeating: 0, count: kCCBlockSizeAES128) : Array(start),
    encrypts: Int(op) == kCCEncrypt, fills: Int(options) & kCCOptionPKCS7Padding != 0)
  guard let made else { return Int32(kCCDecodeError) }
  dataOutMoved?.pointee = made.count
  guard made.count <= dataOutAvailable else { return Int32(kCCBufferTooSmall) }
  dataOut?.copyMemory(from: made, byteCount: made.count)
  return Int32(kCCSuccess)
}

private func blockCipher(_ keyLength: Int, isBlockwise: Bool) -> OpaquePointer? {
  switch keyLength {
  case kCCKeySizeAES128: isBlockwise ? EVP_aes_128_ecb() : EVP_aes_128_cbc()
  case kCCKeySizeAES192: isBlockwise ? EVP_aes_192_ecb() : EVP_aes_192_cbc()
  case kCCKeySizeAES256: isBlockwise ? EVP_aes_256_ecb() : EVP_aes_256_cbc()
  default: nil
  }
}

/// The output of a cipher; nil for bytes that are of no such encryption.
private func crypted(
  _ bytes: UnsafeRawBufferPointer, _ cipher: OpaquePointer, key: [UInt8], iv: [UInt8],
  encrypts: Bool, fills: Bool
) -> [UInt8]? {
  let context = EVP_CIPHER_CTX_new()
  defer {
    EVP_CIPHER_CTX_free(context)
    ERR_clear_error()
  }
  var output = [UInt8](repeating: 0, count: bytes.count + 2 * kCCBlockSizeAES128)
  var (first, last) = (Int32(0), Int32(0))
  guard EVP_CipherInit_ex(context, cipher, nil, key, iv, encrypts ? 1 : 0) == 1,
    EVP_CIPHER_CTX_set_padding(context, fills ? 1 : 0) == 1
  else { return nil }
  let isDone = output.withUnsafeMutableBufferPointer { place -> Bool in
    guard let start = place.baseAddress else { return false }
    let input = bytes.bindMemory(to: UInt8.self).baseAddress
    guard
      bytes.isEmpty
        || EVP_CipherUpdate(context, start, &first, input, Int32(clamping: bytes.count)) == 1
    else { return false }
    return EVP_CipherFinal_ex(context, start + Int(first), &last) == 1
  }
  return isDone ? Array(output.prefix(Int(first + last))) : nil
}
