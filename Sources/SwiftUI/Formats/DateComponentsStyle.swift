extension Date.ComponentsFormatStyle {
  /// A style of the units between two dates.
  public struct Style: Codable, Hashable, Sendable {
    enum Kind: Codable, Hashable, Sendable {
      case wide, spellOut, abbreviated, condensedAbbreviated, narrow, timeDuration
    }

    let kind: Kind

    /// Whole words: “2 hours, 5 minutes”.
    public static let wide = Style(kind: .wide)
    /// Whole words, numbers among them: “two hours, five minutes”.
    public static let spellOut = Style(kind: .spellOut)
    /// Abbreviations: “2 hr, 5 min”.
    public static let abbreviated = Style(kind: .abbreviated)
    /// Abbreviations close to their numbers: “2hr 5min”.
    public static let condensedAbbreviated = Style(kind: .condensedAbbreviated)
    /// Letters: “2h 5m”.
    public static let narrow = Style(kind: .narrow)
    /// Numbers in places: “2:05:00”.
    public static let timeDuration = Style(kind: .timeDuration)
  }
}

/// A format of the units between two dates, such as “2 hours, 5 minutes”.
///
/// Foundation on Linux declares the fields of its own style, and no way to write them.
public struct DateComponentsStyle: FormatStyle {
  /// The style of units.
  public var style: Date.ComponentsFormatStyle.Style
  /// The units that may be written; nil for all.
  public var fields: Set<Date.ComponentsFormatStyle.Field>?
  /// The locale of words; nil for the screen's.
  public var locale: Locale?
  /// The calendar by which units are counted; nil for the screen's.
  public var calendar: Calendar?

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - style: The style of units.
  ///   - locale: The locale of words; nil for the screen's.
  ///   - calendar: The calendar by which units are counted; nil for the screen's.
  ///   - fields: The units that may be written; nil for all.
  public init(
    style: Date.ComponentsFormatStyle.Style, locale: Locale? = nil, calendar: Calendar? = nil,
    fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) { (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields) }

  /// Writes the units between the ends of a range.
  public func format(_ value: Range<Date>) -> String {
    let units = TimeUnit.allCases.filter { fields?.contains($0.field) ?? true }
    let parts = (calendar ?? .ofScreen)
      .parts(units, from: value.lowerBound, to: value.upperBound)
    guard let last = parts.last else { return "" }
    let locale = locale ?? ScreenLocale.current
    guard style.kind != .timeDuration else {
      let shown = Array(parts.drop { $0.count == 0 && $0.unit != last.unit })
      return ClockTime(pads: false, locale: locale).write(shown)
    }
    let shown = parts.filter { $0.count != 0 }
    return SpanWriter(width: width, spellsOut: style.kind == .spellOut, locale: locale)
      .write(shown.isEmpty ? [last] : shown)
  }

  /// Returns the format in a locale.
  public func locale(_ locale: Locale) -> DateComponentsStyle {
    var copy = self
    copy.locale = locale
    return copy
  }

  private var width: SpanWriter.Width {
    switch style.kind {
    case .wide, .spellOut, .timeDuration: .full
    case .abbreviated: .short
    case .condensedAbbreviated: .brief
    case .narrow: .narrow
    }
  }
}

extension FormatStyle where Self == DateComponentsStyle {
  /// The format of the units between two dates in whole words.
  public static var components: Self { DateComponentsStyle(style: .wide) }

  /// Returns a format of the units between two dates.
  ///
  ///     (start..<end).formatted(.components(style: .narrow, fields: [.hour, .minute]))  // 2h 5m
  ///
  /// - Parameters:
  ///   - style: The style of units.
  ///   - fields: The units that may be written; nil for all.
  /// - Returns: The format.
  public static func components(
    style: Date.ComponentsFormatStyle.Style,
    fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self { DateComponentsStyle(style: style, fields: fields) }
}
