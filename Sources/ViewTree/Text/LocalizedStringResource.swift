/// A string that is localised where it is shown.
///
///     let title = LocalizedStringResource("ferry.next", defaultValue: "Next ferry")
///     let view = Text(title)
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The bundle in which a string is looked up.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's main bundle.
    case main
    /// The bundle that defines a class.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)

    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }

    /// Returns whether two values are equal.
    public static func == (a: Self, b: Self) -> Bool { a.bundle == b.bundle }
  }

  let localized: LocalizedStringKey
  /// The text to use where no table has the key.
  public var defaultValue: LocalizedStringKey
  /// The name of the table, or nil for the default.
  public let table: String?
  /// The locale in which the string is looked up.
  public var locale: Locale
  /// The bundle in which the string is looked up.
  public let bundle: BundleDescription

  /// The key, with specifiers for values.
  public var key: String { localized.key }

  /// Creates a resource of a key that is its own value.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = ScreenLocale.usual, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    (localized, defaultValue, self.table) = (keyAndValue, keyAndValue, table)
    (self.locale, self.bundle) = (locale, bundle)
  }

  /// Creates a resource of a key and its value where no table has it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = ScreenLocale.usual, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    localized = LocalizedStringKey(key.description)
    (self.defaultValue, self.table, self.locale, self.bundle) = (
      defaultValue, table, locale, bundle
    )
  }

  /// Creates a resource of a key that is its own value.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  /// Creates a resource of a key with values within it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// A key into a table of strings, which may have values within it.
  public typealias LocalizationValue = LocalizedStringKey

  /// Creates the string of a key in the screen's language.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, and the string to use where no table has it.
  ///   - table: The table's name; nil for `Localizable`.
  ///   - bundle: The bundle of the tables; nil for the app's resources.
  ///   - locale: The language; nil for the screen's.
  ///   - comment: A comment for translators.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizedText(key: keyAndValue, table: table, bundle: bundle).plain(in: locale)
  }

  /// Creates the string of a key in the screen's language, or its default.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizedText(
      key: LocalizedStringKey(key.description), table: table, bundle: bundle, fallback: defaultValue
    ).plain(in: locale)
  }

  /// Creates the string of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedText(resource).plain(in: nil)
  }
}

extension AttributedString {
  /// Creates the string of a resource in the screen's language, without its Markdown's styles.
  public init(localized resource: LocalizedStringResource) {
    self.init(String(localized: resource))
  }
}

extension LocalizedText {
  /// The text of a resource.
  init(_ resource: LocalizedStringResource) {
    self.init(
      key: resource.localized, table: resource.table, bundle: resource.bundle.bundle,
      fallback: resource.defaultValue == resource.localized ? nil : resource.defaultValue)
  }

  /// The words of the key in the language of the screen that is made at present.
  fileprivate func plain(in locale: Locale?) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale ?? ScreenLocale.current
    environment.localization = Localization(tables: ScreenLocale.link?.tables)
    return words(in: environment)
  }
}

extension Text {
  /// Creates a text of a resource; inline Markdown is understood.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(storage: .localized(LocalizedText(resource)))
  }
}
