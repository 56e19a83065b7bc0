/// A credential by a pair of keys, of which a service has the public one; none comes.
public protocol ASAuthorizationPublicKeyCredential: ASAuthorizationCredential {
  /// The question that was asked, as JSON.
  var rawClientDataJSON: Data { get }
  /// The identifier of the credential.
  var credentialID: Data { get }
}

/// A passkey that was made; none comes.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredential
{
  /// The question that was asked, as JSON.
  open var rawClientDataJSON: Data { Data() }
  /// The identifier of the passkey.
  open var credentialID: Data { Data() }
  /// The public key, with what vouches for it.
  open var rawAttestationObject: Data? { nil }

  override init() { super.init() }
}

/// A passkey by which a person signs in; none comes.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationPublicKeyCredential
{
  /// The question that was asked, as JSON.
  open var rawClientDataJSON: Data { Data() }
  /// The identifier of the passkey.
  open var credentialID: Data { Data() }
  /// The device's word on the passkey.
  open var rawAuthenticatorData: Data { Data() }
  /// The answer, signed by the private key.
  open var signature: Data { Data() }
  /// The identifier of the person.
  open var userID: Data { Data() }

  override init() { super.init() }
}

/// A wish whether a person is asked for a face, a finger or a passcode.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable,
  Hashable, Sendable
{
  /// The name of the wish.
  public let rawValue: String

  /// Creates a wish by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The person should be asked.
  public static let preferred = Self(rawValue: "preferred")
  /// The person must be asked.
  public static let required = Self(rawValue: "required")
  /// The person should not be asked.
  public static let discouraged = Self(rawValue: "discouraged")
}

/// A passkey that a service knows.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
  /// The identifier of the passkey.
  open var credentialID: Data

  /// Creates a descriptor of a passkey.
  public init(credentialID: Data) { self.credentialID = credentialID }
}

/// A request to make a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  /// The service's domain.
  public let relyingPartyIdentifier: String
  /// The bytes that the answer signs.
  open var challenge: Data
  /// The name of the account.
  open var name: String
  /// The name of the person.
  open var displayName: String?
  /// The identifier of the person.
  open var userID: Data
  /// A wish whether the person is asked for a face, a finger or a passcode.
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// The passkeys of the account that are there already.
  open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?

  init(
    _ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data, name: String,
    userID: Data
  ) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
    super.init(provider)
  }
}

/// A request to sign in by a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  /// The service's domain.
  public let relyingPartyIdentifier: String
  /// The bytes that the answer signs.
  open var challenge: Data
  /// A wish whether the person is asked for a face, a finger or a passcode.
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// The passkeys that may be used; all where there are none.
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  /// A Boolean value that indicates whether a passkey of a device nearby is offered.
  open var shouldShowHybridTransport = true

  init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    self.challenge = challenge
    super.init(provider)
  }
}

/// The device's passkeys, of which there are none.
///
///     let passkeys = ASAuthorizationPlatformPublicKeyCredentialProvider(
///       relyingPartyIdentifier: "tides.example")
///     let request = passkeys.createCredentialAssertionRequest(challenge: challenge)
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  /// The service's domain.
  public let relyingPartyIdentifier: String

  /// Creates the passkeys of a service.
  ///
  /// - Parameter relyingPartyIdentifier: The service's domain.
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }

  /// Returns a request to make a passkey.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      self, challenge: challenge, name: name, userID: userID)
  }

  /// Returns a request to sign in.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge: challenge)
  }
}
