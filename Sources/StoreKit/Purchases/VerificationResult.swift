/// Something that the App Store has signed, and the answer to whether the signature is right.
@frozen
public enum VerificationResult<SignedType> {
  /// The signature is wrong.
  case unverified(SignedType, VerificationError)
  /// The signature is right.
  case verified(SignedType)

  /// The reason for which a signature is wrong.
  public enum VerificationError: Error, Hashable, Sendable {
    /// The reasons.
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    /// The reasons.
    case invalidSignature, missingRequiredProperties
  }

  /// Returns what is signed if the signature is right.
  ///
  /// - Throws: The reason for which it is wrong.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }

  /// The value that is signed, be the signature right or wrong.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

extension VerificationResult where SignedType == Transaction {
  /// The signed text; it is empty, since no store has signed any.
  public var jwsRepresentation: String { "" }
}
