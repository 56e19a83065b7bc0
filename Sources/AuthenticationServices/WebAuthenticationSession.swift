/// An action that shows a service's page on which a person signs in, and cancels.
///
///     @Environment(\.webAuthenticationSession) private var session
///
///     Button("Sign In") {
///       Task { try? await signIn(session.authenticate(using: page, callbackURLScheme: "tides")) }
///     }
public struct WebAuthenticationSession: Sendable {
  /// A wish for the browser that shows the page.
  public struct BrowserSession: Hashable, Sendable {
    private let isEphemeral: Bool

    /// A browser that knows nothing of others.
    public static let ephemeral = BrowserSession(isEphemeral: true)
  }

  /// Throws that the person has cancelled.
  ///
  /// - Parameters:
  ///   - url: The address of the page.
  ///   - callbackURLScheme: The scheme of the address to which the page leads.
  ///   - preferredBrowserSession: A wish for the browser.
  /// - Returns: The address to which the page leads, which does not come.
  /// - Throws: ``ASWebAuthenticationSessionError`` with the code `canceledLogin`.
  @MainActor public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }

  /// Throws that the person has cancelled.
  ///
  /// - Parameters:
  ///   - url: The address of the page.
  ///   - callback: The address to which the page leads.
  ///   - preferredBrowserSession: A wish for the browser.
  ///   - additionalHeaderFields: What the request tells besides.
  /// - Returns: The address to which the page leads, which does not come.
  /// - Throws: ``ASWebAuthenticationSessionError`` with the code `canceledLogin`.
  @MainActor public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback,
    preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String] = [:]
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

extension ASWebAuthenticationSession {
  /// The address to which a page leads as somebody has signed in.
  public struct Callback: Hashable, Sendable {
    private let scheme: String
    private let host: String?
    private let path: String?

    /// Returns any address of an app's own scheme.
    public static func customScheme(_ customScheme: String) -> Callback {
      Callback(scheme: customScheme, host: nil, path: nil)
    }

    /// Returns an address of a server.
    public static func https(host: String, path: String) -> Callback {
      Callback(scheme: "https", host: host, path: path)
    }

    /// Returns a Boolean value that indicates whether an address is the one.
    public func matchesURL(_ url: URL) -> Bool {
      guard url.scheme?.lowercased() == scheme.lowercased() else { return false }
      guard let host else { return true }
      return url.host()?.lowercased() == host.lowercased() && url.path() == path
    }
  }
}

private enum WebAuthenticationSessionKey: EnvironmentKey {
  static var defaultValue: WebAuthenticationSession { WebAuthenticationSession() }
}

extension EnvironmentValues {
  /// An action that shows a page on which a person signs in.
  public var webAuthenticationSession: WebAuthenticationSession {
    self[WebAuthenticationSessionKey.self]
  }
}
