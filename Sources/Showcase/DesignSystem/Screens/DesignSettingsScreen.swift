import DSSettings
import SwiftUI

/// The general settings of an app, made of the design system's rows.
///
/// The theme decides what they look like and how they open.
struct DesignSettingsScreen: View {
  @State private var name = "Анна Кузнецова"
  @State private var notifies = true
  @State private var savesTraffic = false
  @State private var appearance = SettingsAppearance.system
  @State private var detail = 60
  @State private var isCleared = false
  var presentation = DSPickerPresentation.auto
  /// The row of light and dark, and the title of its options' page.
  var appearanceTitle: LocalizedStringKey = "Оформление"

  var body: some View {
    DSSettingsScreen("Основные") {
      DSNoticeBlock(
        .info, "Доступно обновление карты", message: "48 МБ, загрузится по Wi\u{2011}Fi")
      DSFormSection("Профиль", footer: "Имя видно в отзывах о местах.") {
        DSTextFieldRow("Имя", text: $name, prompt: "Не указано")
        DSNavigationRow("Любимые места", value: "12", icon: .favourites) {
          DSSettingsPage("Любимые места") { DSText("Здесь будут места.") }
        }
      }
      DSFormSection("Поведение") {
        DSToggleRow(
          "Уведомления", subtitle: "Когда место рядом", icon: .notifications, isOn: $notifies)
        DSToggleRow("Экономить трафик", icon: .traffic, isOn: $savesTraffic)
        DSPickerRow(
          appearanceTitle, icon: .appearance, selection: $appearance,
          options: SettingsAppearance.allCases, presentation: presentation
        ) { "\($0.rawValue)" }
        DSSliderRow("Подробность карты", percent: $detail)
      }
      DSFormSection("О приложении") {
        DSInfoRow("Версия", value: "1.0 (42)", isCopyable: true)
        ReportRow()
        DSDestructiveRow(
          "Очистить историю", question: "Очистить историю поиска?",
          message: "Вернуть её будет нельзя."
        ) { isCleared = true }
        .disabled(isCleared)
      }
    }
    .preferredColorScheme(appearance.scheme)
  }
}

/// A row that sends a report, and says so.
private struct ReportRow: View {
  @Environment(\.dsDialogs) private var dialogs

  var body: some View {
    DSActionRow("Отправить отчёт") { dialogs?.present(toast: DSToast("Отчёт отправлен")) }
  }
}

extension DSIconToken {
  fileprivate static let favourites = DSIconToken(symbol: "heart.fill")
  fileprivate static let notifications = DSIconToken(symbol: "bell.fill")
  fileprivate static let traffic = DSIconToken(symbol: "antenna.radiowaves.left.and.right")
  fileprivate static let appearance = DSIconToken(symbol: "circle.lefthalf.filled")
}
