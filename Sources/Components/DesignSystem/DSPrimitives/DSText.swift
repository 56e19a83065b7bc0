import SwiftUI

/// A text in a role of the theme.
///
///     DSText("Departures", .screenTitle)
public struct DSText: View {
  private let text: Text
  private let role: DSTextRole
  private let color: DSColorRole?
  @Environment(\.dsTheme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a text of the app's table of strings.
  ///
  /// - Parameters:
  ///   - key: The text, or its key.
  ///   - role: The role of the text.
  ///   - color: A colour in place of the role's own.
  public init(_ key: LocalizedStringKey, _ role: DSTextRole = .body, color: DSColorRole? = nil) {
    (text, self.role, self.color) = (Text(key), role, color)
  }

  /// Creates a text that is the same in all languages.
  public init(verbatim: String, _ role: DSTextRole = .body, color: DSColorRole? = nil) {
    (text, self.role, self.color) = (Text(verbatim: verbatim), role, color)
  }

  /// The content of the view.
  public var body: some View {
    let theme = theme
    let style = theme.typography[role]
    text.font(style.font)
      .foregroundStyle(theme.colors[isEnabled ? color ?? style.color : .textDisabled])
  }
}
