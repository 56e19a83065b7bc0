import Foundation
import Synchronization
import ViewTree

/// The records of a screen's databases, and the person's account.
final class CloudRecord: Sendable {
  struct Content: Sendable {
    var status = CKAccountStatus.noAccount
    var databases: [CKDatabase.Scope: [CKRecord]] = [:]
    var subscriptions: [CKDatabase.Scope: [CKSubscription]] = [:]
    var saves = 0
    var names = 0
  }

  private let content: Mutex<Content>

  private init(_ other: CloudRecord?) { content = Mutex(other?.value ?? Content()) }

  static var current: CloudRecord { ScreenValues.object { CloudRecord($0) } }

  var value: Content { content.withLock { $0 } }

  func change<Result>(_ edit: (inout Content) throws -> sending Result) rethrows -> Result {
    try content.withLock { try edit(&$0) }
  }

  /// Returns a new name of a record, the same one each time that the screen is made.
  func newName() -> String {
    change { content in
      content.names += 1
      return "record-\(content.names)"
    }
  }
}

extension CloudRecord.Content {
  /// Throws an error where the person may not write, or may not read what is private.
  func allow(_ scope: CKDatabase.Scope, writes: Bool) throws {
    let isOpen = scope == .public && !writes
    if status != .available && !isOpen { throw CKError(.notAuthenticated) }
  }

  /// Saves a record as a policy has it, and returns it as it is then.
  mutating func save(
    _ record: CKRecord, _ scope: CKDatabase.Scope,
    _ policy: CKModifyRecordsOperation.RecordSavePolicy
  ) throws -> CKRecord {
    try allow(scope, writes: true)
    var records = databases[scope] ?? []
    let place = records.firstIndex { $0.recordID == record.recordID }
    let known = place.map { records[$0] }
    if policy == .ifServerRecordUnchanged, let known,
      known.recordChangeTag != record.recordChangeTag
    {
      throw CKError(.serverRecordChanged, serverRecord: known.copied())
    }
    saves += 1
    let saved = policy == .allKeys ? record.copied() : (known?.merged(record) ?? record.copied())
    // A second a save, since a picture must not depend on a clock.
    let date = Date(timeIntervalSinceReferenceDate: Double(saves))
    saved.creationDate = known?.creationDate ?? date
    saved.modificationDate = date
    saved.creatorUserRecordID = known?.creatorUserRecordID ?? CKContainer.user
    saved.recordChangeTag = "\(saves)"
    if let place { records[place] = saved } else { records.append(saved) }
    databases[scope] = records
    return saved.copied()
  }

  /// Ends a record, and those that end with it.
  mutating func delete(_ id: CKRecord.ID, _ scope: CKDatabase.Scope) throws {
    try allow(scope, writes: true)
    guard databases[scope]?.contains(where: { $0.recordID == id }) == true else {
      throw CKError(.unknownItem)
    }
    databases[scope]?.removeAll { $0.recordID == id }
    let owned = (databases[scope] ?? []).filter { $0.ends(with: id) }
    for record in owned { try? delete(record.recordID, scope) }
  }

  /// Returns a record.
  func record(_ id: CKRecord.ID, _ scope: CKDatabase.Scope) throws -> CKRecord {
    try allow(scope, writes: false)
    guard let record = databases[scope]?.first(where: { $0.recordID == id }) else {
      throw CKError(.unknownItem)
    }
    return record.copied()
  }

  /// Returns the records that a query asks for, in its order.
  func records(
    _ query: CKQuery, _ zone: CKRecordZone.ID?, _ scope: CKDatabase.Scope
  ) throws -> [CKRecord] {
    try allow(scope, writes: false)
    let found = (databases[scope] ?? []).filter { record in
      record.recordType == query.recordType
        && record.recordID.zoneID == zone ?? CKRecordZone.ID.default
        && query.predicate.evaluate(with: record)
    }
    let order = query.sortDescriptors ?? []
    return found.map { $0.copied() }.enumerated().sorted { first, second in
      for descriptor in order {
        switch descriptor.compare(first.element, to: second.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}

extension CKRecord {
  /// Returns a Boolean value that indicates whether the record ends with another one.
  fileprivate func ends(with id: CKRecord.ID) -> Bool {
    allKeys().contains { key in
      guard let reference = object(forKey: key) as? Reference else { return false }
      return reference.action == .deleteSelf && reference.recordID == id
    }
  }
}
