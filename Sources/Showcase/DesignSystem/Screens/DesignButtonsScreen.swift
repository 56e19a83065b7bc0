import DSSettings
import SwiftUI

/// Buttons in their roles, sizes and states.
struct DesignButtonsScreen: View {
  @Environment(\.dsTheme) private var theme

  var body: some View {
    DSSettingsScreen("Кнопки") {
      DSFormSection("Роли") {
        LazyVGrid(
          columns: [
            GridItem(.adaptive(minimum: 130), spacing: theme.spacing.md, alignment: .leading)
          ], alignment: .leading, spacing: theme.spacing.md
        ) {
          DSButton("Сохранить") {}
          DSButton("Отменить", variant: .secondary) {}
          DSButton("Удалить", variant: .destructive) {}
          DSButton("Подробнее", variant: .link) {}
        }
        .padding(theme.spacing.lg)
      }
      DSFormSection("Размеры") {
        arrangement {
          DSButton("Малая", size: .small) {}
          DSButton("Обычная") {}
          DSButton("Большая", size: .large) {}
        }
        .padding(theme.spacing.lg)
      }
      DSFormSection("Состояния") {
        row("Нажаты", .pressed)
        row("Недоступны").disabled(true)
        row("Заняты", isLoading: true)
      }
    }
  }

  private func row(
    _ name: LocalizedStringKey, _ state: DSControlState = [], isLoading: Bool = false
  ) -> some View {
    VStack(alignment: .leading, spacing: theme.spacing.sm) {
      DSText(name, .caption)
      arrangement {
        DSButton("Сохранить", isLoading: isLoading) {}
        DSButton("Отменить", variant: .secondary, isLoading: isLoading) {}
      }
    }
    .dsShownState(state)
    .padding(.vertical, theme.spacing.xs)
    .partRow(theme)
  }

  /// Side by side where the platform has room for that.
  private var arrangement: AnyLayout {
    theme.capabilities.supportsSideBySideRows
      ? AnyLayout(HStackLayout(spacing: theme.spacing.md))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: theme.spacing.sm))
  }
}
