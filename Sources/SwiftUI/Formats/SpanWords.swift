/// Words of years and months, which Foundation's durations lack: they have weeks at the most.
///
/// A form a category of number, as CLDR has them.
enum SpanWords {
  /// The widths of a word.
  enum Width: Sendable { case full, short, narrow }

  /// Writes a number of years or of months; in English where the table lacks the language.
  static func write(_ part: TimePart, _ width: Width, _ number: String, _ locale: Locale) -> String
  {
    let known = locale.language.languageCode?.identifier ?? "en"
    let language = forms[known] == nil ? "en" : known
    let words = forms[language]?[part.unit]?[width] ?? [:]
    let category = PluralCategory(part.count, language: language)
    return (words[category] ?? words[.other] ?? "%").replacingOccurrences(of: "%", with: number)
  }

  private typealias Forms = [TimeUnit: [Width: [PluralCategory: String]]]

  private static let forms: [String: Forms] = [
    "en": [
      .year: [
        .full: [.one: "% year", .other: "% years"], .short: [.one: "% yr", .other: "% yrs"],
        .narrow: [.other: "%y"],
      ],
      .month: [
        .full: [.one: "% month", .other: "% months"], .short: [.one: "% mth", .other: "% mths"],
        .narrow: [.other: "%mo"],
      ],
    ],
    "ru": [
      .year: [
        .full: [.one: "% год", .few: "% года", .many: "% лет", .other: "% года"],
        .short: [.many: "% л.", .other: "% г."], .narrow: [.many: "% л.", .other: "% г."],
      ],
      .month: [
        .full: [.one: "% месяц", .few: "% месяца", .many: "% месяцев", .other: "% месяца"],
        .short: [.other: "% мес."], .narrow: [.other: "% мес."],
      ],
    ],
    "de": [
      .year: [
        .full: [.one: "% Jahr", .other: "% Jahre"], .short: [.other: "% J"],
        .narrow: [.other: "% J"],
      ],
      .month: [
        .full: [.one: "% Monat", .other: "% Monate"], .short: [.other: "% Mon."],
        .narrow: [.other: "% M"],
      ],
    ],
    "fr": [
      .year: [
        .full: [.one: "% an", .other: "% ans"], .short: [.one: "% an", .other: "% ans"],
        .narrow: [.other: "%a"],
      ],
      .month: [
        .full: [.other: "% mois"], .short: [.other: "% m."], .narrow: [.other: "%m."],
      ],
    ],
    "es": [
      .year: [
        .full: [.one: "% año", .other: "% años"], .short: [.other: "% a"],
        .narrow: [.other: "%a"],
      ],
      .month: [
        .full: [.one: "% mes", .other: "% meses"], .short: [.other: "% m"],
        .narrow: [.other: "%m"],
      ],
    ],
    "ar": [
      .year: same([
        .one: "سنة", .two: "سنتان", .few: "% سنوات", .many: "% سنة", .other: "% سنة",
      ]),
      .month: same([
        .one: "شهر", .two: "شهران", .few: "% أشهر", .many: "% شهرًا", .other: "% شهر",
      ]),
    ],
    "he": [
      .year: same([.one: "שנה", .two: "שנתיים", .other: "% שנים"]),
      .month: same([.one: "חודש", .two: "חודשיים", .other: "% חודשים"]),
    ],
  ]

  /// The same words in each width.
  private static func same(
    _ words: [PluralCategory: String]
  ) -> [Width: [PluralCategory: String]] { [.full: words, .short: words, .narrow: words] }
}
