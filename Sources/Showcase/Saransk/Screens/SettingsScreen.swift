import Components
import SwiftUI

/// The settings, and notes on the app.
struct SettingsScreen: View {
  @AppStorage("saransk.notifications") private var notifies = true
  @AppStorage("saransk.offline") private var keepsMaps = false
  @AppStorage(SaranskAppearance.key) private var appearance = SaranskAppearance.system
  @EnvironmentObject private var app: SaranskModel

  var body: some View {
    Form {
      Section {
        Toggle("События города", isOn: $notifies).tint(AppColors.chip)
        Toggle("Карта без сети", isOn: $keepsMaps).tint(AppColors.chip)
      } footer: {
        Text("Карта центра города займёт около 1 МБ.")
      }
      Section("Оформление") {
        Picker("Тема", selection: $appearance) {
          Text("Как в системе").tag(SaranskAppearance.system)
          Text("Светлая").tag(SaranskAppearance.light)
          Text("Тёмная").tag(SaranskAppearance.dark)
        }
      }
      Section {
        LabeledContent("Геопозиция") {
          Text(app.location == nil ? "Нет доступа" : "Разрешена")
        }
      } footer: {
        if app.location == nil {
          Text("Разрешите доступ в настройках, чтобы видеть себя на карте и расстояние до мест.")
        }
      }
      Section {
        LabeledContent("Версия") { Text(verbatim: "1.0") }
        LabeledContent("Карта") { Text(verbatim: "© OpenStreetMap, ODbL") }
      } header: {
        Text("О приложении")
      } footer: {
        Text(
          "Факты и адреса — по открытым источникам; где те расходятся, сказано приблизительно. Оценки, отзывы, часы работы, цены и участники — примеры."
        )
      }
    }
    // As wide as the profile's column: on a tablet a row's value would stand far from its name.
    .readableWidth(760)
    .frame(maxWidth: .infinity)
    .background(AppColors.background.ignoresSafeArea())
    .navigationTitle("Настройки")
    .navigationBarTitleDisplayMode(.inline)
  }
}
