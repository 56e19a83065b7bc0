import SwiftUI

/// The settings of a trip: a choice in each presentation that a picker has.
struct TripSettingsScreen: View {
  @State private var map = "Схема"
  @State private var unit = "Километры"
  @State private var speed = 15
  @State private var vehicle = "Пешком"
  @State private var voice = "Анна"

  var body: some View {
    NavigationStack {
      Form {
        Section("Карта и единицы") {
          picker("Карта", $map, ["Схема", "Спутник", "Рельеф"]).pickerStyle(.menu)
          picker("Единицы", $unit, ["Километры", "Мили"]).pickerStyle(.segmented)
        }
        Section("Скорость") {
          Picker("Скорость", selection: $speed) {
            ForEach([5, 10, 15, 20, 25], id: \.self) { Text("\($0) \(speedUnit)").tag($0) }
          }
          .pickerStyle(.wheel)
        }
        Section {
          picker("Способ", $vehicle, ["Пешком", "Велосипед", "Автобус"]).pickerStyle(.inline)
        }
        Section("Подсказки") {
          picker("Голос", $voice, ["Анна", "Мария", "Пётр"]).pickerStyle(.navigationLink)
        }
      }
      .navigationTitle("Поездка")
    }
  }

  private var speedUnit: String { unit == "Мили" ? "миль/ч" : "км/ч" }

  private func picker(
    _ title: String, _ value: Binding<String>, _ values: [String]
  ) -> some View {
    Picker(title, selection: value) {
      ForEach(values, id: \.self) { Text($0).tag($0) }
    }
  }
}
