import DSSettings
import SwiftUI

/// Controls that set a value, and the same ones disabled.
struct DesignValuesScreen: View {
  @State private var notifies = true
  @State private var savesTraffic = false
  @State private var count = 3
  @State private var detail = 60
  @State private var unit = Unit.metric
  @Environment(\.dsTheme) private var theme

  private enum Unit: String, CaseIterable {
    case metric = "Метры"
    case imperial = "Мили"
    case steps = "Шаги"
  }

  var body: some View {
    DSSettingsScreen("Значения") {
      DSFormSection("Доступны") { rows }
      DSFormSection("Недоступны") { rows }.disabled(true)
    }
  }

  @ViewBuilder private var rows: some View {
    DSToggleRow("Уведомления", isOn: $notifies)
    DSToggleRow("Экономить трафик", isOn: $savesTraffic)
    DSStepper("Мест на\u{A0}карте", value: $count, in: 1...9)
      .padding(.horizontal, theme.spacing.lg)
      // A title above its number stands off the edge, as one beside it does by itself.
      .padding(.vertical, theme.capabilities.supportsSideBySideRows ? 0 : theme.spacing.sm)
    DSSliderRow("Подробность карты", percent: $detail)
    DSPickerRow("Единицы", selection: $unit, options: Unit.allCases) { "\($0.rawValue)" }
  }
}
