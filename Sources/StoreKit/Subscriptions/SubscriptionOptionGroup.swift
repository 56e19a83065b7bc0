/// Options of a store that are shown in place of others', with a label to select them by.
///
///     SubscriptionOptionGroup("Family") { $0.isFamilyShareable }
public struct SubscriptionOptionGroup<Content: StoreContent, Label: View, MarketingContent: View>:
  StoreContent, StoreContentPrimitive
{
  private let label: AnyView?
  private let marketing: AnyView?
  private let isIncluded: (Product) -> Bool
  private let content: Content?

  /// Has no value: the content is made of nothing else.
  public var body: Never { noStoreContent() }

  func parts(of products: [Product]) -> [StorePart] {
    let own = products.filter(isIncluded)
    let parts = content?.resolved(for: own) ?? [.section(StoreSection(products: own))]
    return [.group(StoreGroup(label: label, marketing: marketing, parts: parts))]
  }
}

extension SubscriptionOptionGroup where Content == Never {
  /// Creates a group of the products that a condition holds for.
  ///
  /// - Parameters:
  ///   - isIncluded: The condition.
  ///   - label: The label.
  ///   - marketingContent: What stands above the controls.
  public init(
    isIncluded: @escaping (Product) -> Bool, @ViewBuilder label: () -> Label,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {
    self.isIncluded = isIncluded
    (self.label, marketing) = (AnyView(label()), AnyView(marketingContent()))
    content = nil
  }
}

extension SubscriptionOptionGroup {
  /// Creates a group of content.
  ///
  /// - Parameters:
  ///   - content: The sections or the groups.
  ///   - label: The label.
  ///   - marketingContent: What stands above the controls.
  public init(
    @StoreContentBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {
    isIncluded = { _ in true }
    (self.label, marketing) = (AnyView(label()), AnyView(marketingContent()))
    self.content = content()
  }
}

extension SubscriptionOptionGroup
where MarketingContent == AutomaticSubscriptionStoreMarketingContent {
  /// Creates a group of content with what the store has above its controls.
  public init(@StoreContentBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    isIncluded = { _ in true }
    (self.label, marketing) = (AnyView(label()), nil)
    self.content = content()
  }
}

extension SubscriptionOptionGroup
where Content == Never, MarketingContent == AutomaticSubscriptionStoreMarketingContent {
  /// Creates a group of the products that a condition holds for.
  public init(isIncluded: @escaping (Product) -> Bool, @ViewBuilder label: () -> Label) {
    self.isIncluded = isIncluded
    (self.label, marketing, content) = (AnyView(label()), nil, nil)
  }
}

extension SubscriptionOptionGroup where Label == AutomaticSubscriptionOptionGroupLabel {
  /// Creates a group of content without a label of its own.
  public init(
    @StoreContentBuilder content: () -> Content,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {
    isIncluded = { _ in true }
    (label, marketing) = (nil, AnyView(marketingContent()))
    self.content = content()
  }
}

extension SubscriptionOptionGroup
where Content == Never, Label == AutomaticSubscriptionOptionGroupLabel {
  /// Creates a group of the products that a condition holds for, without a label of its own.
  public init(
    isIncluded: @escaping (Product) -> Bool, @ViewBuilder marketingContent: () -> MarketingContent
  ) {
    self.isIncluded = isIncluded
    (label, marketing, content) = (nil, AnyView(marketingContent()), nil)
  }
}

extension SubscriptionOptionGroup
where
  Label == AutomaticSubscriptionOptionGroupLabel,
  MarketingContent == AutomaticSubscriptionStoreMarketingContent
{
  /// Creates a group of content.
  public init(@StoreContentBuilder content: () -> Content) {
    isIncluded = { _ in true }
    (label, marketing) = (nil, nil)
    self.content = content()
  }
}

extension SubscriptionOptionGroup
where
  Content == Never, Label == AutomaticSubscriptionOptionGroupLabel,
  MarketingContent == AutomaticSubscriptionStoreMarketingContent
{
  /// Creates a group of the products that a condition holds for.
  public init(isIncluded: @escaping (Product) -> Bool) {
    self.isIncluded = isIncluded
    (label, marketing, content) = (nil, nil, nil)
  }
}
