/// All that modifiers say of the stores of subscriptions in a view.
struct SubscriptionStoreSettings {
  /// The style of the controls; nil for that of the surroundings.
  var style: (any SubscriptionStoreControlStyle)?
  var placement = SubscriptionStoreControlPlacementKey.automatic
  var buttonLabel = SubscriptionStoreButtonLabel.automatic
  var icon: ((Product, Product.SubscriptionInfo) -> AnyView)?
  var itemBackground: AnyShapeStyle?
  var itemShape: AnyShape?
  var controlBackground = SubscriptionStoreControlBackground.automatic
  var policyStyle: AnyShapeStyle?
  var conjunctionStyle: AnyShapeStyle?
  var policies: [SubscriptionStorePolicyKind: SubscriptionStorePolicyDestination] = [:]
  var signIn: (() -> Void)?
  var offer:
    (
      (
        Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]
      ) -> Product.SubscriptionOffer?
    )?
  var groupStyle: any SubscriptionOptionGroupStyle = AutomaticSubscriptionOptionGroupStyle()
}

private enum SubscriptionStoreSettingsKey: EnvironmentKey {
  static var defaultValue: SubscriptionStoreSettings { SubscriptionStoreSettings() }
}

extension EnvironmentValues {
  var subscriptionStore: SubscriptionStoreSettings {
    get { self[SubscriptionStoreSettingsKey.self] }
    set { self[SubscriptionStoreSettingsKey.self] = newValue }
  }
}

extension View {
  /// Changes what stores of subscriptions in the view are told.
  func subscriptionStore(
    _ change: @escaping (inout SubscriptionStoreSettings) -> Void
  ) -> some View { transformEnvironment(\.subscriptionStore, transform: change) }
}
