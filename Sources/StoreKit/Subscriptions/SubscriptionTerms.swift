import ViewTree

/// The terms of a subscription in the words of a store.
struct SubscriptionTerms {
  let product: Product
  /// The offer that a person gets; nil without one.
  let offer: Product.SubscriptionOffer?

  /// The price of a period, such as `€2.99/month`.
  var price: String {
    guard let period = product.subscription?.subscriptionPeriod else { return product.displayPrice }
    return Self.price(product.displayPrice, each: period, of: product)
  }

  /// The offer and the price behind it, such as `1 week free, then €2.99/month`; nil without one.
  var offerPhrase: String? {
    guard let offer else { return nil }
    let length = Product.SubscriptionPeriod(
      value: offer.period.value * max(1, offer.periodCount), unit: offer.period.unit
    ).formatted(product.subscriptionPeriodFormatStyle)
    switch offer.paymentMode {
    case .freeTrial:
      return SystemString.freeThenPrice.text(locale, filledWith: [length, price])
    case .payAsYouGo:
      let reduced = Self.price(offer.displayPrice, each: offer.period, of: product)
      return SystemString.priceThenPrice.text(locale, filledWith: [reduced, length, price])
    default:
      return SystemString.priceThenPrice.text(
        locale, filledWith: [offer.displayPrice, length, price])
    }
  }

  /// The words of a button to subscribe.
  var action: String {
    (offer?.paymentMode == .freeTrial ? SystemString.tryItFree : .subscribe).text(locale)
  }

  /// The sentence beside a button that does not tell the price.
  var caption: String {
    offerPhrase ?? SystemString.planRenews.text(locale, filledWith: [price])
  }

  private var locale: Locale { ScreenLocale.current }

  private static func price(
    _ price: String, each period: Product.SubscriptionPeriod, of product: Product
  ) -> String {
    let name =
      period.value == 1
      ? period.unit.formatted(product.subscriptionPeriodUnitFormatStyle)
      : period.formatted(product.subscriptionPeriodFormatStyle)
    return SystemString.pricePerPeriod.text(ScreenLocale.current, filledWith: [price, name])
  }
}
