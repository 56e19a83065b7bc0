import DSSettings
import SwiftUI

/// The form as a page with its title.
struct DesignFormScreen: View {
  var title: LocalizedStringKey = "Регистрация"
  var layout = DSFormRowLayout.auto

  var body: some View {
    NavigationStack {
      AccountForm(layout: layout)
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// A form with a row in each state of validation.
struct AccountForm: View {
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
      DSButton("Создать профиль") {}.dsFillsCompactWidth()
    }
  }
}
