import Foundation

/// Something that is done in iCloud.
open class CKOperation: Operation, @unchecked Sendable {}

/// Something that is done in a database: as the database is given it.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database; nil for the person's.
  open var database: CKDatabase?

  override init() { super.init() }

  /// Does it, on a queue of operations.
  open override func main() { run(in: database ?? CKContainer.default().privateCloudDatabase) }

  func run(in database: CKDatabase) {}
}

/// Saves and deletes records.
public final class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// A manner in which what somebody else has saved is written over.
  public enum RecordSavePolicy: Int, Sendable {
    /// Not at all, by the values that were set, and by all.
    case ifServerRecordUnchanged, changedKeys, allKeys
  }

  /// The records.
  public var recordsToSave: [CKRecord]?
  /// The names of records that end.
  public var recordIDsToDelete: [CKRecord.ID]?
  /// The manner in which what somebody else has saved is written over.
  public var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// A closure that hears of each record.
  public var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// A closure that hears of the end.
  public var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// A closure that hears of the end, as before iOS 15.
  public var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

  /// Creates an operation.
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    super.init()
  }

  override func run(in database: CKDatabase) {
    var errors: [CKRecord.ID: any Error] = [:]
    var saved: [CKRecord] = []
    for record in recordsToSave ?? [] {
      let result = Result { try database.saved(record, savePolicy) }
      switch result {
      case .success(let record): saved.append(record)
      case .failure(let error): errors[record.recordID] = error
      }
      perRecordSaveBlock?(record.recordID, result)
    }
    var deleted: [CKRecord.ID] = []
    for id in recordIDsToDelete ?? [] {
      do { deleted.append(try database.deleted(id)) } catch { errors[id] = error }
    }
    let isRefused = errors.values.contains { CKError.notAuthenticated ~= $0 }
    let error =
      errors.isEmpty ? nil : isRefused ? CKError(.notAuthenticated) : CKError(partial: errors)
    modifyRecordsResultBlock?(error.map { .failure($0) } ?? .success(()))
    modifyRecordsCompletionBlock?(saved, deleted, error)
  }
}

/// Searches for records.
public final class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The search.
  public var query: CKQuery?
  /// The zone; nil for the default one.
  public var zoneID: CKRecordZone.ID?
  /// The most records; 0 for all.
  public var resultsLimit = 0
  /// The values that are wanted; all are found.
  public var desiredKeys: [CKRecord.FieldKey]?
  /// A closure that hears of each record.
  public var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// A closure that hears of each record, as before iOS 15.
  public var recordFetchedBlock: ((CKRecord) -> Void)?
  /// A closure that hears of the end.
  public var queryResultBlock: ((Result<CKDatabase.Cursor?, any Error>) -> Void)?
  /// A closure that hears of the end, as before iOS 15.
  public var queryCompletionBlock: ((CKDatabase.Cursor?, (any Error)?) -> Void)?

  /// Creates an operation.
  public init(query: CKQuery) {
    self.query = query
    super.init()
  }

  override func run(in database: CKDatabase) {
    do {
      let found = try query.map { try database.matching($0, zoneID, resultsLimit) } ?? []
      for record in found {
        recordMatchedBlock?(record.recordID, .success(record))
        recordFetchedBlock?(record)
      }
      queryResultBlock?(.success(nil))
      queryCompletionBlock?(nil, nil)
    } catch {
      queryResultBlock?(.failure(error))
      queryCompletionBlock?(nil, error)
    }
  }
}
