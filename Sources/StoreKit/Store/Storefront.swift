/// The App Store of a country.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The identifier of the storefront: the country's.
  public let id: String
  /// The three letters of the country, such as `USA`.
  public let countryCode: String

  /// The currency in which the storefront sells: that of the App Store, the US dollar where it does
  /// not sell in the country's own.
  public var currency: Locale.Currency? { Locale.Currency(currencyCode) }

  /// Creates the storefront of a country by its three letters.
  init(countryCode: String) { (id, self.countryCode) = (countryCode, countryCode) }

  /// Returns the storefront that ``Product/know(storeKitFile:)`` tells; nil for none.
  public static var current: Storefront? {
    get async { KnownProducts.current.storefront }
  }

  /// A sequence of storefronts, which ends at once.
  public struct Storefronts: AsyncSequence, Sendable {
    /// An element of the sequence.
    public typealias Element = Storefront

    /// Gives the elements: none.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns nil, the end of the sequence.
      public mutating func next() async -> Storefront? { nil }
    }

    /// Returns an iterator over nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// The storefronts to which a person moves while the app runs: none.
  public static var updates: Storefronts { Storefronts() }

  var currencyCode: String { Self.currencies[countryCode] ?? "USD" }

  private static let currencies: [String: String] = {
    let own = """
      ARE AED AUS AUD BRA BRL CAN CAD CHE CHF CHL CLP CHN CNY COL COP CZE CZK DNK DKK EGY EGP \
      GBR GBP HKG HKD HUN HUF IDN IDR ISR ILS IND INR JPN JPY KOR KRW KAZ KZT MEX MXN MYS MYR \
      NGA NGN NOR NOK NZL NZD PER PEN PHL PHP PAK PKR POL PLN QAT QAR ROU RON RUS RUB SAU SAR \
      SWE SEK SGP SGD THA THB TUR TRY TWN TWD TZA TZS VNM VND ZAF ZAR
      """.split(separator: " ").map(String.init)
    let euro = """
      AUT BEL BGR BIH CYP DEU ESP EST FIN FRA GRC HRV IRL ITA LTU LUX LVA MLT MNE NLD PRT SRB SVK \
      SVN XKS
      """.split(separator: " ").map { (String($0), "EUR") }
    let pairs = stride(from: 0, to: own.count - 1, by: 2).map { (own[$0], own[$0 + 1]) }
    return Dictionary(pairs + euro) { first, _ in first }
  }()
}
