/// An action that asks a person to sign in, who cancels.
///
///     @Environment(\.authorizationController) private var controller
///
///     Button("Sign In") {
///       Task { try? await signIn(controller.performRequests([passkeys.request])) }
///     }
public struct AuthorizationController: Sendable {
  /// Throws that the person has cancelled.
  ///
  /// - Parameters:
  ///   - requests: The requests, of which the person answers one.
  ///   - options: The conditions.
  /// - Returns: The person's answer, which does not come.
  /// - Throws: ``ASAuthorizationError`` with the code `canceled`.
  @MainActor public func performRequests(
    _ requests: [ASAuthorizationRequest],
    options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }

  /// Throws that the person has cancelled.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - options: The conditions.
  /// - Returns: The person's answer, which does not come.
  /// - Throws: ``ASAuthorizationError`` with the code `canceled`.
  @MainActor public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { try await performRequests([request], options: options) }

  /// Throws that the person has cancelled: no keyboard offers a credential.
  ///
  /// - Parameter requests: The requests, of which the person answers one.
  /// - Returns: The person's answer, which does not come.
  /// - Throws: ``ASAuthorizationError`` with the code `canceled`.
  @MainActor public func performAutoFillAssistedRequests(
    _ requests: [ASAuthorizationRequest]
  ) async throws -> ASAuthorizationResult { try await performRequests(requests) }
}

private enum AuthorizationControllerKey: EnvironmentKey {
  static var defaultValue: AuthorizationController { AuthorizationController() }
}

extension EnvironmentValues {
  /// An action that asks a person to sign in.
  public var authorizationController: AuthorizationController {
    self[AuthorizationControllerKey.self]
  }
}
