import DSSettings
import SwiftUI

/// The parts of an app's settings in the sidebar of a Mac's window, and the chosen one beside it.
struct DesignSidebarScreen: View {
  @State private var part: Part? = .general

  private enum Part: String, CaseIterable {
    case general = "Основные"
    case map = "Карта"
    case notifications = "Уведомления"
    case privacy = "Приватность"
    case about = "О приложении"

    var symbol: String {
      switch self {
      case .general: "gearshape"
      case .map: "map"
      case .notifications: "bell"
      case .privacy: "hand.raised"
      case .about: "info.circle"
      }
    }
  }

  var body: some View {
    NavigationSplitView {
      List(selection: $part) {
        Section("Приложение") { rows([.general, .map, .notifications]) }
        Section("Ещё") { rows([.privacy, .about]) }
      }
    } detail: {
      DSSettingsPage("\((part ?? .general).rawValue)") {
        DSFormSection("Поведение", footer: "Карты хранятся на этом компьютере.") {
          DSToggleRow("Открывать при входе", isOn: .constant(true))
          DSToggleRow("Хранить карты без сети", isOn: .constant(true))
          DSPickerRow("Единицы", selection: .constant(0), options: [0]) { _ in "Метры" }
        }
        DSFormSection("О карте") {
          DSInfoRow("Версия", value: "2026.11")
          DSActionRow("Проверить обновления") {}
        }
      }
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Обновить карты", systemImage: "arrow.clockwise") {}
          Button("Справка", systemImage: "questionmark.circle") {}
        }
      }
    }
  }

  private func rows(_ parts: [Part]) -> some View {
    ForEach(parts, id: \.self) { Label($0.rawValue, systemImage: $0.symbol).tag($0) }
  }
}
