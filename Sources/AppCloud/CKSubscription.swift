import Combine
import Foundation

/// A subscription to changes, which is kept; nothing is told.
open class CKSubscription: NSObject, @unchecked Sendable {
  /// The identifier of a subscription.
  public typealias ID = String

  /// The words of a notification.
  public final class NotificationInfo: NSObject, @unchecked Sendable {
    /// The title.
    public var title: String?
    /// The text.
    public var alertBody: String?
    /// The name of the title in the app's tables.
    public var titleLocalizationKey: String?
    /// The name of the text in the app's tables.
    public var alertLocalizationKey: String?
    /// The names of the values in the text.
    public var alertLocalizationArgs: [CKRecord.FieldKey]?
    /// The names of the values that come with it.
    public var desiredKeys: [CKRecord.FieldKey]?
    /// The name of the sound.
    public var soundName: String?
    /// A Boolean value that indicates whether the app's icon counts it.
    public var shouldBadge = false
    /// A Boolean value that indicates whether the app is woken.
    public var shouldSendContentAvailable = false

    /// Creates no words.
    public override init() { super.init() }
  }

  /// The name.
  public let subscriptionID: ID
  /// The words of the notification.
  open var notificationInfo: NotificationInfo?

  init(_ id: ID) { subscriptionID = id }
}

/// A subscription to changes of a kind of records.
public final class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// The changes that are told.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates changes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// New records.
    public static let firesOnRecordCreation = Self(rawValue: 1)
    /// Changes of records.
    public static let firesOnRecordUpdate = Self(rawValue: 2)
    /// Deletions of records.
    public static let firesOnRecordDeletion = Self(rawValue: 4)
    /// The first change alone.
    public static let firesOnce = Self(rawValue: 8)
  }

  /// The kind of records.
  public let recordType: CKRecord.RecordType
  /// The condition on records.
  public let predicate: NSPredicate
  /// The changes that are told.
  public let querySubscriptionOptions: Options

  /// Creates a subscription; without an identifier, one of its own.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID? = nil,
    options querySubscriptionOptions: Options = []
  ) {
    (self.recordType, self.predicate) = (recordType, predicate)
    self.querySubscriptionOptions = querySubscriptionOptions
    super.init(subscriptionID ?? CloudRecord.current.newName())
  }
}

/// A notification of a change, of which none comes.
public final class CKNotification: NSObject, Sendable {
  /// Returns nil: a still is told of no change.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    return nil
  }
}

extension CKDatabase {
  /// Returns the subscriptions that were saved.
  ///
  /// - Throws: ``CKError`` where nobody has signed in.
  public func allSubscriptions() async throws -> [CKSubscription] { try subscriptions() }

  /// Calls a closure with the subscriptions that were saved.
  public func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) { answer(completionHandler) { [self] in try subscriptions() } }

  private func subscriptions() throws -> [CKSubscription] {
    let content = CloudRecord.current.value
    try content.allow(databaseScope, writes: true)
    return content.subscriptions[databaseScope] ?? []
  }

  /// Saves a subscription.
  ///
  /// - Throws: ``CKError`` where nobody has signed in.
  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    try saved(subscription)
  }

  /// Saves a subscription, and calls a closure with it.
  public func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { answer(completionHandler) { [self] in try saved(subscription) } }

  func saved(_ subscription: CKSubscription) throws -> CKSubscription {
    try CloudRecord.current.change { content in
      try content.allow(databaseScope, writes: true)
      content.subscriptions[databaseScope, default: []].removeAll {
        $0.subscriptionID == subscription.subscriptionID
      }
      content.subscriptions[databaseScope, default: []].append(subscription)
    }
    return subscription
  }

  /// Deletes a subscription.
  ///
  /// - Throws: ``CKError`` where there is none, or nobody has signed in.
  @discardableResult
  public func deleteSubscription(
    withID subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription.ID { try deleted(subscriptionID) }

  func deleted(_ id: CKSubscription.ID) throws -> CKSubscription.ID {
    try CloudRecord.current.change { content in
      try content.allow(databaseScope, writes: true)
      let known = content.subscriptions[databaseScope] ?? []
      let left = known.filter { $0.subscriptionID != id }
      guard left.count < known.count else { throw CKError(.unknownItem) }
      content.subscriptions[databaseScope] = left
    }
    return id
  }
}

/// Saves and deletes subscriptions.
public final class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The subscriptions.
  public var subscriptionsToSave: [CKSubscription]?
  /// The identifiers of subscriptions to delete.
  public var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// A closure that hears of the end.
  public var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Creates an operation.
  public init(
    subscriptionsToSave: [CKSubscription]? = nil,
    subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
    super.init()
  }

  override func run(in database: CKDatabase) {
    let result: Result<Void, any Error> = Result {
      for subscription in subscriptionsToSave ?? [] { _ = try database.saved(subscription) }
      for id in subscriptionIDsToDelete ?? [] { _ = try database.deleted(id) }
    }
    modifySubscriptionsResultBlock?(result)
  }
}
