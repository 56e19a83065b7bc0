/// A type that gives the controls of a store of subscriptions their appearance.
///
///     struct Plain: SubscriptionStoreControlStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         ForEach(configuration.options) { option in
///           Button(option.displayName) { option.subscribe() }
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {
  /// The type of the appearance.
  associatedtype Body: View
  /// The places that the controls may have.
  associatedtype Placement: SubscriptionStoreControlPlacement =
    AutomaticSubscriptionStoreControlPlacement
  /// The properties of the controls.
  typealias Configuration = SubscriptionStoreControlStyleConfiguration

  /// Returns the appearance of the controls.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension SubscriptionStoreControlStyle {
  /// A button that subscribes.
  public typealias SubscribeButton = SubscriptionStoreButton
  /// Options of which one is selected, and what confirms it.
  public typealias SubscriptionPicker = SubscriptionStorePicker
  /// An option of a picker.
  public typealias SubscriptionPickerOption = SubscriptionStorePickerOption
}

extension View {
  /// Sets the style of the controls of stores of subscriptions in the view.
  ///
  ///     SubscriptionStoreView(groupID: group).subscriptionStoreControlStyle(.prominentPicker)
  ///
  /// - Parameter style: The style.
  /// - Returns: A view whose stores have the style.
  public func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle
  ) -> some View { subscriptionStore { ($0.style, $0.placement) = (style, .automatic) } }

  /// Sets the style of the controls of stores of subscriptions in the view, and their place.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - placement: The place of the controls.
  /// - Returns: A view whose stores have the style.
  public func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
    _ style: S, placement: S.Placement
  ) -> some View { subscriptionStore { ($0.style, $0.placement) = (style, placement.rawValue) } }
}
