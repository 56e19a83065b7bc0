import Foundation
import SwiftUI
import Testing

/// Spans of time in words and on clocks.
struct DateComponentsFormatterTests {
  private typealias Style = DateComponentsFormatter.UnitsStyle

  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle = .positional,
    _ units: NSCalendar.Unit = [.hour, .minute, .second], _ language: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    (formatter.unitsStyle, formatter.allowedUnits) = (style, units)
    return formatter
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.full, "2 hours, 5 minutes"), (.short, "2 hr, 5 min"),
    (.brief, "2hr 5min"), (.abbreviated, "2h 5m"), (.spellOut, "two hours, five minutes"),
    (.positional, "2:05:00"),
  ]) func unitsHaveWidths(style: DateComponentsFormatter.UnitsStyle, text: String) {
    #expect(formatter(style).string(from: 7500) == text)
  }

  @Test func clocksPadTheirNumbers() {
    let clock = formatter(.positional)
    #expect(clock.string(from: 5) == "5")
    #expect(clock.string(from: 65) == "1:05")
    #expect(clock.string(from: -3661) == "-1:01:01")
    clock.zeroFormattingBehavior = .pad
    #expect(clock.string(from: 65) == "00:01:05")
    #expect(formatter(.positional, [.minute, .second]).string(from: 3725) == "62:05")
    let days = formatter(.positional, [.day, .hour, .minute, .second])
    #expect(days.string(from: 3 * 86_400 + 4 * 3600 + 306) == "3d 4:05:06")
  }

  @Test func zerosAreLeftOutByTheRules() {
    let formatter = formatter(.abbreviated, [.day, .hour, .minute, .second])
    #expect(formatter.string(from: 3610) == "1h 10s")
    formatter.zeroFormattingBehavior = .dropLeading
    #expect(formatter.string(from: 600) == "10m 0s")
    formatter.zeroFormattingBehavior = .dropTrailing
    #expect(formatter.string(from: 3600) == "0d 1h")
    formatter.zeroFormattingBehavior = .dropMiddle
    #expect(formatter.string(from: 86_401) == "1d 1s")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 60) == "0d 0h 1m 0s")
    formatter.zeroFormattingBehavior = .dropAll
    #expect(formatter.string(from: 0) == "0s")
  }

  @Test func noMoreUnitsThanAllowedAreWritten() {
    let formatter = formatter(.abbreviated)
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 4230) == "1h 10m")
    #expect(formatter.string(from: 630) == "10m 30s")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 7199) == "1h")
  }

  @Test func phrasesStandAround() {
    let formatter = formatter(.full, [.minute])
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    formatter.includesApproximationPhrase = false
    #expect(formatter.string(from: 300) == "5 minutes remaining")
  }

  @Test func monthsAndYearsAreCounted() {
    let formatter = formatter(.full, [.year, .month, .day])
    let start = Date(timeIntervalSince1970: 1_704_067_200)  // 1 January 2024
    #expect(formatter.string(from: start, to: start + 91 * 86_400) == "3 months")
    #expect(
      formatter.string(from: start, to: start + 398 * 86_400) == "1 year, 1 month, 1 day")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: start, to: start + 398 * 86_400) == "1y 1mo 1d")
    formatter.unitsStyle = .brief
    #expect(formatter.string(from: start, to: start + 91 * 86_400) == "3mths")
  }

  @Test func componentsBecomeTheAllowedUnits() {
    let hours = formatter(.abbreviated, [.hour, .minute])
    #expect(hours.string(from: DateComponents(minute: 90)) == "1h 30m")
    #expect(hours.string(for: DateComponents(hour: 2)) == "2h")
    #expect(hours.string(for: "2 hours") == nil)
    #expect(formatter(.abbreviated, []).string(from: DateComponents(hour: 1, minute: 2)) == "1h 2m")
    #expect(
      DateComponentsFormatter.localizedString(from: DateComponents(day: 2), unitsStyle: .full)
        == "2 days")
  }

  @Test func spansAreInTheLanguageOfTheLocale() {
    #expect(formatter(.full, [.hour, .minute], "ru_RU").string(from: 7500) == "2 часа 5 минут")
    let years = formatter(.full, [.year, .month], "ru_RU")
    #expect(years.string(from: DateComponents(year: 5, month: 3)) == "5 лет 3 месяца")
    let german = formatter(.full, [.year, .month, .day], "de_DE")
    #expect(german.string(from: DateComponents(year: 2, month: 1)) == "2 Jahre und 1 Monat")
    #expect(
      german.string(from: DateComponents(year: 1, month: 2, day: 3))
        == "1 Jahr, 2 Monate und 3 Tage")
    // No words of years in Japanese: English ones.
    #expect(formatter(.full, [.year], "ja_JP").string(from: DateComponents(year: 2)) == "2 years")
  }

  @Test func theLocaleIsTheScreensUntilACalendarIsSet() {
    let formatter = DateComponentsFormatter()
    (formatter.unitsStyle, formatter.allowedUnits) = (.full, [.minute])
    let words = ScreenLocale.$current.withValue(Locale(identifier: "ru_RU")) {
      formatter.string(from: 120)
    }
    #expect(words == "2 минуты")
    #expect(formatter.string(from: 120) == "2 minutes")
  }
}
