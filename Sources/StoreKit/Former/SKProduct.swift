import ViewTree

/// A product, as before iOS 15; it is one of those that ``Product/know(storeKitFile:)`` tells.
open class SKProduct: NSObject {
  private let product: Product

  init(_ product: Product) { self.product = product }

  /// The identifier of the product.
  open var productIdentifier: String { product.id }
  /// The name, in the screen's language where the product has one in it.
  open var localizedTitle: String { product.displayName }
  /// The description, in the screen's language where the product has one in it.
  open var localizedDescription: String { product.description }
  /// The price, in the storefront's currency.
  open var price: NSDecimalNumber { NSDecimalNumber(decimal: product.price) }
  /// The screen's locale with the storefront's currency, to write the price with.
  open var priceLocale: Locale { SKProduct.locale(of: product.currencyCode) }
  /// A Boolean value that indicates whether a family may share the product.
  open var isFamilyShareable: Bool { product.isFamilyShareable }
  /// The identifier of a subscription's group.
  open var subscriptionGroupIdentifier: String? { product.subscription?.subscriptionGroupID }
  /// The time for which one payment of a subscription lasts.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? {
    product.subscription.map { SKProductSubscriptionPeriod($0.subscriptionPeriod) }
  }
  /// The offer for new subscribers.
  open var introductoryPrice: SKProductDiscount? {
    product.subscription?.introductoryOffer.map(SKProductDiscount.init)
  }
  /// The offers for those who have subscribed before.
  open var discounts: [SKProductDiscount] {
    product.subscription?.promotionalOffers.map(SKProductDiscount.init) ?? []
  }

  fileprivate static func locale(of currency: String) -> Locale {
    var parts = Locale.Components(locale: ScreenLocale.current)
    parts.currency = Locale.Currency(currency)
    return Locale(components: parts)
  }

  /// The unit of a time.
  public enum PeriodUnit: UInt, Sendable {
    /// The units.
    case day = 0, week = 1, month = 2, year = 3
  }
}

/// A time of some days, weeks, months or years, as before iOS 15.
open class SKProductSubscriptionPeriod: NSObject {
  private let period: Product.SubscriptionPeriod

  init(_ period: Product.SubscriptionPeriod) { self.period = period }

  /// The number of units.
  open var numberOfUnits: Int { period.value }
  /// The unit of the time.
  open var unit: SKProduct.PeriodUnit {
    switch period.unit {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}

/// An offer of a subscription, as before iOS 15.
open class SKProductDiscount: NSObject {
  private let offer: Product.SubscriptionOffer

  init(_ offer: Product.SubscriptionOffer) { self.offer = offer }

  /// The identifier of the offer; nil for an introductory one.
  open var identifier: String? { offer.id }
  /// The price of one period, in the storefront's currency.
  open var price: NSDecimalNumber { NSDecimalNumber(decimal: offer.price) }
  /// The screen's locale with the storefront's currency, to write the price with.
  open var priceLocale: Locale { SKProduct.locale(of: offer.currencyCode) }
  /// The number of periods.
  open var numberOfPeriods: Int { offer.periodCount }
  /// The period of the offer.
  open var subscriptionPeriod: SKProductSubscriptionPeriod {
    SKProductSubscriptionPeriod(offer.period)
  }
  /// The way in which the offer is paid.
  open var paymentMode: PaymentMode {
    switch offer.paymentMode {
    case .payAsYouGo: .payAsYouGo
    case .payUpFront: .payUpFront
    default: .freeTrial
    }
  }

  /// The way in which an offer is paid.
  public enum PaymentMode: UInt, Sendable {
    /// One payment for each period, one for all of them, or none.
    case payAsYouGo = 0, payUpFront = 1, freeTrial = 2
  }
}
