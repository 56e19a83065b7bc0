extension Product {
  /// The relationships of subscriptions to the one that a person has; nobody has any, so that a
  /// store shows all of them.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    /// The relationships as bits.
    public let rawValue: Int

    /// Creates relationships from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The subscription that a person has.
    public static let current = SubscriptionRelationship(rawValue: 1)
    /// A subscription of a higher rank.
    public static let upgrade = SubscriptionRelationship(rawValue: 2)
    /// A subscription of a lower rank.
    public static let downgrade = SubscriptionRelationship(rawValue: 4)
    /// A subscription of the same rank.
    public static let crossgrade = SubscriptionRelationship(rawValue: 8)
    /// Every subscription.
    public static let all: SubscriptionRelationship = [.current, .upgrade, .downgrade, .crossgrade]
  }
}
