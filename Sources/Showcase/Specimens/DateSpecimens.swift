import SwiftUI

extension SpecimenFamily {
  /// Pickers of dates and times.
  static let dates = SpecimenFamily(
    "dates", title: "Выбор дат",
    pages: [5, 1, 1],
    parts: [
      Specimen("DatePicker, .compact") { DatePicker("Начало", selection: .constant(moment)) },
      Specimen("DatePicker, .date") {
        DatePicker("Дата", selection: .constant(moment), displayedComponents: .date)
      },
      Specimen("DatePicker, .hourAndMinute") {
        DatePicker("Время", selection: .constant(moment), displayedComponents: .hourAndMinute)
      },
      Specimen("DatePicker, disabled") {
        DatePicker("Дата", selection: .constant(moment), displayedComponents: .date)
          .disabled(true)
      },
      Specimen("DatePicker, .graphical") {
        DatePicker("Дата", selection: .constant(moment), displayedComponents: .date)
          .datePickerStyle(.graphical)
      },
      Specimen("DatePicker, .graphical, in range, with time") {
        DatePicker(
          "Дата", selection: .constant(moment),
          in: moment.addingTimeInterval(-5 * 86_400)...moment.addingTimeInterval(9 * 86_400)
        )
        .datePickerStyle(.graphical)
      },
      Specimen("DatePicker, .wheel") {
        DatePicker("Дата", selection: .constant(moment), displayedComponents: .date)
          .datePickerStyle(.wheel).labelsHidden()
      },
    ])
}
