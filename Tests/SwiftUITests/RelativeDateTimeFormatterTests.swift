import Foundation
import SwiftUI
import Testing

/// Distances between dates in words.
struct RelativeDateTimeFormatterTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func formatter(_ language: String = "en_US") -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: language)
    return formatter
  }

  @Test(arguments: [
    (RelativeDateTimeFormatter.UnitsStyle.full, "2 months ago"),
    (.spellOut, "two months ago"), (.short, "2 mo. ago"), (.abbreviated, "2mo ago"),
  ]) func unitsHaveWidths(style: RelativeDateTimeFormatter.UnitsStyle, words: String) {
    let formatter = formatter()
    formatter.unitsStyle = style
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == words)
  }

  @Test func distancesHaveNames() {
    let formatter = formatter()
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "in 0 seconds")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(formatter.localizedString(from: DateComponents(year: 1)) == "next year")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
  }

  @Test func theLargestUnitIsWrittenAndNotRounded() {
    let formatter = formatter()
    #expect(formatter.localizedString(for: now + 7140, relativeTo: now) == "in 1 hour")
    #expect(formatter.localizedString(for: now - 7200, relativeTo: now) == "2 hours ago")
    #expect(formatter.localizedString(for: now - 8 * 86_400, relativeTo: now) == "1 week ago")
    #expect(formatter.localizedString(for: now + 400 * 86_400, relativeTo: now) == "in 1 year")
    #expect(formatter.localizedString(fromTimeInterval: -59) == "59 seconds ago")
    #expect(formatter.localizedString(from: DateComponents(day: 0, hour: 3)) == "in 3 hours")
    #expect(formatter.string(for: Date() + 90.5) == "in 1 minute")
    #expect(formatter.string(for: 1) == nil)
  }

  @Test func distancesAreInTheLanguageOfTheLocale() {
    #expect(formatter("ru_RU").localizedString(fromTimeInterval: -7200) == "2 часа назад")
    #expect(formatter("de_DE").localizedString(fromTimeInterval: 300) == "in 5 Minuten")
    let russian = formatter("ru_RU")
    russian.dateTimeStyle = .named
    #expect(russian.localizedString(from: DateComponents(day: -1)) == "вчера")
  }

  @Test func theLocaleIsTheScreensUntilOneIsSet() {
    let formatter = RelativeDateTimeFormatter()
    let words = ScreenLocale.$current.withValue(Locale(identifier: "ru_RU")) {
      formatter.localizedString(fromTimeInterval: 86_400)
    }
    #expect(words == "через 1 день")
    #expect(formatter.localizedString(fromTimeInterval: 86_400) == "in 1 day")
  }
}
