import DSSettings
import SwiftUI

/// Options of which one is chosen, and of which several are.
struct DesignSelectionScreen: View {
  @State private var unit = Unit.metric
  @State private var layers: Set<Layer> = [.sights, .cafes]

  private enum Unit: String, CaseIterable {
    case metric = "Метры"
    case imperial = "Мили"
    case steps = "Шаги"
  }

  private enum Layer: String, CaseIterable {
    case sights = "Места"
    case cafes = "Кафе"
    case buses = "Остановки"
  }

  var body: some View {
    DSSettingsScreen("Выбор") {
      DSOptionsSection("Единицы", selection: $unit, options: Unit.allCases) { "\($0.rawValue)" }
      DSOptionsSection(
        "На карте", footer: "Можно выбрать несколько слоёв.", selection: $layers,
        options: Layer.allCases
      ) { "\($0.rawValue)" }
    }
  }
}
