// Apple's AuthenticationServices brings UIKit with it, whose names are SwiftUI's here.
@_exported import SwiftUI

/// A button by which a person signs in with an account of Apple's; in a flow, a tap is cancelled.
///
///     SignInWithAppleButton(.signIn) { request in
///       request.requestedScopes = [.email]
///     } onCompletion: { result in
///       signIn(result)
///     }
///     .frame(height: 50)
public struct SignInWithAppleButton: View {
  /// The words of a button.
  public struct Label: Sendable {
    let kind: AppleButtonWord

    /// “Sign in with Apple”.
    public static let signIn = Label(kind: .signIn)
    /// “Continue with Apple”.
    public static let `continue` = Label(kind: .continue)
    /// “Sign up with Apple”.
    public static let signUp = Label(kind: .signUp)
  }

  /// The colours of a button.
  public struct Style: Sendable {
    let kind: AppleButtonColors

    /// White on black.
    public static let black = Style(kind: .black)
    /// Black on white.
    public static let white = Style(kind: .white)
    /// Black on white, with a line around.
    public static let whiteOutline = Style(kind: .whiteOutline)
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: The words.
  ///   - onRequest: A closure that receives the request as the button is tapped.
  ///   - onCompletion: A closure that receives the person's answer: an error.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion) }

  /// The button.
  public var body: some View {
    AppleButton(word: label.kind, colors: style.kind, cornerRadius: AppleButton.cornerRadius) {
      onRequest(ASAuthorizationAppleIDProvider().createRequest())
      onCompletion(.failure(ASAuthorizationError(.canceled)))
    }
  }
}

extension EnvironmentValues {
  @Entry var signInWithAppleButtonStyle = SignInWithAppleButton.Style.black
}

extension View {
  /// Sets the colours of buttons that sign in with an account of Apple's.
  ///
  /// - Parameter style: The colours.
  /// - Returns: A view whose buttons have the colours.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
