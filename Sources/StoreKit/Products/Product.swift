import ViewTree

/// A product of the app, as its `.storekit` file describes it.
///
/// A picture must not depend on the network, so a catalogue says which products there are, before
/// anything is drawn:
///
///     try Product.know(storeKitFile: folder.appendingPathComponent("Tides.storekit"))
///
/// The app's own code then finds them within the picture that asks for them:
///
///     .task { products = (try? await Product.products(for: ["tides.pro"])) ?? [] }
///
/// Names are in the screen's language, prices in its notation and the storefront's currency. No
/// product is bought.
public struct Product: Identifiable, Hashable, Sendable {
  /// The identifier of the product.
  public let id: String
  /// The kind of the product.
  public let type: ProductType
  /// The price, in the storefront's currency.
  public let price: Decimal
  /// A Boolean value that indicates whether a family may share the product.
  public let isFamilyShareable: Bool
  /// The terms of a subscription that renews itself; nil for other products.
  public let subscription: SubscriptionInfo?
  let names: LocalizedNames
  let currencyCode: String

  /// The name, in the screen's language where the product has one in it.
  public var displayName: String { names.name(in: ScreenLocale.current).displayName }
  /// The description, in the screen's language where the product has one in it.
  public var description: String { names.name(in: ScreenLocale.current).description }
  /// The price as text, in the screen's notation.
  public var displayPrice: String { priceFormatStyle.format(price) }

  /// The format of sums in the storefront's currency, in the screen's notation.
  ///
  ///     let monthly = (product.price / 12).formatted(product.priceFormatStyle)
  public var priceFormatStyle: Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: currencyCode, locale: ScreenLocale.current)
  }

  /// The format of the periods of subscriptions, in the screen's notation.
  ///
  ///     let format = product.subscriptionPeriodFormatStyle
  ///     let period = subscription.subscriptionPeriod.formatted(format)
  public var subscriptionPeriodFormatStyle: DateComponentsStyle {
    DateComponentsStyle(
      style: .wide, locale: ScreenLocale.current, fields: [.year, .month, .week, .day])
  }

  /// The format of the units of subscriptions' periods, such as `month`, in the screen's language.
  ///
  ///     let unit = period.unit.formatted(product.subscriptionPeriodUnitFormatStyle)
  ///     Text("\(product.displayPrice)/\(unit)")
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle(locale: ScreenLocale.current)
  }

  /// The product as data; it is empty, since no store has sent any.
  public var jsonRepresentation: Data { Data() }
}

extension Product {
  /// The kind of a product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind, as the App Store writes it.
    public let rawValue: String

    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A product that is used up and bought again.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// A product that is bought once and kept.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// A subscription that ends at its time.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// A subscription that renews itself.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")

    /// The name of the kind, in English.
    public var localizedDescription: String { rawValue }
  }
}

extension Product {
  /// Returns the transaction that entitles a person to the product: none.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { nil }
  }
  /// The transactions that entitle a person to the product: none.
  public var currentEntitlements: Transaction.Transactions { Transaction.Transactions() }
  /// Returns the last transaction of the product: none.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { nil }
  }
}
