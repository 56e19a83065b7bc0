// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The domain of errors of a session.
public let WCErrorDomain = "WCErrorDomain"

/// An error of a session.
public struct WCError: CustomNSError, Equatable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    /// Reasons of a session.
    case genericError = 7_001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated
    /// Reasons of a watch.
    case deviceNotPaired = 7_005, watchAppNotInstalled, notReachable
    /// Reasons of what is sent.
    case invalidParameter = 7_008, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed,
      messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace
    /// Reasons of an end.
    case sessionInactive = 7_016, transferTimedOut, companionAppNotInstalled

    /// Returns a Boolean value that indicates whether an error has a reason, for `catch` and
    /// `case`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? WCError)?.code == code
    }
  }

  /// The domain.
  public static var errorDomain: String { WCErrorDomain }
  /// The reason.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }

  /// The session has not begun.
  public static let sessionNotActivated = Code.sessionNotActivated
  /// There is no watch.
  public static let deviceNotPaired = Code.deviceNotPaired
  /// The app is not on the watch.
  public static let watchAppNotInstalled = Code.watchAppNotInstalled
  /// The app does not run on the watch.
  public static let notReachable = Code.notReachable
  /// The watch has not answered.
  public static let messageReplyTimedOut = Code.messageReplyTimedOut
}

/// Values on their way, which are there at once.
public final class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  /// The values.
  public let userInfo: [String: Any]
  /// A Boolean value that indicates whether they are for the complication.
  public let isCurrentComplicationInfo: Bool
  /// False: they are there.
  public var isTransferring: Bool { false }

  init(_ userInfo: [String: Any], isComplication: Bool) {
    (self.userInfo, isCurrentComplicationInfo) = (userInfo, isComplication)
  }

  /// Does nothing: they are there.
  public func cancel() {}
}

/// A file that is sent.
public final class WCSessionFile: NSObject, @unchecked Sendable {
  /// The address.
  public let fileURL: URL
  /// Values that belong to it.
  public let metadata: [String: Any]?

  init(_ fileURL: URL, _ metadata: [String: Any]?) {
    (self.fileURL, self.metadata) = (fileURL, metadata)
  }
}

/// A file on its way, which is there at once.
public final class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  /// The file.
  public let file: WCSessionFile
  /// False: it is there.
  public var isTransferring: Bool { false }

  init(_ file: WCSessionFile) { self.file = file }

  /// Does nothing: it is there.
  public func cancel() {}
}
