import SwiftUI

extension SpecimenFamily {
  /// Fields of text.
  static let fields = SpecimenFamily(
    "fields", title: "Поля",
    pages: [9, 3],
    parts: [
      Specimen("TextField, empty") { TextField("Имя", text: .constant("")) },
      Specimen("TextField, value") { TextField("Имя", text: .constant("Анна")) },
      Specimen("TextField, prompt") {
        TextField("Почта", text: .constant(""), prompt: Text("name@example.org"))
      },
      Specimen("TextField, disabled") {
        TextField("Имя", text: .constant("Анна")).disabled(true)
      },
      Specimen("TextField, .roundedBorder, empty") {
        TextField("Имя", text: .constant("")).textFieldStyle(.roundedBorder)
      },
      Specimen("TextField, .roundedBorder, value") {
        TextField("Имя", text: .constant("Анна")).textFieldStyle(.roundedBorder)
      },
      Specimen("TextField, .roundedBorder, disabled") {
        TextField("Имя", text: .constant("Анна")).textFieldStyle(.roundedBorder).disabled(true)
      },
      Specimen("TextField, axis: .vertical") {
        TextField(
          "Отзыв", text: .constant("Тихий двор, большой сад и вид на реку до самого леса."),
          axis: .vertical
        )
        .textFieldStyle(.roundedBorder)
      },
      Specimen("TextField, value:format:, trailing") {
        TextField("Сумма", value: .constant(1250.5), format: .number)
          .multilineTextAlignment(.trailing)
          .textFieldStyle(.roundedBorder)
      },
      Specimen("SecureField, empty, value") {
        SecureField("Пароль", text: .constant("")).textFieldStyle(.roundedBorder)
        SecureField("Пароль", text: .constant("секрет")).textFieldStyle(.roundedBorder)
      },
      Specimen("TextEditor") {
        TextEditor(text: .constant("Первая строка\nВторая строка длиннее первой."))
          .frame(height: 80)
          .overlay(RoundedRectangle(cornerRadius: 8).stroke(.quaternary))
      },
      Specimen("TextEditor, own background, disabled") {
        TextEditor(text: .constant("Нельзя править"))
          .scrollContentBackground(.hidden)
          .background(.orange.opacity(0.2))
          .frame(height: 44)
          .disabled(true)
      },
    ])
}
