import DSSettings
import SwiftUI

/// A person's settings of seeing and moving, and what a theme makes of them, at once.
///
/// They begin as the device has them.
struct DesignAccessibilityScreen: View {
  let theme: DSThemeResolver
  @State private var isDark: Bool?
  @State private var increasesContrast: Bool?
  @State private var reducesMotion: Bool?
  @State private var typeSize: DSTypeSize?
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityReduceMotion) private var stillness
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.locale) private var locale

  var body: some View {
    DSSettingsScreen("Доступность") {
      DSFormSection("Настройки") {
        // A platform that is always dark has no choice.
        if !theme.profile.isAlwaysDark {
          DSToggleRow("Тёмная тема", isOn: binding($isDark, scheme == .dark))
        }
        DSToggleRow("Больше контраста", isOn: binding($increasesContrast, contrast == .increased))
        DSToggleRow("Меньше движения", isOn: binding($reducesMotion, stillness))
        // Nor has one whose text does not grow.
        if theme.profile.typeGrowth > 0 {
          DSPickerRow(
            "Размер текста", selection: binding($typeSize, DSTypeSize(size)), options: sizes,
            name: Self.name)
        }
      }
      AccessibilitySample().dsTheme(sampleTheme)
    }
    .dsTheme(theme)
  }

  /// A binding to what was chosen, or else to what the device has.
  private func binding<Value>(_ chosen: Binding<Value?>, _ usual: Value) -> Binding<Value> {
    Binding(get: { chosen.wrappedValue ?? usual }, set: { chosen.wrappedValue = $0 })
  }

  private var sampleTheme: DSTheme {
    theme.resolve(
      isDark: isDark ?? (scheme == .dark),
      accessibility: DSAccessibilityPolicy(
        increasesContrast: increasesContrast ?? (contrast == .increased),
        reducesMotion: reducesMotion ?? stillness, typeSize: typeSize ?? DSTypeSize(size)),
      language: locale.language.languageCode?.identifier)
  }

  /// Steps that are told apart at a glance, and the device's own.
  private var sizes: [DSTypeSize] {
    Set([.xSmall, .large, .xxxLarge, .accessibility2, .accessibility5, DSTypeSize(size)]).sorted()
  }

  private static func name(_ size: DSTypeSize) -> LocalizedStringKey {
    switch size {
    case .xSmall: "Мелкий"
    case .large: "Обычный"
    case .xxxLarge: "Крупный"
    case .accessibility2: "Очень крупный"
    case .accessibility5: "Самый крупный"
    default: "Как на\u{A0}устройстве"
    }
  }
}

/// Components in the theme around them, on its own ground.
private struct AccessibilitySample: View {
  @Environment(\.dsTheme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: theme.spacing.md) {
      DSNoticeBlock(.warning, "Мало места", message: "Удалите старые карты.")
      DSFormSection("Образец") {
        DSToggleRow("Уведомления", subtitle: "Когда место рядом", isOn: .constant(true))
        DSInfoRow("Появление", value: duration)
      }
      DSButton("Сохранить") {}
    }
    .padding(theme.spacing.md)
    .background(
      theme.colors[.background].color,
      in: RoundedRectangle(cornerRadius: theme.radii.large, style: .continuous)
    )
    .overlay {
      RoundedRectangle(cornerRadius: theme.radii.large, style: .continuous)
        .strokeBorder(theme.colors[.divider], lineWidth: theme.metrics.borderWidth)
    }
  }

  /// The time that something takes to appear.
  private var duration: String {
    let seconds = theme.motion[.appear].duration
    return seconds > 0 ? "\(seconds.formatted()) с" : "без движения"
  }
}
