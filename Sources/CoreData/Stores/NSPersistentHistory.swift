/// A place in the record of changes, of which there is none.
open class NSPersistentHistoryToken: NSObject, @unchecked Sendable {}

/// The kind of a request's answer about changes.
public enum NSPersistentHistoryResultType: Int, Sendable {
  /// A Boolean value that indicates whether it went well.
  case statusOnly = 0
  /// Identifiers.
  case objectIDs = 1
  /// A number.
  case count = 2
  /// Transactions alone.
  case transactionsOnly = 3
  /// Changes alone.
  case changesOnly = 4
  /// Transactions with their changes.
  case transactionsAndChanges = 5
}

/// Changes that were saved together.
open class NSPersistentHistoryTransaction: NSObject {
  /// The changes.
  open var changes: [NSPersistentHistoryChange]? { [] }
  /// The place in the record.
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
  /// The name of who saved.
  open var author: String? { nil }
  /// The name of the context.
  open var contextName: String? { nil }
  /// The moment of the save.
  open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }

  /// The request for transactions.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }

  /// Returns a notification of the changes, to be merged into a context.
  open func objectIDNotification() -> Notification {
    Notification(name: NSManagedObjectContext.didSaveObjectIDsNotification)
  }
}

/// A change of an object.
open class NSPersistentHistoryChange: NSObject {
  /// The identifier of the object.
  public let changedObjectID: NSManagedObjectID

  init(_ identifier: NSManagedObjectID) { changedObjectID = identifier }
}

/// A request for the record of changes, which is empty.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, ExecutableRequest {
  /// The kind of the answer.
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// The request for transactions.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  /// Returns a request for changes after a place.
  open class func fetchHistory(
    after token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest() }

  /// Returns a request for changes after a date.
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }

  /// Returns a request that forgets changes before a place.
  open class func deleteHistory(
    before token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest() }

  /// Returns a request that forgets changes before a date.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }

  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSPersistentHistoryResult(resultType)
  }
}

/// The answer about changes: none.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// The transactions.
  public let result: Any?
  /// The kind of the answer.
  public let resultType: NSPersistentHistoryResultType

  init(_ type: NSPersistentHistoryResultType) {
    (result, resultType) = ([NSPersistentHistoryTransaction](), type)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the place in the record of what is told of changes by others.
public let NSPersistentHistoryTokenKey = "historyToken"
