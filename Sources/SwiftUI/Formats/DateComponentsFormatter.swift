/// A formatter of spans of time, such as “1 hour, 10 minutes” or “1:10:00”.
///
/// Foundation's is unavailable on Linux. It writes in the screen's locale, or in that of a calendar
/// that it is given; what is left over of the smallest unit is not rounded.
///
///     let formatter = DateComponentsFormatter()
///     formatter.allowedUnits = [.hour, .minute]
///     formatter.unitsStyle = .abbreviated
///     formatter.string(from: 4200)  // 1h 10m
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// A style of units.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers in places: “1:10:00”.
    case positional
    /// Letters: “1h 10m”.
    case abbreviated
    /// Abbreviations: “1 hr, 10 min”.
    case short
    /// Whole words: “1 hour, 10 minutes”.
    case full
    /// Whole words, numbers among them: “one hour, ten minutes”.
    case spellOut
    /// Abbreviations close to their numbers: “1hr 10min”.
    case brief
  }

  /// A set of rules for units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the rules.
    public let rawValue: UInt

    /// Creates rules from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The usual rules: in places, zeros before the first number are left out; else all are.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Zeros before the first number are left out: “10m 0s”.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Zeros between numbers are left out: “1h 10s”.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Zeros after the last number are left out: “1h”.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All zeros are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Numbers in places have two digits: “01:00:10”.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The style of units.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be written; an empty set stands for those of the components, or for all
  /// from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The rules for units of which there are none.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The number of units that are written at the most, from the first that is not zero; 0 for any
  /// number.
  open var maximumUnitCount = 0
  /// A Boolean value that indicates whether the span is called approximate: “About 5 minutes”.
  open var includesApproximationPhrase = false
  /// A Boolean value that indicates whether the span is what remains: “5 minutes remaining”.
  open var includesTimeRemainingPhrase = false
  /// A Boolean value that is accepted: units are whole.
  open var allowsFractionalUnits = false
  /// A Boolean value that is accepted: the largest unit is written as it is.
  open var collapsesLargestUnit = false
  /// The place of the text, which is accepted: words are as in the middle of a sentence.
  open var formattingContext = Formatter.Context.unknown
  /// The date from which components are counted, since months differ in length; nil for a day that
  /// is the same at all times.
  open var referenceDate: Date?
  private var ownCalendar: Calendar?

  /// The calendar by which units are counted, and whose locale words are of: the screen's until one
  /// is set.
  open var calendar: Calendar? {
    get { ownCalendar ?? .ofScreen }
    set { ownCalendar = newValue }
  }

  /// Creates a formatter in the screen's locale.
  public override init() { super.init() }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes a number of seconds.
  ///
  /// - Parameter ti: The span, in seconds.
  /// - Returns: The span as text, or nil if it is no number.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? .startOfSpans
    return string(from: start, to: start + ti)
  }

  /// Writes the span between two dates.
  ///
  /// - Parameters:
  ///   - startDate: The beginning.
  ///   - endDate: The end; before the beginning the span is negative.
  /// - Returns: The span as text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    write(counting.parts(units ?? TimeUnit.allCases, from: startDate, to: endDate))
  }

  /// Writes the span that components tell.
  ///
  /// - Parameter components: The components, which become those of the allowed units.
  /// - Returns: The span as text.
  open func string(from components: DateComponents) -> String? {
    guard let units else {
      return write(
        TimeUnit.allCases.compactMap { unit in
          unit.value(in: components).map { TimePart(unit: unit, count: $0) }
        })
    }
    let calendar = components.calendar ?? counting
    let start = referenceDate ?? .startOfSpans
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return write(calendar.parts(units, from: start, to: end))
  }

  /// Writes the span of components; nil for anything else.
  open override func string(for object: Any?) -> String? {
    switch object {
    case let components as DateComponents: string(from: components)
    case let components as NSDateComponents: string(from: components as DateComponents)
    default: nil
    }
  }

  /// Writes the span of components in a style.
  ///
  ///     DateComponentsFormatter.localizedString(
  ///       from: DateComponents(hour: 1, minute: 10), unitsStyle: .full)  // 1 hour, 10 minutes
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}

extension DateComponentsFormatter {
  private var counting: Calendar { calendar ?? .ofScreen }

  private var units: [TimeUnit]? {
    let units = TimeUnit.units(of: allowedUnits)
    return units.isEmpty ? nil : units
  }

  private var locale: Locale { ownCalendar?.locale ?? ScreenLocale.current }

  private func write(_ all: [TimePart]) -> String? {
    let parts = shown(all)
    guard !parts.isEmpty else { return nil }
    return phrase(text(parts))
  }

  private func text(_ parts: [TimePart]) -> String {
    guard unitsStyle != .positional else {
      return ClockTime(pads: zeroFormattingBehavior.contains(.pad), locale: locale).write(parts)
    }
    return SpanWriter(width: width, spellsOut: unitsStyle == .spellOut, locale: locale)
      .write(parts)
  }

  private var width: SpanWriter.Width {
    switch unitsStyle {
    case .positional, .abbreviated: .narrow
    case .short: .short
    case .full, .spellOut: .full
    case .brief: .brief
    }
  }

  private func phrase(_ text: String) -> String {
    let word: SystemString
    switch (includesApproximationPhrase, includesTimeRemainingPhrase) {
    case (true, true): word = .aboutRemaining
    case (true, false): word = .about
    case (false, true): word = .remaining
    case (false, false): return text
    }
    return word.text(locale).replacingOccurrences(of: "%@", with: text)
  }

  /// The parts that are written: no more than allowed, without the zeros that rules leave out.
  private func shown(_ all: [TimePart]) -> [TimePart] {
    guard let last = all.last else { return [] }
    var parts = all
    if maximumUnitCount > 0 {
      let first = parts.firstIndex { $0.count != 0 } ?? parts.count - 1
      parts = Array(parts.prefix(first + maximumUnitCount))
    }
    parts = withoutZeros(parts)
    return parts.isEmpty ? [TimePart(unit: last.unit, count: 0)] : parts
  }

  private func withoutZeros(_ all: [TimePart]) -> [TimePart] {
    let rules = rules
    var parts = all[...]
    if rules.contains(.dropLeading) { parts = parts.drop { $0.count == 0 } }
    if rules.contains(.dropTrailing) {
      while let last = parts.last, last.count == 0 { parts.removeLast() }
    }
    guard rules.contains(.dropMiddle), let first = parts.first, let last = parts.last else {
      return Array(parts)
    }
    return parts.filter { $0.count != 0 || $0.unit == first.unit || $0.unit == last.unit }
  }

  private var rules: ZeroFormattingBehavior {
    guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
    return zeroFormattingBehavior.union(unitsStyle == .positional ? .dropLeading : .dropAll)
  }
}
