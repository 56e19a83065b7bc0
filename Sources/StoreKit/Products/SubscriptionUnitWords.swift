import ViewTree

extension Product.SubscriptionPeriod.Unit {
  /// The name of the unit, in the screen's language, or in English where no word of it is known.
  public var localizedDescription: String { name(in: ScreenLocale.current).capitalized }

  /// Writes the unit in a format, such as `month`.
  ///
  /// - Parameter format: The format, which is a product's as a rule.
  /// - Returns: The name of the unit.
  public func formatted(_ format: FormatStyle) -> String { format.format(self) }

  /// A format of units.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The locale in whose language units are written; the current one is the screen's.
    public var locale: Locale

    /// Creates a format for a locale.
    init(locale: Locale) { self.locale = locale }

    /// Returns the name of a unit.
    ///
    /// - Parameter value: The unit.
    /// - Returns: The name, or that in English where no word of the language is known.
    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String {
      let isOfHost = locale == .autoupdatingCurrent || locale == .current
      return value.name(in: isOfHost ? ScreenLocale.current : locale)
    }

    /// Returns the format in another locale.
    ///
    /// - Parameter locale: The locale.
    /// - Returns: The format.
    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(locale: locale) }
  }

  private func name(in locale: Locale) -> String {
    let names = Self.names[locale.language.languageCode?.identifier ?? "en"] ?? Self.english
    return switch self {
    case .day: names[0]
    case .week: names[1]
    case .month: names[2]
    case .year: names[3]
    }
  }

  private static let english = ["day", "week", "month", "year"]
  private static let names = [
    "ru": ["день", "неделя", "месяц", "год"], "de": ["Tag", "Woche", "Monat", "Jahr"],
    "fr": ["jour", "semaine", "mois", "année"], "es": ["día", "semana", "mes", "año"],
    "ar": ["يوم", "أسبوع", "شهر", "سنة"], "he": ["יום", "שבוע", "חודש", "שנה"],
  ]
}
