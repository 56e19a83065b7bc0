import DSSettings
import SwiftUI

/// The parts that nobody touches: icons, what tells of work, a card with a line, and surfaces.
struct DesignPartsScreen: View {
  @Environment(\.dsTheme) private var theme

  var body: some View {
    DSSettingsScreen("Части") {
      DSFormSection("Значки") {
        ForEach(DSIconSize.allCases, id: \.self) { size in
          HStack(spacing: theme.spacing.md) {
            DSText(verbatim: "\(size)").frame(maxWidth: .infinity, alignment: .leading)
            ForEach(signs, id: \.token) { sign in
              DSIcon(sign.token, size: size, color: sign.color)
            }
          }
          .partRow(theme)
        }
      }
      DSFormSection("Ход работы") {
        DSLoader("Загружаем карту").partRow(theme)
        DSProgress("Скачано 60\u{A0}%", fraction: 0.6).partRow(theme)
        DSProgress("Карта готова", fraction: 1).partRow(theme)
      }
      VStack(alignment: .leading, spacing: theme.spacing.sm) {
        DSSectionHeader("Карточка")
        DSCard {
          VStack(alignment: .leading, spacing: theme.spacing.md) {
            DSText("Соборная площадь", .headline)
            DSDivider()
            DSText("Памятник, собор и вид на\u{A0}реку.")
          }
        }
      }
      DSFormSection("Поверхности") {
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 130), spacing: theme.spacing.sm)],
          spacing: theme.spacing.sm
        ) { ForEach(surfaces, id: \.self, content: surface) }
        .padding(theme.spacing.lg)
      }
    }
  }

  private var signs: [(token: DSIconToken, color: DSColorRole)] {
    [(.info, .accent), (.success, .success), (.warning, .warning), (.error, .danger)]
  }

  private var surfaces: [DSColorRole] {
    [.background, .surfaceRaised, .surfaceField, .surfaceDisabled]
  }

  /// A surface within a line, without which one of its card's colour would not be seen.
  private func surface(_ role: DSColorRole) -> some View {
    let shape = RoundedRectangle(cornerRadius: theme.radii.small, style: .continuous)
    return DSSurface(role) {
      DSText(verbatim: "\(role)", .caption, color: .textPrimary)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .padding(theme.spacing.sm)
        .frame(maxWidth: .infinity, minHeight: theme.metrics.rowHeight)
    }
    .clipShape(shape)
    .overlay {
      shape.strokeBorder(theme.colors[.divider], lineWidth: theme.metrics.borderWidth)
    }
  }
}

extension View {
  /// The room of a row that is no row of the settings' own.
  func partRow(_ theme: DSTheme) -> some View {
    padding(.horizontal, theme.spacing.lg)
      .padding(.vertical, theme.spacing.sm)
      .frame(maxWidth: .infinity, minHeight: theme.metrics.rowHeight, alignment: .leading)
  }
}
