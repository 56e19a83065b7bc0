import SwiftUI

extension SpecimenFamily {
  /// Pickers of values and colours.
  static let pickers = SpecimenFamily(
    "pickers", title: "Выбор значений",
    pages: [8, 2, 1],
    parts: [
      Specimen("Picker, .menu") { plan.pickerStyle(.menu) },
      Specimen("Picker, .menu, disabled") { plan.pickerStyle(.menu).disabled(true) },
      Specimen("Picker, .menu, icons") {
        Picker("Вид", selection: .constant(1)) {
          Label("Список", systemImage: "list.bullet").tag(1)
          Label("Сетка", systemImage: "square.grid.2x2").tag(2)
        }
      },
      Specimen("Picker, .segmented") { plan.pickerStyle(.segmented) },
      Specimen("Picker, .segmented, disabled") { plan.pickerStyle(.segmented).disabled(true) },
      Specimen("Picker, .segmented, icons") {
        Picker("Вид", selection: .constant(2)) {
          Image(systemName: "list.bullet").tag(1)
          Image(systemName: "square.grid.2x2").tag(2)
          Image(systemName: "map").tag(3)
        }
        .pickerStyle(.segmented)
      },
      Specimen("Picker, .segmented, nothing selected") {
        Picker("Вид", selection: .constant(0)) {
          Text("Один").tag(1)
          Text("Два").tag(2)
        }
        .pickerStyle(.segmented)
      },
      Specimen("Picker, .palette") {
        Picker("Цвет", selection: .constant(2)) {
          Image(systemName: "circle.fill").tag(1)
          Image(systemName: "star.fill").tag(2)
          Image(systemName: "heart.fill").tag(3)
        }
        .pickerStyle(.palette)
      },
      Specimen("Picker, .inline") { plan.pickerStyle(.inline) },
      Specimen("Picker, .wheel") { plan.pickerStyle(.wheel) },
      Specimen("ColorPicker") {
        VStack(spacing: 8) {
          ColorPicker("Цвет метки", selection: .constant(.orange))
          ColorPicker("Прозрачный", selection: .constant(.blue.opacity(0.4)))
          ColorPicker("Недоступный", selection: .constant(.green)).disabled(true)
        }
      },
    ])

  @MainActor private static var plan: some View {
    Picker("Период", selection: .constant(2)) {
      Text("День").tag(1)
      Text("Неделя").tag(2)
      Text("Месяц").tag(3)
    }
  }
}
