/// Words of years and months, which Foundation's durations lack: they have weeks at the most.
enum SpanWords {
  /// The widths of a word.
  enum Width: Sendable { case full, short, narrow }

  /// Writes a number of years or of months; in English where the system's words lack the language.
  static func write(_ part: TimePart, _ width: Width, _ number: String, _ locale: Locale) -> String
  {
    let known = locale.language.languageCode?.identifier ?? "en"
    let language = SystemString.languages.contains(known) ? known : "en"
    let forms = forms(of: word(for: part.unit, width).text(in: language))
    let category = PluralCategory(part.count, language: language)
    return (forms[category] ?? forms[.other] ?? "%").replacingOccurrences(of: "%", with: number)
  }

  private static func word(for unit: TimeUnit, _ width: Width) -> SystemString {
    switch width {
    case .full: unit == .year ? .years : .months
    case .short: unit == .year ? .yearsShort : .monthsShort
    case .narrow: unit == .year ? .yearsNarrow : .monthsNarrow
    }
  }

  /// Reads `one=% year|other=% years`.
  private static func forms(of text: String) -> [PluralCategory: String] {
    text.split(separator: "|").reduce(into: [:]) { forms, form in
      let parts = form.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let category = PluralCategory(rawValue: String(parts[0])) else {
        return
      }
      forms[category] = String(parts[1])
    }
  }
}
