import Foundation
import Testing

@testable import ViewTree

/// Formatters of an app, in the locale of the screen that asks them.
struct ScreenFormatterTests {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func inRussian<Value>(_ body: () -> Value) -> Value {
    ScreenLocale.$current.withValue(Locale(identifier: "ru_RU"), operation: body)
  }

  @Test func datesFollowTheScreen() {
    let formatter = ScreenDateFormatter()
    formatter.dateFormat = "d MMMM"
    #expect(formatter.string(from: date) == "14 November")
    #expect(inRussian { formatter.string(from: date) } == "14 ноября")
    #expect(formatter.string(from: date) == "14 November")
    // The control: Foundation's does not.
    let plain = DateFormatter()
    plain.dateFormat = "d MMMM"
    #expect(inRussian { plain.string(from: date) } == "14 November")
  }

  @Test func templatesAreOrderedAnew() {
    let formatter = ScreenDateFormatter()
    formatter.setLocalizedDateFormatFromTemplate("MMMMd")
    #expect(formatter.string(from: date) == "November 14")
    #expect(inRussian { formatter.string(from: date) } == "14 ноября")
  }

  @Test func aLocaleOfItsOwnStays() {
    let formatter = ScreenDateFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.dateFormat = "d. MMMM EEEE"
    #expect(inRussian { formatter.string(from: date) } == "14. November Dienstag")
    let numbers = ScreenNumberFormatter()
    numbers.locale = Locale(identifier: "de_DE")
    numbers.numberStyle = .decimal
    #expect(inRussian { numbers.string(from: 1234.5) } == "1.234,5")
  }

  @Test func numbersFollowTheScreen() {
    let formatter = ScreenNumberFormatter()
    formatter.numberStyle = .decimal
    #expect(formatter.string(from: 1234.5) == "1,234.5")
    #expect(inRussian { formatter.string(from: 1234.5) } == "1\u{A0}234,5")
    #expect(
      inRussian { ScreenNumberFormatter.localizedString(from: 1.5, number: .decimal) } == "1,5")
    let long = inRussian {
      ScreenDateFormatter.localizedString(from: date, dateStyle: .long, timeStyle: .none)
    }
    // Of which width the spaces are depends on the version of the tables.
    #expect(long.split(whereSeparator: \.isWhitespace) == ["14", "ноября", "2023", "г."])
  }
}
