/// Groups of options by a value of their products.
///
///     SubscriptionOptionGroupSet { product in
///       product.isFamilyShareable
///     } label: { isForFamily in
///       Text(isForFamily ? "Family" : "Alone")
///     }
///
/// Groups stand in the order of their values where these have one, else in that of the products.
public struct SubscriptionOptionGroupSet<GroupID: Hashable, Label: View, MarketingContent: View>:
  StoreContent, StoreContentPrimitive
{
  private let value: (Product) -> GroupID
  private let label: (GroupID) -> Label
  private let marketing: ((GroupID) -> AnyView)?

  /// Has no value: the content is made of nothing else.
  public var body: Never { noStoreContent() }

  /// Creates groups with what stands above their controls.
  ///
  /// - Parameters:
  ///   - idType: The type of the value.
  ///   - transform: The value of a product.
  ///   - label: The label of a group.
  ///   - marketingContent: What stands above the controls of a group.
  public init(
    idType: GroupID.Type = GroupID.self, groupedBy transform: @escaping (Product) -> GroupID,
    @ViewBuilder label: @escaping (GroupID) -> Label,
    @ViewBuilder marketingContent: @escaping (GroupID) -> MarketingContent
  ) {
    (value, self.label) = (transform, label)
    marketing = { AnyView(marketingContent($0)) }
  }

  func parts(of products: [Product]) -> [StorePart] {
    var order: [GroupID] = []
    for product in products where !order.contains(value(product)) { order.append(value(product)) }
    return Self.sorted(order).map { id in
      let own = products.filter { value($0) == id }
      return .group(
        StoreGroup(
          label: AnyView(label(id)), marketing: marketing?(id),
          parts: [.section(StoreSection(products: own))]))
    }
  }

  private static func sorted(_ values: [GroupID]) -> [GroupID] {
    func sorted<Value: Comparable>(_ type: Value.Type) -> [GroupID] {
      (values as? [Value])?.sorted() as? [GroupID] ?? values
    }
    guard let type = GroupID.self as? any Comparable.Type else { return values }
    return sorted(type)
  }
}

extension SubscriptionOptionGroupSet
where MarketingContent == AutomaticSubscriptionStoreMarketingContent {
  /// Creates groups with what the store has above its controls.
  ///
  /// - Parameters:
  ///   - idType: The type of the value.
  ///   - transform: The value of a product.
  ///   - label: The label of a group.
  public init(
    idType: GroupID.Type = GroupID.self, groupedBy transform: @escaping (Product) -> GroupID,
    @ViewBuilder label: @escaping (GroupID) -> Label
  ) { (value, self.label, marketing) = (transform, label, nil) }
}

/// Groups of options by their period.
///
///     SubscriptionStoreView(groupID: group) { SubscriptionPeriodGroupSet() }
public struct SubscriptionPeriodGroupSet<Label: View, MarketingContent: View>: StoreContent,
  StoreContentPrimitive
{
  private let label: (Product.SubscriptionPeriod?) -> Label
  private let marketing: ((Product.SubscriptionPeriod?) -> AnyView)?

  /// Has no value: the content is made of nothing else.
  public var body: Never { noStoreContent() }

  /// Creates groups with labels and with what stands above their controls.
  ///
  /// - Parameters:
  ///   - marketingContent: What stands above the controls of a group.
  ///   - label: The label of a group.
  public init(
    @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod?) -> MarketingContent,
    @ViewBuilder label: @escaping (Product.SubscriptionPeriod?) -> Label
  ) {
    self.label = label
    marketing = { AnyView(marketingContent($0)) }
  }

  func parts(of products: [Product]) -> [StorePart] {
    var order: [Product.SubscriptionPeriod?] = []
    for product in products {
      let period = product.subscription?.subscriptionPeriod
      if !order.contains(period) { order.append(period) }
    }
    return order.map { period in
      let own = products.filter { $0.subscription?.subscriptionPeriod == period }
      return .group(
        StoreGroup(
          label: AnyView(label(period)), marketing: marketing?(period),
          parts: [.section(StoreSection(products: own))]))
    }
  }
}

extension SubscriptionPeriodGroupSet where Label == AutomaticSubscriptionOptionGroupLabel {
  /// Creates groups with the names of their periods and with what stands above their controls.
  ///
  /// - Parameter marketingContent: What stands above the controls of a group.
  public init(
    @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod?) -> MarketingContent
  ) {
    self.init(marketingContent: marketingContent) { Label(period: $0) }
  }
}

extension SubscriptionPeriodGroupSet
where
  Label == AutomaticSubscriptionOptionGroupLabel,
  MarketingContent == AutomaticSubscriptionStoreMarketingContent
{
  /// Creates groups with the names of their periods.
  public init() {
    label = { Label(period: $0) }
    marketing = nil
  }
}
