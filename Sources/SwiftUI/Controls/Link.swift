/// A control that opens a URL.
///
///     if let url = URL(string: "https://example.com") { Link("Help", destination: url) }
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a label of views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  /// The content of the view.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityAddTraits(.isLink)
    .accessibilityRemoveTraits(.isButton)
  }
}

extension Link where Label == Text {
  /// Creates a link with a localised title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

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

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// The action that opens URLs.
  ///
  ///     @Environment(\.openURL) private var openURL
  ///     Button("Website") { if let url = URL(string: "https://example.com") { openURL(url) } }
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
