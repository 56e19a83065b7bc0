import DSSettings
import SwiftUI

/// The data that an app knows of a person, and its uses.
struct DesignPrivacyScreen: View {
  var title: LocalizedStringKey = "Приватность"
  @State private var sharesPlace = true
  @State private var isExact = false
  @State private var sendsReports = true
  @State private var history = Keeping.month

  private enum Keeping: String, CaseIterable {
    case week = "Неделю"
    case month = "Месяц"
    case always = "Всегда"
  }

  var body: some View {
    DSSettingsScreen(title) {
      DSFormSection("Место", footer: "Точное место нужно для маршрутов.") {
        DSToggleRow("Моё место", subtitle: "Когда приложение открыто", isOn: $sharesPlace)
        DSToggleRow("Точное место", isOn: $isExact).disabled(!sharesPlace)
      }
      DSFormSection("История") {
        DSPickerRow("Хранить историю", selection: $history, options: Keeping.allCases) {
          "\($0.rawValue)"
        }
        DSDestructiveRow(
          "Удалить историю", question: "Удалить историю поиска?",
          message: "Вернуть её будет нельзя."
        ) {}
      }
      DSFormSection(footer: "Отчёты не содержат имён. [Подробнее](https://example.org/privacy)") {
        DSToggleRow("Отчёты об ошибках", isOn: $sendsReports)
      }
    }
  }
}
