import SwiftUI

/// The first screen of an app's settings, with the stack that its pages are pushed on.
///
///     DSSettingsScreen("Settings") {
///       DSFormSection("Sound") { DSToggleRow("Play in silence", isOn: $isOn) }
///     }
public struct DSSettingsScreen<Content: View>: View {
  private let title: LocalizedStringKey
  private let content: Content
  @Environment(\.dsTheme) private var theme

  /// Creates a screen of sections.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (self.title, self.content) = (title, content())
  }

  /// The content of the view.
  public var body: some View {
    DSDialogHost {
      NavigationStack {
        // The form alone is wider: pages that rows open are columns of their own.
        DSForm { SectionColumns { content }.environment(\.dsTheme, theme) }
          .environment(\.dsTheme, theme.ofSectionColumns)
          .navigationTitle(title)
          .navigationBarTitleDisplayMode(hasLargeTitle ? .large : .inline)
      }
    }
  }

  /// A wide window's sections are a column in the middle, over which a title in the middle stands.
  private var hasLargeTitle: Bool {
    theme.capabilities.prefersLargeTitles && theme.metrics.windowClass == .compact
  }
}

/// A page of sections that a row opens.
///
///     DSSettingsPage("Notifications") {
///       DSFormSection { DSToggleRow("Allow", isOn: $isOn) }
///     }
public struct DSSettingsPage<Content: View>: View {
  private let title: LocalizedStringKey
  private let content: Content

  /// Creates a page of sections.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (self.title, self.content) = (title, content())
  }

  /// The content of the view.
  public var body: some View {
    DSForm { content }
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
  }
}
