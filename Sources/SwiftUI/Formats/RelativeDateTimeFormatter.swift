/// A formatter of the distance between two dates in its largest unit, such as “2 hours ago”.
///
/// It writes in the screen's locale until it is given one. What is left over of the largest unit is
/// not rounded: an hour and 59 minutes are one hour.
///
///     let formatter = RelativeDateTimeFormatter()
///     formatter.dateTimeStyle = .named
///     formatter.localizedString(from: DateComponents(day: -1))  // yesterday
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// A style of distances for which a language has a name.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers alone: “1 day ago”.
    case numeric
    /// Names where there are any: “yesterday”.
    case named
  }

  /// A style of units and numbers.
  public enum UnitsStyle: Int, Sendable {
    /// Whole words: “2 months ago”.
    case full
    /// Whole words, the number among them: “two months ago”.
    case spellOut
    /// Abbreviations: “2 mo. ago”.
    case short
    /// The shortest abbreviations: “2mo ago”.
    case abbreviated
  }

  /// The style of distances for which a language has a name.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style of units and numbers.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text, by which its first letter is capital or not.
  open var formattingContext = Formatter.Context.unknown
  private var ownLocale: Locale?
  private var ownCalendar: Calendar?

  // As Foundation declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale: the screen's until one is set.
  open var locale: Locale! {
    get { ownLocale ?? ScreenLocale.current }
    set { ownLocale = newValue }
  }

  // As Foundation declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar by which units are counted: the screen's until one is set.
  open var calendar: Calendar! {
    get { ownCalendar ?? .ofScreen }
    set { ownCalendar = newValue }
  }

  /// Creates a formatter in the screen's locale.
  public override init() { super.init() }

  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes the distance that components tell; the largest one that is not zero is written.
  ///
  /// - Parameter dateComponents: The components; negative ones lie in the past.
  /// - Returns: The distance, such as “in 3 weeks”.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let parts = TimeUnit.allCases.compactMap { unit in
      unit.value(in: dateComponents).map { TimePart(unit: unit, count: $0) }
    }
    let zero = parts.last ?? TimePart(unit: .second, count: 0)
    return write(parts.first { $0.count != 0 } ?? zero)
  }

  /// Writes the distance of a number of seconds from now.
  ///
  /// - Parameter timeInterval: The distance, in seconds; a negative one lies in the past.
  /// - Returns: The distance, such as “5 minutes ago”.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    localizedString(for: Date.startOfSpans + timeInterval, relativeTo: .startOfSpans)
  }

  /// Writes the distance of a date from another.
  ///
  ///     RelativeDateTimeFormatter().localizedString(for: note.date, relativeTo: now)
  ///
  /// - Parameters:
  ///   - date: The date that is written.
  ///   - referenceDate: The date that “now” means.
  /// - Returns: The distance, such as “2 hours ago”.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let parts = calendar.parts(TimeUnit.allCases, from: referenceDate, to: date)
    return write(parts.first { $0.count != 0 } ?? TimePart(unit: .second, count: 0))
  }

  /// Writes the distance of a date from the present moment; nil for anything but a date.
  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

extension RelativeDateTimeFormatter {
  /// A calendar in which each day has 24 hours.
  private static let plain = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// Writes one part, by ICU's tables of each language.
  ///
  /// Foundation's style takes two dates: of a whole number of units between them it rounds nothing.
  private func write(_ part: TimePart) -> String {
    let now = Date.startOfSpans
    let date = Self.plain.date(byAdding: part.unit.component, value: part.count, to: now) ?? now
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: [part.unit.field],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width, locale: locale,
      calendar: Self.plain, capitalizationContext: capitalization
    ).format(now)
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
}

extension TimeUnit {
  /// The field of Foundation's styles.
  var field: Date.ComponentsFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
