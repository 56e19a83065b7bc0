import DSSettings
import SwiftUI

/// The facts about an app: its version, its makers, and how to reach them.
struct DesignAboutScreen: View {
  var title: LocalizedStringKey = "О приложении"

  var body: some View {
    DSSettingsScreen(title) {
      DSNoticeBlock(.success, "Установлена последняя версия", message: "Проверено сегодня в 9:41")
      DSFormSection("Версия") {
        DSInfoRow("Приложение", value: "1.0 (42)", isCopyable: true)
        DSInfoRow("Карта", value: "2026.11")
      }
      DSFormSection(footer: "Карта: © участники OpenStreetMap.") {
        DSNavigationRow("Что нового") {
          DSSettingsPage("Что нового") { DSText("Новые улицы и дома.") }
        }
        DSNavigationRow("Лицензии", value: "14") {
          DSSettingsPage("Лицензии") { DSText("Лицензия MIT") }
        }
        DSActionRow("Написать нам") {}
      }
    }
  }
}
