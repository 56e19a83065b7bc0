/// Something by which a person is known.
public protocol ASAuthorizationCredential: AnyObject {}

/// A service that knows persons.
public protocol ASAuthorizationProvider: AnyObject {}

/// The answer of a service; none comes.
open class ASAuthorization: NSObject {
  /// A part of what a service knows of a person.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a part by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the person.
    public static let fullName = Scope(rawValue: "fullName")
    /// The address of the person's mail.
    public static let email = Scope(rawValue: "email")
  }

  /// The service.
  public let provider: any ASAuthorizationProvider
  /// The credential.
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}

/// A credential of an account of Apple's; none comes.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The identifier of the person.
  open var user: String { "" }
  /// The value that the request had.
  open var state: String? { nil }
  /// The parts that the person gives.
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  /// A token for the app's server.
  open var authorizationCode: Data? { nil }
  /// A token that tells of the person.
  open var identityToken: Data? { nil }
  /// The address of the person's mail.
  open var email: String? { nil }
  /// The name of the person.
  open var fullName: PersonNameComponents? { nil }

  override init() { super.init() }
}

/// A password of a person; none comes.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The name of the person.
  public let user: String
  /// The password.
  public let password: String

  /// Creates a credential.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// A request to a service.
open class ASAuthorizationRequest: NSObject {
  /// The service.
  public let provider: any ASAuthorizationProvider

  init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request to the service of Apple's accounts.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// The parts that the app asks for.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A value of the app's own.
  open var state: String?
  /// A value by which a token is known to be of this request.
  open var nonce: String?
  /// The identifier of a person who is known.
  open var user: String?
}

/// The service of Apple's accounts, which knows nobody.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// The state of an account.
  public enum CredentialState: Int, Sendable {
    /// The person has ended it, uses it, is not known, or has moved it.
    case revoked, authorized, notFound, transferred
  }

  /// The name of the notification of an account that was ended; it does not come.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

  /// Creates the service.
  public override init() { super.init() }

  /// Returns a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(self)
  }

  /// Calls a closure at once: nobody is known.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }

  /// Returns that nobody is known.
  open func credentialState(forUserID userID: String) async throws -> CredentialState {
    .notFound
  }
}

/// The service of passwords, which knows none.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Creates the service.
  public override init() { super.init() }

  /// Returns a request.
  open func createRequest() -> ASAuthorizationRequest { ASAuthorizationRequest(self) }
}

/// The error of a request that nobody has answered.
public struct ASAuthorizationError: Error, Equatable, LocalizedError, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    /// It is not known, or nobody is signed in.
    case unknown = 1000
    /// The person has cancelled, the answer is wrong, nobody has answered, or it has failed.
    case canceled, invalidResponse, notHandled, failed, notInteractive
    /// A passkey is there already.
    case matchedExcludedCredential

    /// Returns a Boolean value that indicates whether an error has a reason.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == code
    }
  }

  /// The reason.
  public let code: Code

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }

  /// The reason in words.
  public var errorDescription: String? { "The authorization was not completed." }

  /// It is not known.
  public static let unknown = Code.unknown
  /// The person has cancelled.
  public static let canceled = Code.canceled
  /// The answer is wrong.
  public static let invalidResponse = Code.invalidResponse
  /// Nobody has answered.
  public static let notHandled = Code.notHandled
  /// It has failed.
  public static let failed = Code.failed
  /// Nothing can be shown.
  public static let notInteractive = Code.notInteractive
}
