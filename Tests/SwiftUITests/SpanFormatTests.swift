import Foundation
import SwiftUI
import Testing

/// Formats of spans and ranges of time, in the screen's locale.
struct SpanFormatTests {
  private let range =
    Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 2 * 3600 + 300)

  private func inRussian<Value>(_ body: () -> Value) -> Value {
    ScreenLocale.$current.withValue(Locale(identifier: "ru_RU"), operation: body)
  }

  @Test(arguments: [
    (Date.ComponentsFormatStyle.Style.wide, "2 hours, 5 minutes"), (.abbreviated, "2 hr, 5 min"),
    (.condensedAbbreviated, "2hr 5min"), (.narrow, "2h 5m"),
    (.spellOut, "two hours, five minutes"), (.timeDuration, "2:05:00"),
  ]) func componentsHaveStyles(style: Date.ComponentsFormatStyle.Style, text: String) {
    #expect(range.formatted(.components(style: style)) == text)
  }

  @Test func componentsAreOfTheFields() {
    #expect(range.formatted(.components(style: .narrow, fields: [.minute])) == "125m")
    #expect(range.formatted(.components(style: .narrow, fields: [.day])) == "0d")
    let german = DateComponentsStyle(style: .wide, locale: Locale(identifier: "de_DE"))
    #expect(range.formatted(german) == "2 Stunden und 5 Minuten")
  }

  @Test func formatsFollowTheScreen() {
    #expect(inRussian { range.formatted(.components(style: .wide)) } == "2 часа 5 минут")
    let duration = Duration.seconds(65)
    #expect(duration.formatted(.units(width: .wide)) == "1 minute, 5 seconds")
    #expect(inRussian { duration.formatted(.units(width: .wide)) } == "1 минута 5 секунд")
    #expect(duration.formatted(.time(pattern: .minuteSecond)) == "1:05")
    let past = Date() - 7200
    #expect(past.formatted(.relative(presentation: .numeric)) == "2 hours ago")
    #expect(inRussian { past.formatted(.relative(presentation: .numeric)) } == "2 часа назад")
    // The control: a format with a locale of its own keeps it.
    let german = Duration.UnitsFormatStyle(allowedUnits: [.minutes], width: .wide)
      .locale(Locale(identifier: "de_DE"))
    #expect(inRussian { duration.formatted(german) } == "1 Minute")
  }
}
