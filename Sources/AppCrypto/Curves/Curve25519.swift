import ViewTree

/// Keys of Curve25519.
public enum Curve25519 {
  /// Signatures (Ed25519).
  ///
  ///     let key = Curve25519.Signing.PrivateKey()
  ///     let signature = try key.signature(for: data)
  public enum Signing {
    /// A key that signs.
    public struct PrivateKey: Sendable {
      private let key: RawKey

      /// Creates a key that is the same each time that a screen is made.
      public init() { key = RawKey.made(RawKey.signing) }

      /// Creates a key from its 32 bytes.
      public init<Bytes: ContiguousBytes>(rawRepresentation data: Bytes) throws {
        key = try RawKey(RawKey.signing, data.withUnsafeBytes { Array($0) })
      }

      /// The bytes.
      public var rawRepresentation: Data { Data(key.bytes) }
      /// The key that verifies.
      public var publicKey: PublicKey { PublicKey(key: key.publicHalf) }

      /// Returns the signature of data.
      public func signature<Bytes: DataProtocol>(for data: Bytes) throws -> Data {
        Data(try key.signature(of: Array(data)))
      }
    }

    /// A key that verifies signatures.
    public struct PublicKey: Sendable {
      fileprivate let key: RawKey

      fileprivate init(key: RawKey) { self.key = key }

      /// Creates a key from its 32 bytes.
      public init<Bytes: ContiguousBytes>(rawRepresentation data: Bytes) throws {
        key = try RawKey(RawKey.signing, data.withUnsafeBytes { Array($0) })
      }

      /// The bytes.
      public var rawRepresentation: Data { Data(key.bytes) }

      /// Returns a Boolean value that indicates whether a signature is of data and the key.
      public func isValidSignature<Signature: DataProtocol, Bytes: DataProtocol>(
        _ signature: Signature, for data: Bytes
      ) -> Bool { key.isValid(Array(signature), of: Array(data)) }
    }
  }

  /// Secrets in common (X25519).
  public enum KeyAgreement {
    /// A key that is kept.
    public struct PrivateKey: Sendable {
      private let key: RawKey

      /// Creates a key that is the same each time that a screen is made.
      public init() { key = RawKey.made(RawKey.agreement) }

      /// Creates a key from its 32 bytes.
      public init<Bytes: ContiguousBytes>(rawRepresentation data: Bytes) throws {
        key = try RawKey(RawKey.agreement, data.withUnsafeBytes { Array($0) })
      }

      /// The bytes.
      public var rawRepresentation: Data { Data(key.bytes) }
      /// The key that is given away.
      public var publicKey: PublicKey { PublicKey(key: key.publicHalf) }

      /// Returns the secret that the key and another's have in common.
      public func sharedSecretFromKeyAgreement(
        with publicKeyShare: PublicKey
      ) throws -> SharedSecret {
        SharedSecret(bytes: try key.secret(with: publicKeyShare.key))
      }
    }

    /// A key that is given away.
    public struct PublicKey: Sendable {
      fileprivate let key: RawKey

      fileprivate init(key: RawKey) { self.key = key }

      /// Creates a key from its 32 bytes.
      public init<Bytes: ContiguousBytes>(rawRepresentation data: Bytes) throws {
        key = try RawKey(RawKey.agreement, data.withUnsafeBytes { Array($0) })
      }

      /// The bytes.
      public var rawRepresentation: Data { Data(key.bytes) }
    }
  }
}

extension RawKey {
  /// A key of the screen's bytes, which are 32.
  fileprivate static func made(_ kind: Int32) -> RawKey {
    RawKey(kind: kind, bytes: ScreenRandom.bytes(count))
  }

  fileprivate var publicHalf: RawKey { RawKey(kind: kind, bytes: publicBytes()) }

  private init(kind: Int32, bytes: [UInt8]) { (self.kind, self.bytes) = (kind, bytes) }
}
