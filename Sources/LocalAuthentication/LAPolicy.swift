// Apple's LocalAuthentication brings Foundation with it.
@_exported import Foundation

/// A proof that is asked for.
public enum LAPolicy: Int, Sendable {
  /// A face or a finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// A face, a finger or the passcode.
  case deviceOwnerAuthentication = 2
}

/// A kind of proof that a device takes.
public enum LABiometryType: Int, Sendable {
  /// None, a finger, a face or an eye.
  case none, touchID, faceID
  /// An eye.
  case opticID = 4
}

/// The error of a question that nobody has answered with yes.
public struct LAError: Error, Equatable, LocalizedError, CustomNSError, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    /// The proof was wrong.
    case authenticationFailed = -1
    /// The person has ended the question.
    case userCancel = -2
    /// The person would use a password.
    case userFallback = -3
    /// The system has ended the question.
    case systemCancel = -4
    /// No passcode is set.
    case passcodeNotSet = -5
    /// The device has nothing for faces or fingers.
    case biometryNotAvailable = -6
    /// No face or finger is known.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app has ended the question.
    case appCancel = -9
    /// The context has been ended.
    case invalidContext = -10
    /// Nobody may be asked.
    case notInteractive = -1004

    /// Returns a Boolean value that indicates whether an error has a reason, for `catch` and
    /// `case`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? LAError)?.code == code
    }
  }

  /// The name of the errors.
  public static let errorDomain = "com.apple.LocalAuthentication"
  /// The reason.
  public let code: Code

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }

  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The reason in words.
  public var errorDescription: String? {
    switch code {
    case .passcodeNotSet: "Passcode not set."
    case .biometryNotAvailable: "Biometry is not available on this device."
    case .biometryNotEnrolled: "No identities are enrolled."
    case .userCancel: "Authentication canceled."
    default: "Authentication failed."
    }
  }

  /// The error as an object.
  var objectValue: NSError {
    NSError(
      domain: Self.errorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: errorDescription ?? ""])
  }

  /// The proof was wrong.
  public static let authenticationFailed = Code.authenticationFailed
  /// The person has ended the question.
  public static let userCancel = Code.userCancel
  /// The person would use a password.
  public static let userFallback = Code.userFallback
  /// The system has ended the question.
  public static let systemCancel = Code.systemCancel
  /// No passcode is set.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The device has nothing for faces or fingers.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// No face or finger is known.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// There were too many attempts.
  public static let biometryLockout = Code.biometryLockout
  /// The app has ended the question.
  public static let appCancel = Code.appCancel
}
