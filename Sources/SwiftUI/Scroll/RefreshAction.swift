/// An action that reloads a view's content.
///
///     struct RetryButton: View {
///       @Environment(\.refresh) private var refresh
///
///       var body: some View { Button("Try again") { Task { await refresh?() } } }
///     }
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Reloads the content, and returns when that is done.
  public func callAsFunction() async { await action() }
}
