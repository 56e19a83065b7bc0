/// The properties of the controls of a store of subscriptions.
@MainActor @preconcurrency
public struct SubscriptionStoreControlStyleConfiguration {
  /// The parts of the options, with what stands around them.
  public let sections: [Section]
  /// The name of the group, in the screen's language where it has one in it.
  public let groupDisplayName: String
  /// All subscriptions of the store, those that these controls do not show too.
  public let allOptions: [Product]
  /// The visibility of the descriptions.
  public let descriptionVisibility: Visibility

  /// The options of all parts.
  public var options: [Option] { sections.flatMap(\.options) }
  /// The subscription that is renewed next: none.
  public var autoRenewPreference: Product? { nil }

  /// An option of a store: a subscription and the offer that a person gets.
  @dynamicMemberLookup
  public struct Option: Identifiable {
    /// The subscription.
    public let subscription: Product
    /// The offer that a person gets; nil without one.
    public let activeOffer: Product.SubscriptionOffer?
    /// The icon that `subscriptionStoreControlIcon(icon:)` sets; nil without one.
    public let icon: Icon?

    /// The identifier of the subscription.
    public var id: Product.ID { subscription.id }

    /// Returns a property of the subscription.
    public subscript<T>(dynamicMember keyPath: KeyPath<Product, T>) -> T {
      subscription[keyPath: keyPath]
    }

    /// Has no effect: nothing is bought.
    public func subscribe() {}
  }

  /// An option of a picker.
  @dynamicMemberLookup
  public struct PickerOption: Identifiable {
    let option: Option
    /// A Boolean value that indicates whether the option is selected.
    public let isSelected: Bool

    /// The subscription.
    public var subscription: Product { option.subscription }
    /// The offer that a person gets; nil without one.
    public var activeOffer: Product.SubscriptionOffer? { option.activeOffer }
    /// The icon of the option; nil without one.
    public var icon: Icon? { option.icon }
    /// The identifier of the subscription.
    public var id: Product.ID { option.id }

    /// Returns a property of the subscription.
    public subscript<T>(dynamicMember keyPath: KeyPath<Product, T>) -> T {
      option.subscription[keyPath: keyPath]
    }
  }

  /// A part of the options, with what stands above and below it.
  public struct Section: Identifiable {
    /// The position of the part among all.
    public let id: Int
    /// The options.
    public let options: [Option]
    /// The header above the options.
    public let header: AnyView
    /// The footer below the options.
    public let footer: AnyView
  }

  /// The icon of an option.
  public struct Icon: View {
    let content: AnyView

    /// The content of the view.
    public var body: some View { content }
  }
}

extension SubscriptionStoreControlStyleConfiguration.Option {
  /// Returns a property of the subscription's terms; nil for a product without any.
  public subscript<T>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, T>) -> T? {
    subscription.subscription.map { $0[keyPath: keyPath] }
  }

  /// Returns a property of the subscription's terms that may be absent.
  public subscript<T>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, T?>) -> T? {
    subscription.subscription.flatMap { $0[keyPath: keyPath] }
  }

  var terms: SubscriptionTerms { SubscriptionTerms(product: subscription, offer: activeOffer) }
}

extension SubscriptionStoreControlStyleConfiguration.PickerOption {
  /// Returns a property of the subscription's terms; nil for a product without any.
  public subscript<T>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, T>) -> T? {
    option.subscription.subscription.map { $0[keyPath: keyPath] }
  }

  /// Returns a property of the subscription's terms that may be absent.
  public subscript<T>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, T?>) -> T? {
    option.subscription.subscription.flatMap { $0[keyPath: keyPath] }
  }
}
