// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names are Apple's.

/// The ways of a merge of what an app and somebody else have changed.
public enum NSMergePolicyType: UInt, Sendable {
  /// The save fails.
  case errorMergePolicyType = 0
  /// The store's values of what both have changed remain.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// The app's values of what both have changed remain.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// The app's objects remain.
  case overwriteMergePolicyType = 3
  /// The store's objects remain.
  case rollbackMergePolicyType = 4
}

/// The policy of a context for objects that somebody else has changed since they were read.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The way of the policy.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  public init(merge type: NSMergePolicyType) { mergeType = type }

  /// The policy by which the save fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The policy by which the store's values remain of what both have changed.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The policy by which the app's values remain of what both have changed.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The policy by which the app's objects remain.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The policy by which the store's objects remain.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The policy by which the save fails.
public let NSErrorMergePolicy: AnyObject & Sendable = NSMergePolicy.error
/// The policy by which the store's values remain of what both have changed.
public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject & Sendable =
  NSMergePolicy.mergeByPropertyStoreTrump
/// The policy by which the app's values remain of what both have changed.
public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject & Sendable =
  NSMergePolicy.mergeByPropertyObjectTrump
/// The policy by which the app's objects remain.
public let NSOverwriteMergePolicy: AnyObject & Sendable = NSMergePolicy.overwrite
/// The policy by which the store's objects remain.
public let NSRollbackMergePolicy: AnyObject & Sendable = NSMergePolicy.rollback
