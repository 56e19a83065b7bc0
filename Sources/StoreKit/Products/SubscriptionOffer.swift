import ViewTree

extension Product {
  /// An offer of a subscription: a free time, or one at another price.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The identifier of the offer; nil for an introductory one.
    public let id: String?
    /// The kind of the offer.
    public let type: OfferType
    /// The price of one period, in the storefront's currency.
    public let price: Decimal
    /// The period of the offer.
    public let period: SubscriptionPeriod
    /// The number of periods.
    public let periodCount: Int
    /// The way in which the offer is paid.
    public let paymentMode: PaymentMode
    let currencyCode: String

    /// The price as text, in the screen's notation.
    public var displayPrice: String {
      Decimal.FormatStyle.Currency(code: currencyCode, locale: ScreenLocale.current).format(price)
    }

    /// The kind of an offer.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// The number of the kind.
      public let rawValue: Int

      /// Creates a kind by its number.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// An offer for new subscribers.
      public static let introductory = OfferType(rawValue: 1)
      /// An offer for those who have subscribed before.
      public static let promotional = OfferType(rawValue: 2)
      /// An offer for those who have left.
      public static let winBack = OfferType(rawValue: 4)
    }

    /// The way in which an offer is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name of the way.
      public let rawValue: String

      /// Creates a way by its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// One payment for each period.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// One payment for all periods.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// No payment.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")

      /// The name of the way, in English.
      public var localizedDescription: String {
        switch self {
        case .payAsYouGo: "Pay As You Go"
        case .payUpFront: "Pay Up Front"
        case .freeTrial: "Free Trial"
        default: rawValue
        }
      }
    }
  }
}
