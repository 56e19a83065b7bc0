/// Writes a span of time in words, such as “1 hour, 10 minutes”.
struct SpanWriter {
  /// The widths in which spans are written.
  enum Width: Sendable {
    /// Whole words: “2 hours, 5 minutes”.
    case full
    /// Abbreviations: “2 hr, 5 min”.
    case short
    /// Abbreviations close to their numbers: “2hr 5min”.
    case brief
    /// Letters: “2h 5m”.
    case narrow
  }

  let width: Width
  /// A Boolean value that indicates whether numbers are words too.
  var spellsOut = false
  let locale: Locale

  /// Writes the parts of a span, with a sign before the first where the span is negative.
  func write(_ parts: [TimePart]) -> String {
    let isNegative = parts.contains { $0.count < 0 }
    let counts = parts.map { TimePart(unit: $0.unit, count: abs($0.count)) }
    return (isNegative ? "-" : "") + writeAmounts(counts)
  }

  private func writeAmounts(_ parts: [TimePart]) -> String {
    let words = parts.map(word)
    if width == .brief { return words.joined(separator: " ") }
    // Together, parts are joined as the language joins units.
    if !spellsOut, parts.allSatisfy({ $0.unit.length != nil }) { return durations(parts) }
    guard let last = words.last, words.count > 1 else { return words.joined() }
    let separators = separators(between: words.count)
    return words.dropLast().joined(separator: separators.middle) + separators.last + last
  }

  private func word(_ part: TimePart) -> String {
    let number = number(part.count)
    guard part.unit.length != nil else {
      return condensed(SpanWords.write(part, wordWidth, number, locale))
    }
    let text = durations([part])
    guard spellsOut else { return condensed(text) }
    return text.replacingOccurrences(of: part.count.formatted(.number.locale(locale)), with: number)
  }

  private func condensed(_ text: String) -> String {
    width == .brief ? text.filter { !$0.isWhitespace } : text
  }

  private func number(_ count: Int) -> String {
    guard spellsOut else { return count.formatted(.number.locale(locale)) }
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
  }

  private var wordWidth: SpanWords.Width {
    switch width {
    case .full: .full
    case .short, .brief: .short
    case .narrow: .narrow
    }
  }

  /// Writes parts of up to a week, by ICU's tables of each language.
  private func durations(_ parts: [TimePart]) -> String {
    let seconds = parts.reduce(0) { $0 + $1.count * ($1.unit.length ?? 0) }
    let units = Set(parts.compactMap(\.unit.durationUnit))
    return Duration.seconds(seconds).formatted(
      .units(allowed: units, width: unitWidth, zeroValueUnits: .show(length: 1)).locale(locale))
  }

  private var unitWidth: Duration.UnitsFormatStyle.UnitWidth {
    switch width {
    case .full: .wide
    case .short, .brief: .abbreviated
    case .narrow: .narrow
    }
  }

  /// Returns what stands between units in the language, the last two and those before: as between
  /// an hour, a minute and a second.
  private func separators(between count: Int) -> (middle: String, last: String) {
    let units: [TimeUnit] = count > 2 ? [.hour, .minute, .second] : [.hour, .minute]
    let parts = units.map { TimePart(unit: $0, count: 1) }
    var rest = Substring(durations(parts))
    var separators: [String] = []
    for word in parts.map({ durations([$0]) }) {
      guard let range = rest.range(of: word) else { return (" ", " ") }
      separators.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return (separators[1], separators[separators.count - 1])
  }
}

extension TimeUnit {
  /// The length of the unit, in seconds; nil of months and years, which differ.
  var length: Int? {
    switch self {
    case .year, .month: nil
    case .week: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }

  /// The unit of Foundation's durations.
  var durationUnit: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .year, .month: nil
    case .week: .weeks
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    }
  }
}
