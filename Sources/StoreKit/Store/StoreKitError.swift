import FoundationNetworking

/// An error of the store, of which there is none here.
public enum StoreKitError: Error, Sendable {
  /// Something else.
  case unknown
  /// The person has cancelled.
  case userCancelled
  /// The network has failed.
  case networkError(URLError)
  /// The system has failed.
  case systemError(any Error)
  /// The product is not sold in the storefront.
  case notAvailableInStorefront
  /// The app may not do it.
  case notEntitled
  /// The device cannot do it.
  case unsupported
}
