extension View {
  /// Reloads the content when it is pulled down.
  ///
  /// While the action runs, a spinner stands above the content of the scroll view or list below. A
  /// still is pulled by ``ViewHost/refresh()``; an action that has not ended when the
  /// picture is taken shows the spinner.
  ///
  ///     List(mail) { MailRow($0) }.refreshable { await mailbox.reload() }
  ///
  /// - Parameter action: The work that reloads, on the actor that the view is made on: it reads the
  ///   view's properties.
  /// - Returns: A view whose scroll views can be pulled.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshableModifier(action: RefreshAction(action: action)))
  }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that reloads the content, where a view above offers it.
  ///
  ///     @Environment(\.refresh) private var refresh
  ///     if let refresh { Button("Reload") { Task { await refresh() } } }
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private struct RefreshableModifier: ViewModifier {
  let action: RefreshAction
  @State private var isRefreshing = false

  func body(content: Content) -> some View {
    content
      .environment(\.refresh, action)
      .transformEnvironment(\.scrollSettings) { settings in
        settings.header = isRefreshing ? AnyView(RefreshSpinner()) : nil
      }
      .modifier(InteractionModifier(.refresh(start)))
  }

  private func start() {
    MainActor.assumeIsolated {
      isRefreshing = true
      _ = Task.immediate {
        await action()
        isRefreshing = false
      }
    }
  }
}

/// The spinner above content that is being reloaded.
private struct RefreshSpinner: View {
  /// The height that UIRefreshControl takes up while it refreshes, in points (measured on iOS 17).
  private static let height = 60.0

  var body: some View {
    ProgressView().frame(maxWidth: .infinity).frame(height: Self.height)
  }
}
