/// Keys that are derived from others with a hash function (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
  /// Returns a key that is derived from another one.
  ///
  /// - Parameters:
  ///   - inputKeyMaterial: The other key.
  ///   - salt: Bytes that need not be secret.
  ///   - info: Bytes that tell of the key's use.
  ///   - outputByteCount: The number of bytes, no more than 255 digests.
  /// - Returns: The key.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }

  /// Returns a key that is derived from another one, without salt.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info,
      outputByteCount: outputByteCount)
  }

  /// Returns a key that is derived from another one, without anything of its use.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](),
      outputByteCount: outputByteCount)
  }

  /// Returns the code of a key by a salt, from which keys are expanded.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let given = salt.map { Array($0) } ?? []
    let bytes = given.isEmpty ? [UInt8](repeating: 0, count: H.byteCount) : given
    return HMAC<H>.authenticationCode(
      for: inputKeyMaterial.bytes, using: SymmetricKey(data: bytes))
  }

  /// Returns a key that is expanded from a code.
  public static func expand<Key: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey: Key, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: pseudoRandomKey)
    let count = min(max(0, outputByteCount), 255 * H.byteCount)
    var (bytes, block): ([UInt8], [UInt8]) = ([], [])
    var number: UInt8 = 1
    while bytes.count < count {
      block =
        HMAC<H>.authenticationCode(
          for: block + (info.map { Array($0) } ?? []) + [number], using: key
        ).bytes
      bytes += block
      number &+= 1
    }
    return SymmetricKey(data: Array(bytes.prefix(count)))
  }
}
