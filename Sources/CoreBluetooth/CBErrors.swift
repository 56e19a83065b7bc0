// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The domain of errors of connections.
public let CBErrorDomain = "CBErrorDomain"
/// The domain of errors of values.
public let CBATTErrorDomain = "CBATTErrorDomain"

/// An error of a connection.
public struct CBError: CustomNSError, Equatable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    /// Reasons of calls.
    case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
    /// Reasons of connections.
    case connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising,
      connectionFailed, connectionLimitReached
  }

  /// The domain.
  public static var errorDomain: String { CBErrorDomain }
  /// The reason.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
}

/// An error of a value of a peripheral.
public struct CBATTError: CustomNSError, Equatable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    /// None; there is no such value, or it may not be read or written.
    case success, invalidHandle, readNotPermitted, writeNotPermitted
    /// The request was of a kind that the peripheral does not take.
    case requestNotSupported = 6
  }

  /// The domain.
  public static var errorDomain: String { CBATTErrorDomain }
  /// The reason.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
}
