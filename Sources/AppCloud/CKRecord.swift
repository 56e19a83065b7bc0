// Apple's CloudKit brings Foundation with it; conditions by a format are SwiftUI's here.
@_exported import Foundation
import SwiftUI

/// A value of a record.
public protocol CKRecordValueProtocol {}

/// A value of a record.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}

/// A file that belongs to a record.
public final class CKAsset: NSObject, CKRecordValueProtocol, Sendable {
  /// The address of the file.
  public let fileURL: URL?

  /// Creates a file of a record.
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A zone of a database.
public final class CKRecordZone: NSObject, Sendable {
  /// The identifier of a zone.
  public final class ID: NSObject, Sendable {
    /// The name of the default zone.
    public static let defaultZoneName = "_defaultZone"
    /// The default zone.
    public static let `default` = ID(zoneName: defaultZoneName)
    /// The name.
    public let zoneName: String
    /// The name of the person whose zone it is.
    public let ownerName: String

    /// Creates the identifier of a zone.
    public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }

    /// Returns a Boolean value that indicates whether another object is the same name.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return zoneName == other.zoneName && ownerName == other.ownerName
    }

    /// The number by which dictionaries find the name.
    public override var hash: Int { zoneName.hashValue }
  }

  /// The name.
  public let zoneID: ID

  /// Creates a zone.
  public init(zoneID: ID) { self.zoneID = zoneID }

  /// Returns the default zone.
  public static func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the person, among owners.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// Values by their names, kept in a database.
public final class CKRecord: NSObject, @unchecked Sendable {
  /// The kind of a record.
  public typealias RecordType = String
  /// The name of a value.
  public typealias FieldKey = String

  /// The name of a record.
  public final class ID: NSObject, Sendable {
    /// The name.
    public let recordName: String
    /// The zone.
    public let zoneID: CKRecordZone.ID

    /// Creates the name of a record; without one, a name of its own.
    public init(recordName: String? = nil, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName ?? CloudRecord.current.newName(), zoneID)
    }

    /// Returns a Boolean value that indicates whether another object is the same name.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }

    /// The number by which dictionaries find the name.
    public override var hash: Int { recordName.hashValue }
  }

  /// The effect of deleting a record on those that point at it.
  public enum ReferenceAction: UInt, Sendable {
    /// None, and their end too.
    case none, deleteSelf
  }

  /// A pointer at another record.
  public final class Reference: NSObject, CKRecordValueProtocol, Sendable {
    /// The name of the record.
    public let recordID: ID
    /// The effect of the record's end.
    public let action: ReferenceAction

    /// Creates a pointer at a record by its name.
    public init(recordID: ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
    }

    /// Creates a pointer at a record.
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }

    /// Returns a Boolean value that indicates whether another object points at the same record.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? Reference)?.recordID == recordID
    }

    /// The number by which dictionaries find the pointer.
    public override var hash: Int { recordID.hash }
  }

  /// The kind.
  public let recordType: RecordType
  /// The name.
  public let recordID: ID
  /// The date of the first save; nil before.
  public internal(set) var creationDate: Date?
  /// The date of the last save; nil before.
  public internal(set) var modificationDate: Date?
  /// The name of the person who has saved it first; nil before.
  public internal(set) var creatorUserRecordID: ID?
  /// The mark of the last save; nil before.
  public internal(set) var recordChangeTag: String?
  private var values: [String: any CKRecordValueProtocol] = [:]
  private var changed: Set<String> = []

  /// Creates a record that no database keeps yet.
  ///
  /// - Parameters:
  ///   - recordType: The kind.
  ///   - recordID: The name.
  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }

  /// Creates a record that a database keeps, to be told.
  ///
  /// - Parameters:
  ///   - recordType: The kind.
  ///   - recordName: The name.
  ///   - values: The values.
  ///   - creationDate: The date of the save.
  public convenience init(
    recordType: RecordType, recordName: String, values: [String: any CKRecordValueProtocol],
    creationDate: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) {
    self.init(recordType: recordType, recordID: ID(recordName: recordName))
    self.values = values
    (self.creationDate, modificationDate) = (creationDate, creationDate)
    recordChangeTag = "0"
  }

  func copied() -> CKRecord {
    let other = CKRecord(recordType: recordType, recordID: recordID)
    other.values = values
    (other.creationDate, other.modificationDate) = (creationDate, modificationDate)
    (other.creatorUserRecordID, other.recordChangeTag) = (creatorUserRecordID, recordChangeTag)
    return other
  }

  /// Returns the record as it is with the changes of another one.
  func merged(_ other: CKRecord) -> CKRecord {
    let copy = copied()
    for key in other.changed { copy.values[key] = other.values[key] }
    return copy
  }

  func forgetChanges() { changed = [] }

  /// A value by its name; nil where there is none.
  public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set {
      values[key] = newValue
      changed.insert(key)
    }
  }

  /// A value of a type by its name; nil where there is none of the type.
  public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { values[key] as? Value }
    set { self[key] = newValue as (any CKRecordValueProtocol)? }
  }

  /// Returns a value by its name.
  public func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }

  /// Sets a value by its name.
  public func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    self[key] = object
  }

  /// Returns a value by its name.
  public func value(forKey key: FieldKey) -> Any? { values[key] }

  /// Sets a value by its name; one that no record takes is left out.
  public func setValue(_ value: Any?, forKey key: FieldKey) {
    self[key] = value as? any CKRecordValueProtocol
  }

  /// Returns the names of all values.
  public func allKeys() -> [FieldKey] { values.keys.sorted() }

  /// Returns the names of the values that were set since the last save.
  public func changedKeys() -> [FieldKey] { changed.sorted() }
}

extension CKRecord: KeyedValues {
  /// Returns a value by its name, for conditions.
  package func value(ofKey key: String) -> Any? {
    switch key {
    case "recordID": recordID
    case "creationDate": creationDate
    case "modificationDate": modificationDate
    default: values[key]
    }
  }
}
