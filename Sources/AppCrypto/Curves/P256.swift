import ViewTree

/// Keys of P-256.
public enum P256 {
  /// Signatures (ECDSA with SHA-256).
  public enum Signing {
    /// A key that signs.
    public struct PrivateKey: Sendable {
      private let key: P256Key

      /// Creates a key that is the same each time that a screen is made.
      ///
      /// - Parameter compactRepresentable: Whether the key has a compact form, which has no effect.
      public init(compactRepresentable: Bool = true) {
        key = P256Key(made: ScreenRandom.bytes(32))
      }

      /// Creates a key from its 32 bytes.
      public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        key = try P256Key(rawRepresentation.withUnsafeBytes { Array($0) })
      }

      /// Creates a key from the bytes of its point and its own, 97 in all.
      public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = x963Representation.withUnsafeBytes { Array($0) }
        guard bytes.count == 97 else { throw CryptoKitError.incorrectKeySize }
        key = try P256Key(Array(bytes.suffix(32)))
      }

      /// The bytes.
      public var rawRepresentation: Data { Data(key.bytes) }
      /// The bytes of the point, and its own.
      public var x963Representation: Data { Data(key.point + key.bytes) }
      /// The key that verifies.
      public var publicKey: PublicKey { PublicKey(point: P256PublicPoint(of: key)) }

      /// Returns the signature of data.
      public func signature<Bytes: DataProtocol>(for data: Bytes) throws -> ECDSASignature {
        try signature(for: SHA256.hash(data: data))
      }

      /// Returns the signature of a digest.
      public func signature<Hash: Digest>(for digest: Hash) throws -> ECDSASignature {
        try ECDSASignature(rawRepresentation: key.signature(of: Array(digest.prefix(32))))
      }
    }

    /// A key that verifies signatures.
    public struct PublicKey: Sendable {
      fileprivate let point: P256PublicPoint

      fileprivate init(point: P256PublicPoint) { self.point = point }

      /// Creates a key from the 64 bytes of its coordinates.
      public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 64 else { throw CryptoKitError.incorrectKeySize }
        point = try P256PublicPoint(bytes)
      }

      /// Creates a key from the bytes of its point.
      public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        point = try P256PublicPoint(x963Representation.withUnsafeBytes { Array($0) })
      }

      /// Creates a key from the bytes of its point, one coordinate alone.
      public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
        point = try P256PublicPoint(compressedRepresentation.withUnsafeBytes { Array($0) })
      }

      /// The bytes of the coordinates.
      public var rawRepresentation: Data { Data(point.bytes.dropFirst()) }
      /// The bytes of the point.
      public var x963Representation: Data { Data(point.bytes) }
      /// The bytes of the point, one coordinate alone.
      public var compressedRepresentation: Data { point.compressed }

      /// Returns a Boolean value that indicates whether a signature is of data and the key.
      public func isValidSignature<Bytes: DataProtocol>(
        _ signature: ECDSASignature, for data: Bytes
      ) -> Bool { isValidSignature(signature, for: SHA256.hash(data: data)) }

      /// Returns a Boolean value that indicates whether a signature is of a digest and the key.
      public func isValidSignature<Hash: Digest>(
        _ signature: ECDSASignature, for digest: Hash
      ) -> Bool {
        P256Key.isValid(
          Array(signature.rawRepresentation), of: Array(digest.prefix(32)), point.bytes)
      }
    }
  }

  /// Secrets in common (ECDH).
  public enum KeyAgreement {
    /// A key that is kept.
    public struct PrivateKey: Sendable {
      private let key: P256Key

      /// Creates a key that is the same each time that a screen is made.
      ///
      /// - Parameter compactRepresentable: Whether the key has a compact form, which has no effect.
      public init(compactRepresentable: Bool = true) {
        key = P256Key(made: ScreenRandom.bytes(32))
      }

      /// Creates a key from its 32 bytes.
      public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        key = try P256Key(rawRepresentation.withUnsafeBytes { Array($0) })
      }

      /// Creates a key from the bytes of its point and its own, 97 in all.
      public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = x963Representation.withUnsafeBytes { Array($0) }
        guard bytes.count == 97 else { throw CryptoKitError.incorrectKeySize }
        key = try P256Key(Array(bytes.suffix(32)))
      }

      /// The bytes.
      public var rawRepresentation: Data { Data(key.bytes) }
      /// The bytes of the point, and its own.
      public var x963Representation: Data { Data(key.point + key.bytes) }
      /// The key that is given away.
      public var publicKey: PublicKey { PublicKey(point: P256PublicPoint(of: key)) }

      /// Returns the secret that the key and another's have in common.
      public func sharedSecretFromKeyAgreement(
        with publicKeyShare: PublicKey
      ) throws -> SharedSecret {
        SharedSecret(bytes: try key.secret(with: publicKeyShare.point.bytes))
      }
    }

    /// A key that is given away.
    public struct PublicKey: Sendable {
      fileprivate let point: P256PublicPoint

      fileprivate init(point: P256PublicPoint) { self.point = point }

      /// Creates a key from the 64 bytes of its coordinates.
      public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 64 else { throw CryptoKitError.incorrectKeySize }
        point = try P256PublicPoint(bytes)
      }

      /// Creates a key from the bytes of its point.
      public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        point = try P256PublicPoint(x963Representation.withUnsafeBytes { Array($0) })
      }

      /// Creates a key from the bytes of its point, one coordinate alone.
      public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
        point = try P256PublicPoint(compressedRepresentation.withUnsafeBytes { Array($0) })
      }

      /// The bytes of the coordinates.
      public var rawRepresentation: Data { Data(point.bytes.dropFirst()) }
      /// The bytes of the point.
      public var x963Representation: Data { Data(point.bytes) }
      /// The bytes of the point, one coordinate alone.
      public var compressedRepresentation: Data { point.compressed }
    }
  }
}
