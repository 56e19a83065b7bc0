import Foundation

/// A day of the Gregorian calendar, written `yyyy-MM-dd` in JSON.
struct CalendarDay: Sendable, Hashable, Comparable {
  /// The day's first moment in GMT, in which the app reckons so that a day is one everywhere.
  let date: Date

  /// Reads a day; nil for what is none.
  init?(_ text: String) {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    let components = DateComponents(year: parts[0], month: parts[1], day: parts[2])
    guard components.isValidDate(in: Self.calendar), let date = Self.calendar.date(from: components)
    else { return nil }
    self.date = date
  }

  private init(date: Date) { self.date = date }

  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  static func < (lhs: CalendarDay, rhs: CalendarDay) -> Bool { lhs.date < rhs.date }

  /// The day so many days later.
  func advanced(by days: Int) -> CalendarDay {
    CalendarDay(date: date.addingTimeInterval(86_400 * Double(days)))
  }

  /// The day in a language's words, such as “20 декабря” or “20 December”.
  func words(in locale: Locale) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: Self.calendar, timeZone: .gmt)
    style = style.day().month(.wide)
    return style.format(date)
  }

  /// A span of days in a language's words, such as “16–22 ноября”.
  static func words(from start: CalendarDay, to end: CalendarDay, in locale: Locale) -> String {
    let style = Date.IntervalFormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
      .day().month(.wide)
    // ICU's Russian has the dash of a pause where a span takes the short one.
    // A line does not end between the two.
    return style.format(start.date..<end.date).replacing("—", with: "–")
      .replacing("–", with: "\u{2060}–\u{2060}")
  }
}

extension CalendarDay: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = CalendarDay(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is no day such as 2026-12-20.")
    }
    self = day
  }

  func encode(to encoder: any Encoder) throws {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    var container = encoder.singleValueContainer()
    try container.encode(style.format(date))
  }
}
