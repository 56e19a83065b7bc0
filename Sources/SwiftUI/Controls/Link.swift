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
