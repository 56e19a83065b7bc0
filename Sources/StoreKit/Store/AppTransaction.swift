/// The purchase of the app itself; a still's app comes from no store, so that there is none.
public struct AppTransaction: Hashable, Sendable {
  /// The identifier of the app.
  public let bundleID: String
  /// The version of the app.
  public let appVersion: String
  /// The version that was bought first.
  public let originalAppVersion: String
  /// The time at which the app was bought first.
  public let originalPurchaseDate: Date
  /// The time at which the app was ordered before it was there.
  public let preorderDate: Date?
  /// The place in which the app was bought.
  public let environment: AppStore.Environment

  /// Throws, since the app comes from no store.
  ///
  /// - Throws: ``StoreKitError/unknown``.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.unknown }
  }

  /// Throws, since the app comes from no store.
  ///
  /// - Throws: ``StoreKitError/unknown``.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    throw StoreKitError.unknown
  }
}
