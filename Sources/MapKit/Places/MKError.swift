/// The domain of MapKit's errors.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKErrorDomain = "MKErrorDomain"

/// An error of a search or of directions.
public struct MKError: Error, Equatable, CustomNSError, CustomStringConvertible {
  /// Kinds of errors.
  public enum Code: Int, Sendable {
    /// Errors of the service.
    case unknown = 1, serverFailure, loadingThrottled
    /// Errors of what was asked for.
    case placemarkNotFound, directionsNotFound, decodingFailed
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// Nobody knows why.
  public static var unknown: Code { .unknown }
  /// The service failed.
  public static var serverFailure: Code { .serverFailure }
  /// The service was asked too often.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// No place answers.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// No way leads from one end to the other.
  public static var directionsNotFound: Code { .directionsNotFound }
  /// The answer could not be read.
  public static var decodingFailed: Code { .decodingFailed }

  /// The domain of MapKit's errors.
  public static var errorDomain: String { MKErrorDomain }
  /// The number of the error's kind.
  public var errorCode: Int { code.rawValue }

  /// The error and its remedy, for people.
  public var description: String {
    switch code {
    case .placemarkNotFound:
      "No known place answers; tell the search of places with MKLocalSearch.know(_:)."
    case .directionsNotFound:
      "No way is known between the ends; both need a place, public transport a route of"
        + " MKDirections.know(_:departure:), and the person's own place"
        + " MKMapItem.knowCurrentLocation(_:)."
    default: "MapKit: \(code)"
    }
  }
}
