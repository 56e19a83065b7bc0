import DSSettings
import SwiftUI

/// Controls in their states: at rest, beneath a pointer, with the focus, pressed, disabled, busy.
struct DesignControlsScreen: View {
  var body: some View {
    NavigationStack {
      DSForm {
        DSFormSection("Кнопки") {
          row("В покое", [])
          row("Под указателем", .hovered)
          row("С фокусом", .focused)
          row("Нажаты", .pressed)
          row("Недоступны", []).disabled(true)
          row("Заняты", [], isLoading: true)
        }
        DSFormSection("Выбор") {
          HStack(spacing: 20) {
            DSCheckbox("Отмечен", isOn: .constant(true))
            DSCheckbox("Не отмечен", isOn: .constant(false))
            DSCheckbox("С фокусом", isOn: .constant(true)).dsShownState(.focused)
            DSCheckbox("Недоступен", isOn: .constant(true)).disabled(true)
          }
          .padding(12)
          HStack(spacing: 20) {
            DSPicker("Единицы", selection: .constant(0), options: [0]) { _ in "Метры" }
            DSPicker("Единицы", selection: .constant(0), options: [0]) { _ in "Мили" }
              .dsShownState(.focused)
            DSPicker("Единицы", selection: .constant(0), options: [0]) { _ in "Шаги" }
              .disabled(true)
          }
          .padding(12)
          DSNavigationRow("Строка под указателем", value: "12") { EmptyView() }
            .dsShownState(.hovered)
        }
      }
      .navigationTitle("Элементы")
    }
  }

  private func row(
    _ name: String, _ state: DSControlState, isLoading: Bool = false
  ) -> some View {
    HStack(spacing: 12) {
      DSText(verbatim: name).frame(width: 110, alignment: .leading)
      DSButton("Сохранить", isLoading: isLoading) {}
      DSButton("Отменить", variant: .secondary, isLoading: isLoading) {}
      DSButton("Удалить", variant: .destructive, isLoading: isLoading) {}
    }
    .padding(12)
    .dsShownState(state)
  }
}
