/// The store of apps, which a still does not reach.
public enum AppStore {
  /// A Boolean value that indicates whether a person may buy: they may, so that paywalls are drawn.
  public static var canMakePayments: Bool { true }
  /// The identifier of the device: none.
  public static var deviceVerificationID: UUID? { nil }

  /// Has no effect: there are no purchases to fetch.
  public static func sync() async throws {}

  /// Has no effect: a still asks for no review.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}

  /// Has no effect: there are no subscriptions to manage.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}

  /// Has no effect: there are no subscriptions to manage.
  @MainActor public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws {}

  /// Has no effect: a still asks for no code.
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}

  /// The place in which transactions are made.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// The name of the place.
    public let rawValue: String

    /// Creates a place by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The App Store.
    public static let production = Environment(rawValue: "Production")
    /// The App Store's place for tests.
    public static let sandbox = Environment(rawValue: "Sandbox")
    /// Xcode.
    public static let xcode = Environment(rawValue: "Xcode")
  }
}
