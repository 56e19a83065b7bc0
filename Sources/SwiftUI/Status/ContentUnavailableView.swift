/// A view that stands where there is no content to show.
///
///     ContentUnavailableView("No Mail", systemImage: "tray", description: Text("All done."))
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view with a label, a description and actions.
  ///
  /// - Parameters:
  ///   - label: The label, such as a `Label` with a symbol.
  ///   - description: The text beneath it.
  ///   - actions: The buttons beneath it.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

  /// The content of the view.
  public var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 8) {
        label.labelStyle(MessageLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      actions
    }
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .environment(\.isInListRow, false)
  }
}

/// A large grey icon above a bold title, in UIKit's measures.
private struct MessageLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
        .accessibilityHidden(true)
      configuration.title.font(.title2.bold()).accessibilityAddTraits(.isHeader)
    }
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Creates a view with a label and a description.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description
  ) { self.init(label: label, description: description) { EmptyView() } }
}

extension ContentUnavailableView where Description == EmptyView {
  /// Creates a view with a label and actions.
  ///
  ///     ContentUnavailableView {
  ///       Label("No Mail", systemImage: "tray")
  ///     } actions: {
  ///       Button("Check again", action: load)
  ///     }
  public init(@ViewBuilder label: () -> Label, @ViewBuilder actions: () -> Actions) {
    self.init(label: label, description: { EmptyView() }, actions: actions)
  }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  /// Creates a view with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label, description: { EmptyView() }, actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a localised title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The key of the localised title.
  ///   - name: The name of the symbol.
  ///   - description: The text beneath it, or nil for none.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a view with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a view with a localised title and an image from an asset catalogue.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
  }

  /// Creates a view with a title and an image from an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The message of a search that found nothing.
  public static var search: ContentUnavailableView { search(text: "") }

  /// Returns the view for a search that found nothing for a text.
  ///
  ///     ContentUnavailableView.search(text: query)
  ///
  /// - Parameter text: The text that was searched for.
  /// - Returns: A view with a magnifying glass and the text.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// The parts of the view for a search without results.
public struct SearchUnavailableContent {
  /// The label of a search without results, with its query.
  public struct Label: View {
    let text: String
    @Environment(\.locale) private var locale

    /// The content of the view.
    public var body: some View {
      SwiftUI.Label {
        Text(
          verbatim: text.isEmpty
            ? SystemString.noResults.text(locale)
            : SystemString.noResultsFor.text(locale).replacingOccurrences(of: "%@", with: text))
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// The advice of a search without results.
  public struct Description: View {
    @Environment(\.locale) private var locale

    /// The content of the view.
    public var body: some View { Text(verbatim: SystemString.checkSpelling.text(locale)) }
  }

  /// The actions of a search without results, of which there are none.
  public struct Actions: View {
    /// The content of the view.
    public var body: some View { EmptyView() }
  }
}
