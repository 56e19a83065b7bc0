import AuthenticationServices
import StageSupport
import Testing

/// Buttons by which a person signs in with an account of Apple's, and the answers: none.
@MainActor @Suite struct AppleButtonTests {
  private struct Login: View {
    var label = SignInWithAppleButton.Label.signIn
    let answer: (Result<ASAuthorization, any Error>) -> Void

    var body: some View {
      SignInWithAppleButton(label) { request in
        request.requestedScopes = [.email, .fullName]
      } onCompletion: { result in
        answer(result)
      }
      .signInWithAppleButtonStyle(.whiteOutline)
      .frame(height: 50)
    }
  }

  @Test func aTapIsCancelled() throws {
    var reasons: [ASAuthorizationError.Code] = []
    let stage = Stage(
      Login { result in
        if case .failure(let error as ASAuthorizationError) = result { reasons.append(error.code) }
      })
    #expect(try stage.shows("Sign in with Apple"))
    try stage.tap("Sign in with Apple")
    #expect(reasons == [.canceled])
  }

  @Test func wordsAreInTheScreensLanguage() throws {
    let stage = Stage(Login(label: .continue) { _ in }) { $0.locale = Locale(identifier: "fr_FR") }
    #expect(try stage.shows("Continuer avec Apple"))
    let other = Stage(Login(label: .signUp) { _ in }) { $0.locale = Locale(identifier: "it_IT") }
    #expect(try other.shows("Sign up with Apple"))
  }

  private struct Former: UIViewRepresentable {
    func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
      let button = ASAuthorizationAppleIDButton(type: .continue, style: .black)
      button.cornerRadius = -4
      return button
    }

    func updateUIView(_ button: ASAuthorizationAppleIDButton, context: Context) {}
  }

  @Test func buttonsOfUIKitAreDrawnToo() throws {
    #expect(try Stage(Former().frame(height: 44)).shows("Continue with Apple"))
  }

  private final class Listener: NSObject, ASAuthorizationControllerDelegate {
    var errors: [any Error] = []

    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) { errors.append(error) }
  }

  @Test func requestsAreCancelled() async throws {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    let controller = ASAuthorizationController(authorizationRequests: [request])
    let listener = Listener()
    controller.delegate = listener
    controller.performRequests()
    #expect(
      listener.errors.map { $0 as? ASAuthorizationError } == [ASAuthorizationError(.canceled)])
    #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "a") == .notFound)
    var addresses: [URL?] = []
    let url = try #require(URL(string: "https://example.org"))
    let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { url, error in
      addresses.append(url)
      #expect((error as? ASWebAuthenticationSessionError)?.code == .canceledLogin)
    }
    #expect(session.start() && addresses == [nil])
  }
}
