/// A source of strings by key; an app's tables are read by the module `SwiftUI`.
public protocol StringTables {
  /// Returns the string of a key in a locale, or nil where no table has it.
  ///
  /// The key has specifiers for values; the count, the first whole number among them, chooses the
  /// plural.
  func string(_ key: String, count: Int?, table: String?, bundle: Bundle?, locale: Locale)
    -> String?
}

/// The localisation of texts in the environment.
public struct Localization {
  /// The tables in which strings are looked up; without them, keys stand for themselves.
  public var tables: (any StringTables)?

  /// Creates a localisation.
  public init(tables: (any StringTables)? = nil) { self.tables = tables }

  func string(
    _ key: String, arguments: [LocalizedStringKey.Argument], table: String?, bundle: Bundle?,
    locale: Locale
  ) -> String {
    let count = arguments.lazy.compactMap { argument -> Int? in
      if case .integer(let value) = argument { value } else { nil }
    }.first
    return tables?.string(key, count: count, table: table, bundle: bundle, locale: locale) ?? key
  }
}

private enum LocalizationKey: EnvironmentKey {
  static var defaultValue: Localization { Localization() }
}

extension EnvironmentValues {
  /// The tables and settings by which texts are localised.
  public var localization: Localization {
    get { self[LocalizationKey.self] }
    set { self[LocalizationKey.self] = newValue }
  }
}
