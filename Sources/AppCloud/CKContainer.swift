import Combine
import Foundation

/// An answer to whether a person has signed in to iCloud.
public enum CKAccountStatus: Int, Sendable {
  /// Not known, yes, a rule against it, no, and yes, but not at present.
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// An app's databases in iCloud, in memory: nobody has signed in unless ``know(_:public:private:)``
/// tells otherwise.
///
/// What is told where the catalogue is made is on every screen; what a screen tells or saves is its
/// own. Answers come within the still.
public final class CKContainer: NSObject, Sendable {
  private static let container = CKContainer(identifier: "iCloud.app")
  static let user = CKRecord.ID(recordName: CKCurrentUserDefaultName)

  /// The identifier.
  public let containerIdentifier: String?
  /// The database of all people, which is read without an account too.
  public let publicCloudDatabase = CKDatabase(.public)
  /// The database of the person.
  public let privateCloudDatabase = CKDatabase(.private)

  /// Creates a container of an identifier; all have the same records.
  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
  }

  /// Returns the app's container.
  public class func `default`() -> CKContainer { container }

  /// Tells of the person's account and of the records in the databases.
  ///
  ///     let tide = CKRecord(recordType: "Tide", recordName: "noon", values: ["height": 3.5])
  ///     CKContainer.know(.available, public: [tide])
  ///
  /// - Parameters:
  ///   - status: The answer to whether the person has signed in.
  ///   - publicRecords: The records of all people.
  ///   - privateRecords: The records of the person.
  public static func know(
    _ status: CKAccountStatus, public publicRecords: [CKRecord] = [],
    private privateRecords: [CKRecord] = []
  ) {
    CloudRecord.current.change { content in
      content.status = status
      content.subscriptions = [:]
      content.databases = [
        .public: publicRecords.map { $0.copied() }, .private: privateRecords.map { $0.copied() },
      ]
    }
  }

  /// Returns the database of a kind.
  public func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    databaseScope == .public ? publicCloudDatabase : privateCloudDatabase
  }

  /// Returns whether the person has signed in.
  public func accountStatus() async throws -> CKAccountStatus { CloudRecord.current.value.status }

  /// Calls a closure with whether the person has signed in.
  public func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(CloudRecord.current.value.status, nil) }
  }

  /// Returns the name of the person's record.
  ///
  /// - Throws: ``CKError`` where nobody has signed in.
  public func userRecordID() async throws -> CKRecord.ID {
    try CloudRecord.current.value.allow(.private, writes: false)
    return Self.user
  }

  /// Calls a closure with the name of the person's record.
  public func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    answer(completionHandler) {
      try CloudRecord.current.value.allow(.private, writes: false)
      return Self.user
    }
  }
}

/// Calls a closure on a queue with what is found, or with the error.
func answer<Found>(
  _ handler: @escaping @Sendable (Found?, (any Error)?) -> Void,
  _ find: @escaping @Sendable () throws -> Found
) {
  DispatchQueue.global().async {
    do { handler(try find(), nil) } catch { handler(nil, error) }
  }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of the notification of another account, which does not come.
  public static let CKAccountChanged = Notification.Name("CKAccountChanged")
}
