import DSSettings
import SwiftUI

/// The palette's hues from light to dark, and the colours of roles that are made of them.
struct DesignColorTokens: View {
  @Environment(\.dsTheme) private var theme
  /// The raw scales of the brand.
  var palette = DSPalette()

  var body: some View {
    DSSettingsScreen("Цвета") {
      DSFormSection("Палитра") {
        VStack(spacing: theme.spacing.xs) {
          ForEach(hues, id: \.name) { hue in
            HStack(spacing: theme.spacing.xs) {
              ForEach(DSColorScale.Step.allCases, id: \.self) { step in
                patch(hue.scale[step]).frame(height: theme.spacing.xl)
              }
            }
          }
        }
        .padding(.horizontal, theme.spacing.lg)
        .padding(.vertical, theme.spacing.md)
      }
      DSFormSection("Роли") {
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 100), spacing: theme.spacing.sm)],
          spacing: theme.spacing.sm
        ) {
          ForEach(DSColorRole.allCases, id: \.self, content: swatch)
        }
        .padding(.horizontal, theme.spacing.lg)
        .padding(.vertical, theme.spacing.md)
      }
    }
  }

  private var hues: [(name: String, scale: DSColorScale)] {
    [
      ("neutral", palette.neutral), ("accent", palette.accent), ("danger", palette.danger),
      ("warning", palette.warning), ("success", palette.success),
    ]
  }

  /// A colour within a line, without which one that is its card's own would look like a hole.
  private func patch(_ color: DSColorValue) -> some View {
    let shape = RoundedRectangle(cornerRadius: theme.radii.small / 2, style: .continuous)
    return shape.fill(color)
      .overlay {
        shape.strokeBorder(theme.colors[.divider], lineWidth: theme.metrics.borderWidth)
      }
  }

  private func swatch(_ role: DSColorRole) -> some View {
    VStack(spacing: theme.spacing.xxs) {
      patch(theme.colors[role]).frame(height: theme.spacing.xxl)
      DSText(verbatim: "\(role)", .caption).lineLimit(1)
    }
    .accessibilityElement(children: .combine)
  }
}
