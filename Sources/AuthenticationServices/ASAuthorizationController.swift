/// A window in which a person is asked.
public typealias ASPresentationAnchor = UIWindow

/// Hears of answers to requests.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// Tells of an answer; none comes.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  /// Tells of an error.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Takes no notice of it.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Takes no notice of it.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Tells of the window in which a person is asked.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// Returns the window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks a person, who cancels.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
  /// Conditions of asking a person.
  public struct RequestOptions: OptionSet, Sendable {
    /// The bits of the conditions.
    public let rawValue: UInt

    /// Creates conditions of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing is shown where the device has no credential.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The object that hears of answers.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The object that tells of the window.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  /// Creates a controller of requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Tells the delegate at once that the person has cancelled.
  open func performRequests() {
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
  }

  /// Tells the delegate at once that the person has cancelled.
  ///
  /// - Parameter options: The conditions.
  open func performRequests(options: RequestOptions) { performRequests() }

  /// Has no effect: no keyboard offers a credential, so that there is no answer.
  open func performAutoFillAssistedRequests() {}

  /// Ends the requests, which have been answered.
  open func cancel() {}
}

/// A button of UIKit's by which a person signs in.
open class ASAuthorizationAppleIDButton: UIControl {
  /// The words of a button.
  public enum ButtonType: Int, Sendable {
    /// “Sign in with Apple”, “Continue with Apple” and “Sign up with Apple”.
    case signIn, `continue`, signUp
    /// The usual words.
    public static let `default` = ButtonType.signIn
  }

  /// The colours of a button.
  public enum Style: Int, Sendable {
    /// Black on white, with a line around or not, and white on black.
    case white, whiteOutline, black
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 6
  private let word: AppleButtonWord
  private let colors: AppleButtonColors

  /// Creates a button.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    word = AppleButtonWord(rawValue: type.rawValue) ?? .signIn
    colors =
      switch style {
      case .white: .white
      case .whiteOutline: .whiteOutline
      case .black: .black
      }
    super.init(frame: .zero)
  }

  /// Creates a button.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// Creates the usual button of an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    (word, colors) = (.signIn, .black)
    super.init(coder: coder)
  }
}

extension ASAuthorizationAppleIDButton: _UIViewDrawing {
  /// The button.
  public var _drawing: AnyView? {
    AnyView(
      AppleButton(word: word, colors: colors, cornerRadius: cornerRadius) { [weak self] in
        self?.sendActions(for: .touchUpInside)
      })
  }
}
