import Combine
import Foundation

/// A search for records of a kind.
public final class CKQuery: NSObject, @unchecked Sendable {
  /// The kind.
  public let recordType: CKRecord.RecordType
  /// The condition.
  public let predicate: NSPredicate
  /// The order; nil for that of the saves.
  public var sortDescriptors: [NSSortDescriptor]?

  /// Creates a search.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}

/// A database of an app, in memory.
public final class CKDatabase: NSObject, Sendable {
  /// A kind of database.
  public enum Scope: Int, Sendable {
    /// Of all people, and of the person.
    case `public` = 1, `private`
  }

  /// The kind.
  public let databaseScope: Scope

  init(_ scope: Scope) { databaseScope = scope }

  /// Returns a record.
  ///
  /// - Throws: ``CKError`` where there is none, or nobody has signed in.
  public func record(for recordID: CKRecord.ID) async throws -> CKRecord { try found(recordID) }

  /// Calls a closure with a record.
  public func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { answer(completionHandler) { [self] in try found(recordID) } }

  private func found(_ id: CKRecord.ID) throws -> CKRecord {
    try CloudRecord.current.value.record(id, databaseScope)
  }

  /// Returns records by their names, or the errors of those that are not there.
  public func records(
    for ids: [CKRecord.ID]
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
    try CloudRecord.current.value.allow(databaseScope, writes: false)
    return ids.reduce(into: [:]) { found, id in found[id] = Result { try self.found(id) } }
  }

  /// Saves a record, which has not been saved by somebody else meanwhile.
  ///
  /// - Throws: ``CKError`` where it has been, or nobody has signed in.
  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord { try saved(record) }

  /// Saves a record, and calls a closure with it.
  public func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { answer(completionHandler) { [self] in try saved(record) } }

  func saved(
    _ record: CKRecord,
    _ policy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged
  ) throws -> CKRecord {
    let saved = try CloudRecord.current.change { try $0.save(record, databaseScope, policy) }
    // What was saved is what the app holds.
    record.recordChangeTag = saved.recordChangeTag
    (record.creationDate, record.modificationDate) = (saved.creationDate, saved.modificationDate)
    record.creatorUserRecordID = saved.creatorUserRecordID
    record.forgetChanges()
    return saved
  }

  /// Deletes a record.
  ///
  /// - Throws: ``CKError`` where there is none, or nobody has signed in.
  @discardableResult
  public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    try deleted(recordID)
  }

  /// Deletes a record, and calls a closure with its identifier.
  public func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { answer(completionHandler) { [self] in try deleted(recordID) } }

  func deleted(_ id: CKRecord.ID) throws -> CKRecord.ID {
    try CloudRecord.current.change { try $0.delete(id, databaseScope) }
    return id
  }

  /// A place in what a search finds, of which there is none: all is found at once.
  public final class Cursor: NSObject, Sendable {
    private override init() {}
  }

  /// Returns the records that a search finds.
  ///
  /// - Parameters:
  ///   - query: The search.
  ///   - zoneID: The zone; nil for the default one.
  ///   - desiredKeys: The values that are wanted; all are found.
  ///   - resultsLimit: The most records; 0 for all.
  /// - Returns: The records by their names, and no place to go on from.
  /// - Throws: ``CKError`` where nobody has signed in to a person's database.
  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: Cursor?
  ) {
    let found = try matching(query, zoneID, resultsLimit)
    return (found.map { ($0.recordID, .success($0)) }, nil)
  }

  /// Calls a closure with the records that a search finds.
  public func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { answer(completionHandler) { [self] in try matching(query, zoneID, 0) } }

  func matching(
    _ query: CKQuery, _ zoneID: CKRecordZone.ID?, _ limit: Int
  ) throws -> [CKRecord] {
    let found = try CloudRecord.current.value.records(query, zoneID, databaseScope)
    return limit > 0 ? Array(found.prefix(limit)) : found
  }

  /// Saves and deletes records, each for itself.
  ///
  /// - Parameters:
  ///   - recordsToSave: The records.
  ///   - recordIDsToDelete: The names of records that end.
  ///   - savePolicy: The manner in which what somebody else has saved is written over.
  /// - Returns: The records, or the errors, by their names.
  /// - Throws: ``CKError`` where nobody has signed in.
  @discardableResult
  public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) {
    try CloudRecord.current.value.allow(databaseScope, writes: true)
    var results:
      (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
        deleteResults: [CKRecord.ID: Result<Void, any Error>]
      ) = ([:], [:])
    for record in recordsToSave {
      results.saveResults[record.recordID] = Result { try saved(record, savePolicy) }
    }
    for id in recordIDsToDelete {
      results.deleteResults[id] = Result { _ = try deleted(id) }
    }
    return results
  }

  /// Begins an operation.
  public func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    DispatchQueue.global().async { [self] in
      guard !operation.isCancelled else { return }
      operation.run(in: self)
      operation.completionBlock?()
    }
  }
}
