import ViewTree

/// The label of a group without one of its own: its period, or the name of its first product.
public struct AutomaticSubscriptionOptionGroupLabel: View {
  private let period: Product.SubscriptionPeriod?
  private let product: Product?

  init(period: Product.SubscriptionPeriod?) { (self.period, product) = (period, nil) }

  init(product: Product?) { (self.product, period) = (product, nil) }

  /// The content of the view.
  public var body: some View { Text(verbatim: text) }

  private var text: String {
    switch period {
    case nil: product?.displayName ?? ""
    case .some(.weekly): SystemString.weekly.text(ScreenLocale.current)
    case .some(.monthly): SystemString.monthly.text(ScreenLocale.current)
    case .some(.yearly): SystemString.yearly.text(ScreenLocale.current)
    case .some(let period):
      period.formatted(
        DateComponentsStyle(
          style: .wide, locale: ScreenLocale.current, fields: [.year, .month, .week, .day]))
    }
  }
}
