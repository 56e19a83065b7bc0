/// A type that tells how a store of subscriptions shows its groups.
public protocol SubscriptionOptionGroupStyle {}

/// The style that the surroundings ask for: tabs.
public struct AutomaticSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// Creates the style.
  public init() {}
}

/// A style with a tab for each group.
public struct TabsSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// Creates the style.
  public init() {}
}

/// A style with the first group, and links to the others below it.
public struct LinksSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// Creates the style.
  public init() {}
}

extension SubscriptionOptionGroupStyle where Self == AutomaticSubscriptionOptionGroupStyle {
  /// The style that the surroundings ask for: tabs.
  public static var automatic: Self { Self() }
}

extension SubscriptionOptionGroupStyle where Self == TabsSubscriptionOptionGroupStyle {
  /// A style with a tab for each group.
  public static var tabs: Self { Self() }
}

extension SubscriptionOptionGroupStyle where Self == LinksSubscriptionOptionGroupStyle {
  /// A style with the first group, and links to the others below it.
  public static var links: Self { Self() }
}

extension View {
  /// Sets the style in which stores of subscriptions in the view show their groups.
  ///
  /// - Parameter style: The style.
  /// - Returns: A view whose stores have the style.
  public func subscriptionStoreOptionGroupStyle(
    _ style: some SubscriptionOptionGroupStyle
  ) -> some View { subscriptionStore { $0.groupStyle = style } }
}
