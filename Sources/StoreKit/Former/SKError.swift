/// An error of a purchase, as before iOS 15.
public struct SKError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// The kinds.
    case unknown = 0, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    /// The kinds.
    case storeProductNotAvailable, cloudServicePermissionDenied
    /// The kinds.
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }

  /// Creates an error of Foundation's; one of an unknown kind is ``Code/unknown``.
  public init(_nsError error: NSError) { code = Code(rawValue: error.code) ?? .unknown }

  /// Something else.
  public static var unknown: Code { .unknown }
  /// The person has cancelled.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The person may not buy.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
}

extension SKError: CustomNSError {
  /// The domain of the store's errors.
  public static var errorDomain: String { SKErrorDomain }
  /// The number of the error's kind.
  public var errorCode: Int { code.rawValue }
}

/// The domain of the store's errors, as before iOS 15.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let SKErrorDomain = "SKErrorDomain"
