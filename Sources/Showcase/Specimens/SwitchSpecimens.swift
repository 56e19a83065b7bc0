import SwiftUI

extension SpecimenFamily {
  /// Toggles, sliders and steppers.
  static let switches = SpecimenFamily(
    "switches", title: "Переключатели и ползунки",
    pages: [7, 8],
    parts: [
      Specimen("Toggle, on") { Toggle("Уведомления", isOn: .constant(true)) },
      Specimen("Toggle, off") { Toggle("Уведомления", isOn: .constant(false)) },
      Specimen("Toggle, on, disabled") {
        Toggle("Уведомления", isOn: .constant(true)).disabled(true)
      },
      Specimen("Toggle, off, disabled") {
        Toggle("Уведомления", isOn: .constant(false)).disabled(true)
      },
      Specimen("Toggle, Label, tint, two lines") {
        Toggle(isOn: .constant(true)) {
          Label("Авиарежим", systemImage: "airplane")
        }
        .tint(.orange)
        Toggle(isOn: .constant(true)) {
          Text("Точная геопозиция")
          Text("Для маршрутов и погоды")
        }
      },
      Specimen("Toggle, labelsHidden") {
        HStack {
          Toggle("А", isOn: .constant(true))
          Toggle("Б", isOn: .constant(false))
        }
        .labelsHidden()
      },
      Specimen("Toggle, .button: on, off, disabled") {
        SpecimenRow(spacing: 8) {
          Toggle("Вкл", systemImage: "flag.fill", isOn: .constant(true))
          Toggle("Выкл", systemImage: "flag", isOn: .constant(false))
          Toggle("Нельзя", isOn: .constant(true)).disabled(true)
        }
        .toggleStyle(.button)
      },
      Specimen("Slider, 0, 0.4, 1") {
        VStack(spacing: 4) {
          Slider(value: .constant(0.0))
          Slider(value: .constant(0.4))
          Slider(value: .constant(1.0))
        }
      },
      Specimen("Slider, labels, tint") {
        Slider(value: .constant(0.6)) {
          Text("Яркость")
        } minimumValueLabel: {
          Image(systemName: "sun.min")
        } maximumValueLabel: {
          Image(systemName: "sun.max")
        }
        .tint(.orange)
      },
      Specimen("Slider, step") { Slider(value: .constant(40), in: 0...100, step: 20) },
      Specimen("Slider, disabled") { Slider(value: .constant(0.4)).disabled(true) },
      Specimen("Stepper") { Stepper("Порций: 2", value: .constant(2), in: 1...9) },
      Specimen("Stepper, at its least") { Stepper("Порций: 1", value: .constant(1), in: 1...9) },
      Specimen("Stepper, at its most") { Stepper("Порций: 9", value: .constant(9), in: 1...9) },
      Specimen("Stepper, disabled") {
        Stepper("Порций: 2", value: .constant(2), in: 1...9).disabled(true)
      },
    ])
}
