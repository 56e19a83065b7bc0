/// A place of the controls in a store of subscriptions.
public struct SubscriptionStoreControlPlacementKey: Hashable, Sendable {
  private enum Place: Hashable {
    case automatic, bottom, leading, trailing, scrollView, bottomBar, buttonsInBottomBar
  }

  private let place: Place

  static let automatic = SubscriptionStoreControlPlacementKey(place: .automatic)
  /// The bottom edge.
  public static let bottom = SubscriptionStoreControlPlacementKey(place: .bottom)
  /// The leading edge.
  public static let leading = SubscriptionStoreControlPlacementKey(place: .leading)
  /// The trailing edge.
  public static let trailing = SubscriptionStoreControlPlacementKey(place: .trailing)
  /// The end of what scrolls.
  public static let scrollView = SubscriptionStoreControlPlacementKey(place: .scrollView)
  /// A bar at the bottom, which does not scroll.
  public static let bottomBar = SubscriptionStoreControlPlacementKey(place: .bottomBar)
  /// The end of what scrolls for the options, and a bar at the bottom for the buttons.
  public static let buttonsInBottomBar = SubscriptionStoreControlPlacementKey(
    place: .buttonsInBottomBar)
}

/// A type whose values are places of the controls in a store of subscriptions.
public protocol SubscriptionStoreControlPlacement: RawRepresentable
where RawValue == SubscriptionStoreControlPlacementKey {}

/// The places that every style of controls may have.
public struct AutomaticSubscriptionStoreControlPlacement: SubscriptionStoreControlPlacement,
  Hashable, Sendable
{
  /// The place.
  public let rawValue: SubscriptionStoreControlPlacementKey

  /// Creates a place from its key.
  public init(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }

  /// The place that the surroundings ask for.
  public static let automatic = Self(rawValue: .automatic)
  /// The bottom edge.
  public static let bottom = Self(rawValue: .bottom)
  /// The leading edge.
  public static let leading = Self(rawValue: .leading)
  /// The trailing edge.
  public static let trailing = Self(rawValue: .trailing)
  /// The end of what scrolls.
  public static let scrollView = Self(rawValue: .scrollView)
  /// A bar at the bottom, which does not scroll.
  public static let bottomBar = Self(rawValue: .bottomBar)
  /// The end of what scrolls for the options, and a bar at the bottom for the buttons.
  public static let buttonsInBottomBar = Self(rawValue: .buttonsInBottomBar)
}
