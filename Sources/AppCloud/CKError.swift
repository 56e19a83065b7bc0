import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors of iCloud.
public let CKErrorDomain = "CKErrorDomain"

/// An error of iCloud.
public struct CKError: CustomNSError, @unchecked Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    /// Reasons of iCloud and of the way to it.
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer,
      serviceUnavailable, requestRateLimited, missingEntitlement
    /// Reasons of a person.
    case notAuthenticated = 9, permissionFailure
    /// Reasons of records.
    case unknownItem = 11, invalidArguments, resultsTruncated, serverRecordChanged,
      serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion,
      constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed
    /// Reasons of zones.
    case zoneBusy = 23, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone

    /// Returns a Boolean value that indicates whether an error has a reason, for `catch` and
    /// `case`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CKError)?.code == code
    }
  }

  /// Some records were not saved.
  public static let partialFailure = Code.partialFailure
  /// There is no way to iCloud.
  public static let networkUnavailable = Code.networkUnavailable
  /// Nobody has signed in.
  public static let notAuthenticated = Code.notAuthenticated
  /// There is no such record.
  public static let unknownItem = Code.unknownItem
  /// The record was saved by somebody else.
  public static let serverRecordChanged = Code.serverRecordChanged

  /// The domain.
  public static var errorDomain: String { CKErrorDomain }
  /// The reason.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The record as somebody else has saved it.
  public let serverRecord: CKRecord?
  /// The errors of records by their names.
  public let partialErrorsByItemID: [AnyHashable: any Error]?

  /// Creates an error of a reason.
  public init(_ code: Code) { self.init(code, serverRecord: nil) }

  init(_ code: Code, serverRecord: CKRecord?) {
    (self.code, self.serverRecord, partialErrorsByItemID) = (code, serverRecord, nil)
  }

  init(partial errors: [CKRecord.ID: any Error]) {
    (code, serverRecord) = (.partialFailure, nil)
    partialErrorsByItemID = errors
  }
}

extension CKError {
  /// The reason, for people.
  public var localizedDescription: String { "CloudKit: \(code)" }
}
