/// An action that opens a URL; a picture opens none, so that only an app's own handler is called.
///
///     Text("Read the [timetable](https://example.com/times).")
///       .environment(\.openURL, OpenURLAction { url in
///         open(url)
///         return .handled
///       })
@MainActor @preconcurrency
public struct OpenURLAction {
  /// The result of opening a URL.
  public struct Result: Sendable {
    let isHandled: Bool

    /// The URL was handled.
    public static let handled = Result(isHandled: true)
    /// The URL was discarded.
    public static let discarded = Result(isHandled: true)
    /// The URL is left to the system.
    public static let systemAction = Result(isHandled: false)

    /// Leaves another address to the system.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action from an app's handler.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens a URL, and tells a closure whether it was handled.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}
