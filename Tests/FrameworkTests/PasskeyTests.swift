import AuthenticationServices
import StageSupport
import Testing

/// Passkeys and pages to sign in on, which a person cancels.
@MainActor @Suite struct PasskeyTests {
  private let challenge = Data("tides".utf8)
  private let passkeys = ASAuthorizationPlatformPublicKeyCredentialProvider(
    relyingPartyIdentifier: "tides.example")

  @Test func requestsKeepWhatTheyAskFor() {
    let registration = passkeys.createCredentialRegistrationRequest(
      challenge: challenge, name: "Ann", userID: Data("7".utf8))
    #expect(registration.relyingPartyIdentifier == "tides.example")
    #expect(registration.name == "Ann" && registration.challenge == challenge)
    #expect(registration.provider === passkeys)
    let assertion = passkeys.createCredentialAssertionRequest(challenge: challenge)
    assertion.allowedCredentials = [
      ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: challenge)
    ]
    #expect(assertion.challenge == challenge && assertion.allowedCredentials.count == 1)
    #expect(assertion.userVerificationPreference == .preferred)
  }

  @Test func aPersonWhoIsAskedCancels() async {
    let controller = EnvironmentValues().authorizationController
    let request = passkeys.createCredentialAssertionRequest(challenge: challenge)
    await #expect(throws: ASAuthorizationError(.canceled)) {
      _ = try await controller.performRequests(
        [request, ASAuthorizationPasswordProvider().createRequest()],
        options: .preferImmediatelyAvailableCredentials)
    }
    await #expect(throws: ASAuthorizationError(.canceled)) {
      _ = try await controller.performAutoFillAssistedRequests([request])
    }
    await #expect(throws: ASAuthorizationError(.canceled)) {
      _ = try await controller.performRequest(request)
    }
  }

  @Test func aPageIsCancelled() async throws {
    let session = EnvironmentValues().webAuthenticationSession
    let page = try #require(URL(string: "https://tides.example/sign-in"))
    await #expect(throws: ASWebAuthenticationSessionError(.canceledLogin)) {
      _ = try await session.authenticate(using: page, callbackURLScheme: "tides")
    }
    await #expect(throws: ASWebAuthenticationSessionError(.canceledLogin)) {
      _ = try await session.authenticate(
        using: page, callback: .https(host: "tides.example", path: "/done"),
        preferredBrowserSession: .ephemeral)
    }
  }

  @Test func addressesAreKnownByTheirCallback() throws {
    let done = try #require(URL(string: "https://Tides.example/done?code=7"))
    let own = try #require(URL(string: "tides://anything"))
    let callback = ASWebAuthenticationSession.Callback.https(host: "tides.example", path: "/done")
    #expect(callback.matchesURL(done) && !callback.matchesURL(own))
    #expect(ASWebAuthenticationSession.Callback.customScheme("tides").matchesURL(own))
    #expect(!ASWebAuthenticationSession.Callback.customScheme("tides").matchesURL(done))
  }

  @Test func aButtonInAFlowHearsOfIt() throws {
    let stage = Stage(SignInPage())
    try stage.render()
    try stage.host.drive(in: stage.surroundings) { try stage.host.tap("Sign In") }
    #expect(try stage.shows("cancelled"))
  }
}

private struct SignInPage: View {
  @Environment(\.authorizationController) private var controller
  @State private var state = "nobody"

  var body: some View {
    Text(verbatim: state)
    Button("Sign In") {
      Task {
        do {
          switch try await controller.performRequests([]) {
          case .password, .appleID, .passkeyAssertion, .passkeyRegistration: state = "known"
          }
        } catch let error as ASAuthorizationError where error.code == .canceled {
          state = "cancelled"
        }
      }
    }
  }
}
