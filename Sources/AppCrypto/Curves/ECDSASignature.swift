extension P256.Signing {
  /// A signature: two numbers of 32 bytes.
  public struct ECDSASignature: ContiguousBytes, Sendable {
    /// The numbers, one behind the other.
    public let rawRepresentation: Data

    /// Creates a signature from its 64 bytes.
    public init<Bytes: DataProtocol>(rawRepresentation: Bytes) throws {
      guard rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
      self.rawRepresentation = Data(rawRepresentation)
    }

    /// Creates a signature from two numbers as DER has them.
    public init<Bytes: DataProtocol>(derRepresentation: Bytes) throws {
      var rest = Array(derRepresentation)[...]
      guard rest.popFirst() == 0x30, let count = rest.popFirst(), Int(count) == rest.count else {
        throw CryptoKitError.invalidParameter
      }
      let numbers = try Self.number(&rest) + Self.number(&rest)
      guard rest.isEmpty else { throw CryptoKitError.invalidParameter }
      try self.init(rawRepresentation: numbers)
    }

    /// Reads a number of DER's, and fills it up to 32 bytes.
    private static func number(_ rest: inout ArraySlice<UInt8>) throws -> [UInt8] {
      guard rest.popFirst() == 2, let count = rest.popFirst(), count <= rest.count else {
        throw CryptoKitError.invalidParameter
      }
      let digits = rest.prefix(Int(count)).drop { $0 == 0 }
      rest = rest.dropFirst(Int(count))
      guard digits.count <= 32 else { throw CryptoKitError.invalidParameter }
      return [UInt8](repeating: 0, count: 32 - digits.count) + digits
    }

    /// The numbers as DER has them: without zeros before them, but where they would be negative.
    public var derRepresentation: Data {
      let content = Self.der(rawRepresentation.prefix(32)) + Self.der(rawRepresentation.suffix(32))
      return Data([0x30, UInt8(clamping: content.count)] + content)
    }

    private static func der(_ number: Data) -> [UInt8] {
      let digits = Array(number.drop { $0 == 0 })
      let sign: [UInt8] = (digits.first ?? 255) > 127 ? [0] : []
      return [2, UInt8(clamping: sign.count + digits.count)] + sign + digits
    }

    /// Calls a closure with the 64 bytes.
    public func withUnsafeBytes<Result>(
      _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result { try rawRepresentation.withUnsafeBytes(body) }
  }
}
