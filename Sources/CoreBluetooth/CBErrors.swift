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
      connectionFailed, connectionLimitReached, unknownDevice, operationNotSupported
    /// Reasons of trust.
    case peerRemovedPairingInformation = 14, encryptionTimedOut, tooManyLEPairedDevices

    /// Returns a Boolean value that indicates whether an error has a reason, for `catch` and
    /// `case`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CBError)?.code == code
    }
  }

  /// The domain.
  public static var errorDomain: String { CBErrorDomain }
  /// The reason.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }

  /// There is no connection.
  public static let notConnected = Code.notConnected
  /// The connection has ended for want of an answer.
  public static let connectionTimeout = Code.connectionTimeout
  /// The device has ended the connection.
  public static let peripheralDisconnected = Code.peripheralDisconnected
  /// The connection has failed.
  public static let connectionFailed = Code.connectionFailed
}

/// An error of a value of a peripheral.
public struct CBATTError: CustomNSError, Equatable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    /// None; there is no such value, or it may not be read or written.
    case success, invalidHandle, readNotPermitted, writeNotPermitted
    /// The request is none, needs trust, or was of a kind that the peripheral does not take.
    case invalidPdu = 4, insufficientAuthentication, requestNotSupported
    /// The request asks for too much, or for what is not there.
    case invalidOffset = 7, insufficientAuthorization, prepareQueueFull, attributeNotFound,
      attributeNotLong, insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError,
      insufficientEncryption, unsupportedGroupType, insufficientResources

    /// Returns a Boolean value that indicates whether an error has a reason, for `catch` and
    /// `case`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CBATTError)?.code == code
    }
  }

  /// The domain.
  public static var errorDomain: String { CBATTErrorDomain }
  /// The reason.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }

  /// The value may not be read.
  public static let readNotPermitted = Code.readNotPermitted
  /// The value may not be written.
  public static let writeNotPermitted = Code.writeNotPermitted
  /// The request was of a kind that the peripheral does not take.
  public static let requestNotSupported = Code.requestNotSupported
}
