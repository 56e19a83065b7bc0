/// The error of a page on which nobody signs in.
public struct ASWebAuthenticationSessionError: Error, Equatable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    /// The person has cancelled, nobody tells of a window, or the window is none.
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid

    /// Returns a Boolean value that indicates whether an error has a reason.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASWebAuthenticationSessionError)?.code == code
    }
  }

  /// The reason.
  public let code: Code

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }

  /// The person has cancelled.
  public static let canceledLogin = Code.canceledLogin
}

/// Tells of the window in which a page is shown.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// Returns the window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A page of a service on which a person signs in, and cancels here.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
  /// A closure that receives the address to which the page leads, or an error.
  public typealias CompletionHandler = @MainActor (URL?, (any Error)?) -> Void
  private let completionHandler: CompletionHandler
  /// The object that tells of the window.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// A Boolean value that indicates whether the page knows nothing of others.
  open var prefersEphemeralWebBrowserSession = false
  /// A Boolean value that indicates whether the page can be shown.
  open var canStart: Bool { true }

  /// Creates a page of an address, which is not loaded.
  public nonisolated init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { self.completionHandler = completionHandler }

  /// Tells at once that the person has cancelled, and returns true.
  @discardableResult
  open func start() -> Bool {
    completionHandler(nil, ASWebAuthenticationSessionError(.canceledLogin))
    return true
  }

  /// Ends the page, which was not shown.
  open func cancel() {}
}
