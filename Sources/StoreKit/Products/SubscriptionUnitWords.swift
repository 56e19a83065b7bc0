import ViewTree

extension Product.SubscriptionPeriod.Unit {
  /// The name of the unit, in the screen's language, or in English where no word of it is known.
  public var localizedDescription: String { title.text(ScreenLocale.current) }

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

  /// Returns the name within a sentence: small, but for German, which writes nouns large.
  private func name(in locale: Locale) -> String {
    let name = title.text(locale)
    return locale.language.languageCode == .german ? name : name.lowercased()
  }

  private var title: SystemString {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}
