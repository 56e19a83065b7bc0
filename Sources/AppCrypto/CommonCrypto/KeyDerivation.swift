import CCrypto

/// The result of a call of CommonCrypto's.
public typealias CCCryptorStatus = Int32
/// No error.
public let kCCSuccess = 0
/// A parameter is wrong.
public let kCCParamError = -4300
/// There is too little room for the output.
public let kCCBufferTooSmall = -4301
/// There is no memory.
public let kCCMemoryFailure = -4302
/// The bytes cannot be decrypted.
public let kCCDecodeError = -4304

/// A way to derive keys.
public typealias CCPBKDFAlgorithm = UInt32
/// Keys derived from passwords (PBKDF2).
public let kCCPBKDF2 = 2
/// A hash function of derived keys.
public typealias CCPseudoRandomAlgorithm = UInt32
/// Keys derived with SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// Keys derived with SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// Keys derived with SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// Keys derived with SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a key that is derived from a password.
///
/// - Parameters:
///   - algorithm: The way.
///   - password: The password.
///   - passwordLen: The number of its bytes.
///   - salt: Bytes that need not be secret.
///   - saltLen: Their number.
///   - prf: The hash function.
///   - rounds: The number of rounds.
///   - derivedKey: The place of the key.
///   - derivedKeyLen: The number of its bytes.
/// - Returns: `kCCSuccess`, or `kCCParamError`.
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
  let hash: OpaquePointer? =
    switch Int(prf) {
    case kCCPRFHmacAlgSHA1: EVP_sha1()
    case kCCPRFHmacAlgSHA256: EVP_sha256()
    case kCCPRFHmacAlgSHA384: EVP_sha384()
    case kCCPRFHmacAlgSHA512: EVP_sha512()
    default: nil
    }
  guard Int(algorithm) == kCCPBKDF2, let hash, let derivedKey, rounds > 0,
    let password, let passwordCount = Int32(exactly: passwordLen),
    let saltCount = Int32(exactly: salt == nil ? 0 : saltLen),
    let keyCount = Int32(exactly: derivedKeyLen), let roundCount = Int32(exactly: rounds),
    passwordCount >= 0, saltCount >= 0, keyCount > 0,
    PKCS5_PBKDF2_HMAC(
      password, passwordCount, salt, saltCount, roundCount, hash, keyCount, derivedKey) == 1
  else { return Int32(kCCParamError) }
  return Int32(kCCSuccess)
}
