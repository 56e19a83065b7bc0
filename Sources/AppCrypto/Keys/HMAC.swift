/// A code that shows that data is of whoever has a key.
public struct HashedAuthenticationCode<Hash: HashFunction>:
  ContiguousBytes, Hashable, CustomStringConvertible, Sequence, Sendable
{
  let bytes: [UInt8]
  /// The number of bytes.
  public var byteCount: Int { bytes.count }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }

  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  /// The name and the bytes, in hexadecimal digits.
  public var description: String { "HMAC with \(Hash.self): \(hexadecimal(bytes))" }

  /// Returns a Boolean value that indicates whether data is of the code's bytes.
  public static func == <Bytes: DataProtocol>(code: Self, data: Bytes) -> Bool {
    code.elementsEqual(data)
  }
}

/// Authentication codes made with a hash function (RFC 2104).
///
///     let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
public struct HMAC<H: HashFunction>: Sendable {
  /// The type of the key.
  public typealias Key = SymmetricKey
  /// The type of the code.
  public typealias MAC = HashedAuthenticationCode<H>
  private var inner = H()
  private var outer = H()

  /// Begins a code of a key.
  public init(key: SymmetricKey) {
    let isLong = key.bytes.count > H.blockByteCount
    let bytes = isLong ? Array(H.hash(data: key.bytes)) : key.bytes
    let block = bytes + [UInt8](repeating: 0, count: max(0, H.blockByteCount - bytes.count))
    inner.update(data: block.map { $0 ^ 0x36 })
    outer.update(data: block.map { $0 ^ 0x5C })
  }

  /// Takes further data.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) { inner.update(data: data) }

  /// Returns the code of all data so far.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  /// Returns the code of data by a key.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - key: The key.
  /// - Returns: The code.
  public static func authenticationCode<Bytes: DataProtocol>(
    for data: Bytes, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Returns a Boolean value that indicates whether a code is of data and a key.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - data: The data.
  ///   - key: The key.
  /// - Returns: Whether the code is theirs.
  public static func isValidAuthenticationCode<Code: ContiguousBytes, Bytes: DataProtocol>(
    _ code: Code, authenticating data: Bytes, using key: SymmetricKey
  ) -> Bool {
    let bytes = code.withUnsafeBytes { Array($0) }
    return authenticationCode(for: data, using: key).bytes == bytes
  }
}
