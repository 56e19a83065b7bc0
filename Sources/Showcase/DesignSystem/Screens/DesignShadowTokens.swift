import DSSettings
import SwiftUI

/// Surfaces at each level over their ground.
struct DesignShadowTokens: View {
  @Environment(\.dsTheme) private var theme

  var body: some View {
    DSSettingsScreen("Тени") {
      VStack(spacing: theme.spacing.xl) {
        ForEach(DSElevation.allCases, id: \.self) { level in
          let shadow = theme.shadows[level]
          VStack(alignment: .leading, spacing: theme.spacing.xxs) {
            DSText(verbatim: "\(level)", .headline)
            DSText(verbatim: measures(of: shadow), .caption)
          }
          .padding(theme.spacing.lg)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background {
            RoundedRectangle(cornerRadius: theme.radii.large, style: .continuous)
              .fill(theme.colors[level == .high ? .surfaceRaised : .surface])
              .shadow(
                color: theme.colors[.shadow].opacity(shadow.opacity).color,
                radius: shadow.radius, y: shadow.y)
          }
          .accessibilityElement(children: .combine)
        }
      }
      .padding(.vertical, theme.spacing.lg)
    }
  }

  private func measures(of shadow: DSShadow) -> String {
    shadow == .none
      ? "без тени"
      : "\(shadow.radius.formatted()) pt, вниз \(shadow.y.formatted()) pt, "
        + shadow.opacity.formatted(.percent)
  }
}
