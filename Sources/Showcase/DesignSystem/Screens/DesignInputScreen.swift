import DSSettings
import SwiftUI

/// The same controls beneath a pointer and with the focus, as fingers, a pointer and keys show
/// them.
struct DesignInputScreen: View {
  let theme: DSThemeResolver

  var body: some View {
    DSSettingsScreen("Ввод") {
      ForEach(theme.profile.capabilities.inputs, id: \.self) { input in
        InputSection(input: input)
          .dsTheme(theme)
          .dsInput(input)
      }
    }
    .dsTheme(theme)
  }
}

private struct InputSection: View {
  let input: DSInputModality
  @Environment(\.dsTheme) private var theme

  var body: some View {
    DSFormSection(title) {
      DSNavigationRow("Под указателем", value: "12") { EmptyView() }
        .dsShownState(.hovered)
      DSNavigationRow("С фокусом", value: "12") { EmptyView() }
        .dsShownState(.focused)
      let arrangement =
        theme.capabilities.supportsSideBySideRows
        ? AnyLayout(HStackLayout(spacing: theme.spacing.lg))
        : AnyLayout(VStackLayout(spacing: theme.spacing.sm))
      arrangement {
        DSButton("Сохранить") {}.dsShownState(.hovered)
        DSButton("Отменить", variant: .secondary) {}.dsShownState(.focused)
      }
      .padding(theme.spacing.lg)
    }
  }

  private var title: LocalizedStringKey {
    switch input {
    case .touch: "Палец"
    case .pointer: "Указатель"
    case .keyboard: "Клавиатура"
    }
  }
}
