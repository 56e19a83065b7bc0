import DSSettings
import SwiftUI

/// Distances and radii of corners, as long and as round as they are.
struct DesignMeasureTokens: View {
  @Environment(\.dsTheme) private var theme

  var body: some View {
    DSSettingsScreen("Размеры") {
      DSFormSection("Отступы") {
        ForEach(distances, id: \.name) { distance in
          HStack(spacing: theme.spacing.md) {
            Rectangle().fill(theme.colors[.accent])
              .frame(width: distance.points, height: theme.spacing.lg)
              .frame(width: theme.spacing.xxl, alignment: .leading)
            DSText(verbatim: distance.name)
            Spacer(minLength: 0)
            DSText(
              verbatim: "\(distance.points.formatted()) pt", .body, color: .textSecondary)
          }
          .padding(.horizontal, theme.spacing.lg)
          .frame(minHeight: theme.metrics.rowHeight)
          .accessibilityElement(children: .combine)
        }
      }
      DSFormSection("Радиусы") {
        HStack(spacing: theme.spacing.md) {
          ForEach(radii, id: \.name) { radius in
            VStack(spacing: theme.spacing.xs) {
              RoundedRectangle(cornerRadius: radius.points, style: .continuous)
                .fill(theme.colors[.accentSubtle])
                .strokeBorder(theme.colors[.accent], lineWidth: theme.metrics.borderWidth)
                .frame(height: theme.spacing.xxl * 1.5)
              DSText(
                verbatim: "\(radius.name), \(radius.points.formatted())", .caption)
            }
            .accessibilityElement(children: .combine)
          }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .padding(theme.spacing.lg)
      }
    }
  }

  private var distances: [(name: String, points: Double)] {
    let scale = theme.spacing
    return [
      ("xxs", scale.xxs), ("xs", scale.xs), ("sm", scale.sm), ("md", scale.md), ("lg", scale.lg),
      ("xl", scale.xl), ("xxl", scale.xxl),
    ]
  }

  private var radii: [(name: String, points: Double)] {
    [
      ("small", theme.radii.small), ("medium", theme.radii.medium), ("large", theme.radii.large),
    ]
  }
}
