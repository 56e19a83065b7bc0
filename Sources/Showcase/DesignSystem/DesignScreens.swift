import DSSettings
import DSiOSSupport
import DSmacOSSupport
import DSwatchOSSupport
import SnapshotKit
import SwiftUI

/// The design system's forms and settings on a phone, in a Mac's window and on a watch.
///
/// - Returns: The screens of each platform, in the order of the gallery.
func designScreens() -> [Screen] {
  phoneScreens + macScreens + watchScreens
    + partScreens("", "Дизайн-система", .iOS, on: phone)
    + partScreens("-mac", "Mac", .macOS, on: window)
    + partScreens("-watch", "Watch", .watchOS, on: watch)
}

/// A usual phone, a Mac's window and a usual watch, for pages that look alike on others.
private let phone = DeviceSelection.devices(
  ["iphone-15"], orientations: [.portrait], nativeScaleOnly: true)
private let window = DeviceSelection.devices(["mac-settings"], nativeScaleOnly: true)
private let watch = DeviceSelection.devices(["watch-46"])

/// The pages of tokens, of parts, buttons and values, what is chosen, a person's settings, and a
/// message in passing.
///
/// - Parameters:
///   - suffix: The end of the screens' names.
///   - platform: The beginning of their titles.
///   - theme: The platform's theme.
///   - selection: The devices.
/// - Returns: The screens, in the order of the gallery.
private func partScreens(
  _ suffix: String, _ platform: String, _ theme: DSThemeResolver, on selection: DeviceSelection
) -> [Screen] {
  [
    Screen("design-colors" + suffix, title: platform + ": цвета", on: selection) {
      DesignColorTokens().dsTheme(theme)
    },
    Screen("design-type" + suffix, title: platform + ": шрифты", on: selection) {
      DesignTypeTokens().dsTheme(theme)
    },
    Screen("design-measures" + suffix, title: platform + ": отступы и радиусы", on: selection) {
      DesignMeasureTokens().dsTheme(theme)
    },
    Screen("design-shadows" + suffix, title: platform + ": тени", on: selection) {
      DesignShadowTokens().dsTheme(theme)
    },
    Screen("design-motion" + suffix, title: platform + ": движение", on: selection) {
      DesignMotionTokens().dsTheme(theme)
    },
    Screen("design-parts" + suffix, title: platform + ": части", on: selection) {
      DesignPartsScreen().dsTheme(theme)
    },
    Screen("design-buttons" + suffix, title: platform + ": кнопки", on: selection) {
      DesignButtonsScreen().dsTheme(theme)
    },
    Screen("design-values" + suffix, title: platform + ": значения", on: selection) {
      DesignValuesScreen().dsTheme(theme)
    },
    Screen("design-accessibility" + suffix, title: platform + ": доступность", on: selection) {
      DesignAccessibilityScreen(theme: theme)
    },
    Screen("design-selection" + suffix, title: platform + ": выбор", on: selection) {
      DesignSelectionScreen().dsTheme(theme)
    },
    Screen("design-input" + suffix, title: platform + ": ввод", on: selection) {
      DesignInputScreen(theme: theme)
    },
    Screen("design-toast" + suffix, title: platform + ": сообщение", on: selection) {
      try $0.scroll(to: "Отправить отчёт")
      try $0.tap("Отправить отчёт")
    } content: {
      DesignSettingsScreen().dsTheme(theme)
    },
  ]
}

private let phoneScreens = [
  Screen(
    "design-accessibility-set", title: "Дизайн-система: доступность, настроено", on: phone
  ) {
    for row in ["Тёмная тема", "Больше контраста", "Меньше движения", "Размер текста"] {
      try $0.tap(row)
    }
    try $0.select("Очень крупный")
  } content: {
    DesignAccessibilityScreen(theme: .iOS)
  },
  Screen("design-privacy", title: "Дизайн-система: конфиденциальность", on: designDevices) {
    DesignPrivacyScreen().dsTheme(.iOS)
  },
  Screen("design-about", title: "Дизайн-система: о приложении", on: designDevices) {
    DesignAboutScreen().dsTheme(.iOS)
  },
  Screen("design-form", title: "Дизайн-система: форма", on: designDevices) {
    DesignFormScreen().dsTheme(.iOS)
  }.windows(),
  Screen("design-form-stacked", title: "Дизайн-система: форма столбцом", on: designDevices) {
    DesignFormScreen(layout: .stacked).dsTheme(.iOS)
  },
]

// MARK: A Mac

/// The window of settings; other windows show that the form keeps its width.
private let macWindow = DeviceSelection.devices(["mac-settings"])

private let macScreens = [
  Screen(
    "design-settings-mac", title: "Mac: настройки", on: .families([.mac]),
    variants: [.inactive, .highContrast, .rightToLeft]
  ) { DesignSettingsScreen().dsTheme(.macOS) },
  Screen("design-privacy-mac", title: "Mac: конфиденциальность", on: macWindow) {
    DesignPrivacyScreen().dsTheme(.macOS)
  },
  Screen("design-about-mac", title: "Mac: о приложении", on: macWindow) {
    DesignAboutScreen().dsTheme(.macOS)
  },
  Screen(
    "design-form-mac", title: "Mac: форма, фокус", on: macWindow, variants: [.inactive]
  ) { DesignFormScreen().dsTheme(.macOS) },
  Screen("design-controls-mac", title: "Mac: элементы", on: macWindow, variants: [.inactive]) {
    DesignControlsScreen().dsTheme(.macOS)
  },
  Screen(
    "design-sidebar-mac", title: "Mac: боковая панель",
    on: .devices(["mac-sidebar"]), variants: [.inactive]
  ) { DesignSidebarScreen().dsTheme(.macOS) },
  Screen("design-menu-mac", title: "Mac: меню", on: macWindow) {
    try $0.tap("Оформление")
  } content: {
    DesignSettingsScreen().dsTheme(.macOS)
  },
  Screen("design-popover-mac", title: "Mac: всплывающее окно", on: macWindow) {
    try $0.tap("Оформление")
  } content: {
    DesignSettingsScreen(presentation: .popover).dsTheme(.macOS)
  },
  Screen("design-question-mac", title: "Mac: вопрос", on: macWindow) {
    try $0.scroll(to: "Очистить историю")
    try $0.tap("Очистить историю")
  } content: {
    DesignSettingsScreen().dsTheme(.macOS)
  },
]

// MARK: A watch

/// The smallest watch and a usual one.
private let watches = DeviceSelection.devices(["watch-40", "watch-46"])

// The smallest watch has room for one short word beside the time.
private let watchScreens = [
  Screen("design-settings-watch", title: "Watch: настройки", on: .families([.watch])) {
    DesignSettingsScreen(appearanceTitle: "Вид").dsTheme(.watchOS)
  },
  Screen("design-rows-watch", title: "Watch: строки", on: watches) {
    try $0.scroll(to: "Вид")
  } content: {
    DesignSettingsScreen(appearanceTitle: "Вид").dsTheme(.watchOS)
  },
  Screen("design-steps-watch", title: "Watch: шаги вместо ползунка", on: watches) {
    try $0.scroll(to: "Версия")
  } content: {
    DesignSettingsScreen(appearanceTitle: "Вид").dsTheme(.watchOS)
  },
  Screen("design-options-watch", title: "Watch: варианты на странице", on: watches) {
    try $0.scroll(to: "Вид")
    try $0.tap("Вид")
  } content: {
    DesignSettingsScreen(appearanceTitle: "Вид").dsTheme(.watchOS)
  },
  Screen("design-text-watch", title: "Watch: текст на странице", on: watches) {
    try $0.scroll(to: "Имя")
    try $0.tap("Имя")
  } content: {
    DesignSettingsScreen(appearanceTitle: "Вид").dsTheme(.watchOS)
  },
  Screen("design-question-watch", title: "Watch: вопрос во весь экран", on: watches) {
    try $0.scroll(to: "Очистить историю")
    try $0.tap("Очистить историю")
  } content: {
    DesignSettingsScreen(appearanceTitle: "Вид").dsTheme(.watchOS)
  },
  Screen("design-form-watch", title: "Watch: форма", on: watches) {
    DesignFormScreen(title: "Профиль").dsTheme(.watchOS)
  },
  Screen("design-privacy-watch", title: "Watch: конфиденциальность", on: watches) {
    DesignPrivacyScreen(title: "Данные").dsTheme(.watchOS)
  },
  Screen("design-about-watch", title: "Watch: о приложении", on: watches) {
    DesignAboutScreen(title: "Инфо").dsTheme(.watchOS)
  },
]
