extension SubscriptionOptionGroup where Label == Text {
  /// Creates a group of content with a localised label.
  public init(
    _ label: LocalizedStringKey, @StoreContentBuilder content: () -> Content,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) { self.init(content: content, label: { Text(label) }, marketingContent: marketingContent) }

  /// Creates a group of content with a label.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, @StoreContentBuilder content: () -> Content,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) { self.init(content: content, label: { Text(label) }, marketingContent: marketingContent) }
}

extension SubscriptionOptionGroup
where Label == Text, MarketingContent == AutomaticSubscriptionStoreMarketingContent {
  /// Creates a group of content with a localised label.
  public init(_ label: LocalizedStringKey, @StoreContentBuilder content: () -> Content) {
    self.init(content: content, label: { Text(label) })
  }

  /// Creates a group of content with a label.
  @_disfavoredOverload
  public init(_ label: some StringProtocol, @StoreContentBuilder content: () -> Content) {
    self.init(content: content, label: { Text(label) })
  }
}

extension SubscriptionOptionGroup where Content == Never, Label == Text {
  /// Creates a group of the products that a condition holds for, with a localised label.
  public init(
    _ label: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {
    self.init(
      isIncluded: isIncluded, label: { Text(label) }, marketingContent: marketingContent)
  }

  /// Creates a group of the products that a condition holds for, with a label.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {
    self.init(
      isIncluded: isIncluded, label: { Text(label) }, marketingContent: marketingContent)
  }
}

extension SubscriptionOptionGroup
where
  Content == Never, Label == Text, MarketingContent == AutomaticSubscriptionStoreMarketingContent
{
  /// Creates a group of the products that a condition holds for, with a localised label.
  public init(_ label: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool) {
    self.init(isIncluded: isIncluded, label: { Text(label) })
  }

  /// Creates a group of the products that a condition holds for, with a label.
  @_disfavoredOverload
  public init(_ label: some StringProtocol, isIncluded: @escaping (Product) -> Bool) {
    self.init(isIncluded: isIncluded, label: { Text(label) })
  }
}
