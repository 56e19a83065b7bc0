import DSSettings
import SwiftUI

/// The styles of texts by their roles, each in its own size.
struct DesignTypeTokens: View {
  @Environment(\.dsTheme) private var theme

  var body: some View {
    DSSettingsScreen("Шрифты") {
      DSFormSection("Роли") {
        ForEach(DSTextRole.allCases, id: \.self) { role in
          let style = theme.typography[role]
          VStack(alignment: .leading, spacing: theme.spacing.xxs) {
            DSText("Саранск на ладони", role)
            DSText(
              verbatim: "\(role): \(style.size.formatted()) pt, \(style.weight)", .caption)
          }
          .padding(.horizontal, theme.spacing.lg)
          .padding(.vertical, theme.spacing.sm)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityElement(children: .combine)
        }
      }
    }
  }
}
