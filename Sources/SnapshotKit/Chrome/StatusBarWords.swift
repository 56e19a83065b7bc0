import Foundation

/// The words of a tablet's status bar in a locale.
struct StatusBarWords {
  /// The day of the first iPhone's presentation, in 2024, as samples tell: 9 January.
  private static let day = Date(timeIntervalSince1970: 1_704_801_600)

  let locale: Locale

  /// The day, such as “Tue Jan 9”: the locale's own order, without commas, as iPadOS writes it.
  var day: String {
    let formatter = DateFormatter()
    (formatter.locale, formatter.timeZone) = (locale, .gmt)
    formatter.setLocalizedDateFormatFromTemplate("EEEdMMM")
    let words = Self.plain(formatter.string(from: Self.day)).filter { $0 != "," && $0 != "،" }
    return words.prefix(1).uppercased(with: locale) + words.dropFirst()
  }

  /// The charge of the battery: all.
  var charge: String { Self.plain(1.0.formatted(.percent.locale(locale))) }

  /// A line of its own has no use for spaces that keep a line together.
  private static func plain(_ words: String) -> String {
    String(words.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
  }
}
