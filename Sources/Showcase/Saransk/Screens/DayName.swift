import SwiftUI

/// A day as one speaks of it: today and yesterday by these words, another by its date, with the
/// year where that is not the present one.
struct DayName: View {
  /// As `2024-08-21`.
  let day: String
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.locale) private var locale

  var body: some View {
    if let day = CalendarDay(day), let today = CalendarDay(app.services.moment.day) {
      if day == today {
        Text("Сегодня")
      } else if day == today.advanced(by: -1) {
        Text("Вчера")
      } else {
        Text(verbatim: day.words(in: locale, seenFrom: today))
      }
    }
  }
}

extension CalendarDay {
  /// Returns the day in a language's words, such as “20 декабря” in the year of another day and
  /// “20 декабря 2023 г.” after it.
  func words(in locale: Locale, seenFrom today: CalendarDay) -> String {
    let calendar = Self.calendar
    if calendar.component(.year, from: date) == calendar.component(.year, from: today.date) {
      return words(in: locale)
    }
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
    return style.day().month(.wide).year().format(date)
  }
}
