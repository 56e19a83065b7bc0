import CCrypto

// CommonCrypto's names are Apple's; what they do is CryptoKit's.

/// A number of bytes, under CommonCrypto's name.
public typealias CC_LONG = UInt32
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of bytes of a digest of MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of bytes of a digest of SHA-1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of bytes of a digest of SHA-256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of bytes of a digest of SHA-384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of bytes of a digest of SHA-512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the MD5 digest of bytes.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.MD5.self, data, len, md) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the SHA-1 digest of bytes.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.SHA1.self, data, len, md) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the SHA-256 digest of bytes.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA256.self, data, len, md) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the SHA-384 digest of bytes.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA384.self, data, len, md) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the SHA-512 digest of bytes.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA512.self, data, len, md) }

private func write<Hash: HashFunction>(
  _ hash: Hash.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG,
  _ output: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count))
  for (index, byte) in Hash.hash(bufferPointer: bytes).enumerated() { output?[index] = byte }
  return output
}

/// A hash function of codes, under CommonCrypto's name.
public typealias CCHmacAlgorithm = UInt32
/// Codes of SHA-1.
public let kCCHmacAlgSHA1 = 0
/// Codes of MD5.
public let kCCHmacAlgMD5 = 1
/// Codes of SHA-256.
public let kCCHmacAlgSHA256 = 2
/// Codes of SHA-384.
public let kCCHmacAlgSHA384 = 3
/// Codes of SHA-512.
public let kCCHmacAlgSHA512 = 4

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the code of bytes by a key; nothing for a hash function that is not known.
///
/// - Parameters:
///   - algorithm: The hash function.
///   - key: The key.
///   - keyLength: The number of bytes of the key.
///   - data: The bytes.
///   - dataLength: Their number.
///   - macOut: The place of the code.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let bytes = [key.map { ($0, keyLength) }, data.map { ($0, dataLength) }].map { part in
    part.map { Array(UnsafeRawBufferPointer(start: $0.0, count: max(0, $0.1))) } ?? []
  }
  let symmetric = SymmetricKey(data: bytes[0])
  func code<Hash: HashFunction>(_ hash: Hash.Type) -> [UInt8] {
    HMAC<Hash>.authenticationCode(for: bytes[1], using: symmetric).bytes
  }
  let made: [UInt8] =
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: code(Insecure.SHA1.self)
    case kCCHmacAlgMD5: code(Insecure.MD5.self)
    case kCCHmacAlgSHA256: code(SHA256.self)
    case kCCHmacAlgSHA384: code(SHA384.self)
    case kCCHmacAlgSHA512: code(SHA512.self)
    default: []
    }
  macOut?.copyMemory(from: made, byteCount: made.count)
}
