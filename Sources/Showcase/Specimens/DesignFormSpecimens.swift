import DSSettings
import DSiOSSupport
import DSmacOSSupport
import DSwatchOSSupport
import SwiftUI

extension SpecimenFamily {
  /// The same form and the same settings on a phone, a Mac and a watch.
  static let designPlatforms = SpecimenFamily(
    "design-platforms", title: "Дизайн-система: платформы",
    windows: [
      WindowSpecimen("iOS: a form that was checked") { AccountForm().dsTheme(.iOS) },
      WindowSpecimen("iOS: rows stacked") { AccountForm(layout: .stacked).dsTheme(.iOS) },
      WindowSpecimen("iOS: DSPickerRow") {
        try $0.tap("Оформление")
      } content: {
        DesignSettingsScreen().dsTheme(.iOS)
      },
      WindowSpecimen("iOS: DSDestructiveRow") {
        try $0.tap("Очистить историю")
      } content: {
        DesignSettingsScreen().dsTheme(.iOS)
      },
      WindowSpecimen("macOS: two columns, focus ring", in: .desktop) {
        AccountForm().dsTheme(.macOS)
      },
      WindowSpecimen("macOS: DSPickerRow", in: .desktop) {
        try $0.tap("Оформление")
      } content: {
        DesignSettingsScreen().dsTheme(.macOS)
      },
      WindowSpecimen("watchOS: settings", in: .watch) { DesignSettingsScreen().dsTheme(.watchOS) },
      WindowSpecimen("watchOS: rows", in: .watch) {
        try $0.scroll(to: CGPoint(x: 0, y: 290))
      } content: {
        DesignSettingsScreen().dsTheme(.watchOS)
      },
      WindowSpecimen("watchOS: DSPickerRow", in: .watch) {
        try $0.tap("Оформление")
      } content: {
        DesignSettingsScreen().dsTheme(.watchOS)
      },
      WindowSpecimen("watchOS: DSTextFieldRow", in: .watch) {
        try $0.tap("Имя")
      } content: {
        DesignSettingsScreen().dsTheme(.watchOS)
      },
      WindowSpecimen("watchOS: DSDestructiveRow", in: .watch) {
        try $0.tap("Очистить историю")
      } content: {
        DesignSettingsScreen().dsTheme(.watchOS)
      },
      WindowSpecimen("watchOS: a form that was checked", in: .watch) {
        AccountForm().dsTheme(.watchOS)
      },
    ])
}

/// A form with a row in each state of validation.
private struct AccountForm: View {
  @State private var name = "Анна"
  @State private var mail = "anna.example.org"
  @State private var nick = "anna"
  @State private var password = ""
  @State private var about = "Люблю тихие дворы."
  var layout = DSFormRowLayout.auto

  var body: some View {
    DSForm(layout: layout) {
      DSFormSection("Новый профиль", footer: "Никто, кроме вас, этого не увидит.") {
        DSFormRow("Имя", isRequired: true, validation: .success("Имя свободно")) {
          DSTextField("Как вас зовут", text: $name)
        }
        DSFormRow("Почта", isRequired: true, validation: .error("В адресе нет @")) {
          DSTextField("name@example.org", text: $mail)
        }
        DSFormRow("Ник", validation: .warning("Похожий ник уже есть")) {
          DSTextField("Ник", text: $nick).dsShownState(.focused)
        }
        DSFormRow("Пароль", isRequired: true, hint: "Не короче восьми знаков") {
          DSSecureField("Пароль", text: $password)
        }
        DSFormRow("О себе") { DSMultilineField("О себе", text: $about, lines: 2) }
        DSFormRow("Город") { DSTextField("Город", text: .constant("Саранск")) }.disabled(true)
      }
      DSButton("Создать профиль") {}
    }
  }
}
