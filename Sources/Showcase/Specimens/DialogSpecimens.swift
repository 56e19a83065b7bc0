import SwiftUI

extension SpecimenFamily {
  /// Alerts and choices that wait for an answer.
  static let dialogs = SpecimenFamily(
    "dialogs", title: "Вопросы",
    windows: [
      WindowSpecimen("alert, one button") {
        ground.alert("Сохранено", isPresented: .constant(true)) { Button("Хорошо") {} }
      },
      WindowSpecimen("alert, two buttons, message") {
        ground.alert("Удалить место?", isPresented: .constant(true)) {
          Button("Удалить", role: .destructive) {}
          Button("Отмена", role: .cancel) {}
        } message: {
          Text("Его нельзя будет вернуть.")
        }
      },
      WindowSpecimen("alert, three buttons") {
        ground.alert("Изменения не сохранены", isPresented: .constant(true)) {
          Button("Сохранить") {}
          Button("Не сохранять", role: .destructive) {}
          Button("Отмена", role: .cancel) {}
        }
      },
      WindowSpecimen("alert, a field") {
        ground.alert("Новая папка", isPresented: .constant(true)) {
          TextField("Название", text: .constant(""))
          Button("Создать") {}
          Button("Отмена", role: .cancel) {}
        } message: {
          Text("Назовите папку.")
        }
      },
      WindowSpecimen("confirmationDialog") {
        ground.confirmationDialog("Удалить место?", isPresented: .constant(true)) {
          Button("Удалить", role: .destructive) {}
          Button("В архив") {}
        }
      },
      WindowSpecimen("confirmationDialog, title, message") {
        ground.confirmationDialog(
          "Удалить место?", isPresented: .constant(true), titleVisibility: .visible
        ) {
          Button("Удалить", role: .destructive) {}
        } message: {
          Text("Его нельзя будет вернуть.")
        }
      },
    ])
}
