// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names are Apple's.

extension CocoaError.Code {
  /// An object that is not as its entity asks.
  public static let managedObjectValidation = Self(rawValue: 1550)
  /// Several objects or properties that are not as their entities ask.
  public static let validationMultipleErrors = Self(rawValue: 1560)
  /// A property without a value that is not optional.
  public static let validationMissingMandatoryProperty = Self(rawValue: 1570)
  /// A relationship that leads to too few objects.
  public static let validationRelationshipLacksMinimumCount = Self(rawValue: 1580)
  /// A relationship that leads to too many objects.
  public static let validationRelationshipExceedsMaximumCount = Self(rawValue: 1590)
  /// A relationship that keeps an object from being deleted.
  public static let validationRelationshipDeniedDelete = Self(rawValue: 1600)
  /// A number above the greatest.
  public static let validationNumberTooLarge = Self(rawValue: 1610)
  /// A number below the least.
  public static let validationNumberTooSmall = Self(rawValue: 1620)
  /// A date after the last.
  public static let validationDateTooLate = Self(rawValue: 1630)
  /// A date before the first.
  public static let validationDateTooSoon = Self(rawValue: 1640)
  /// A date that is none.
  public static let validationInvalidDate = Self(rawValue: 1650)
  /// A text that is too long.
  public static let validationStringTooLong = Self(rawValue: 1660)
  /// A text that is too short.
  public static let validationStringTooShort = Self(rawValue: 1670)
  /// A text that does not match its pattern.
  public static let validationStringPatternMatching = Self(rawValue: 1680)
  /// An object that is not in the store.
  public static let managedObjectReferentialIntegrity = Self(rawValue: 133_000)
  /// An object that somebody else has changed since it was read.
  public static let managedObjectMerge = Self(rawValue: 133_020)
  /// Two objects whose values should occur once.
  public static let managedObjectConstraintMerge = Self(rawValue: 133_021)
  /// A store that cannot be saved to.
  public static let persistentStoreSave = Self(rawValue: 134_030)
  /// A request or a model that is not as it should be.
  public static let coreData = Self(rawValue: 134_060)
}

/// The code of an object that is not as its entity asks.
public let NSManagedObjectValidationError = 1550
/// The code of several objects or properties that are not as their entities ask.
public let NSValidationMultipleErrorsError = 1560
/// The code of a property without a value that is not optional.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The code of a relationship that leads to too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// The code of a relationship that leads to too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// The code of a relationship that keeps an object from being deleted.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// The code of a number above the greatest.
public let NSValidationNumberTooLargeError = 1610
/// The code of a number below the least.
public let NSValidationNumberTooSmallError = 1620
/// The code of a date after the last.
public let NSValidationDateTooLateError = 1630
/// The code of a date before the first.
public let NSValidationDateTooSoonError = 1640
/// The code of a date that is none.
public let NSValidationInvalidDateError = 1650
/// The code of a text that is too long.
public let NSValidationStringTooLongError = 1660
/// The code of a text that is too short.
public let NSValidationStringTooShortError = 1670
/// The code of a text that does not match its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// The code of an object that somebody else has changed since it was read.
public let NSManagedObjectMergeError = 133_020
/// The code of two objects whose values should occur once.
public let NSManagedObjectConstraintMergeError = 133_021
/// The code of a store that cannot be saved to.
public let NSPersistentStoreSaveError = 134_030
/// The code of a request or a model that is not as it should be.
public let NSCoreDataError = 134_060

/// The key of an error's object.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the name of an error's property.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of an error's value.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the errors that one is made of.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the objects that an error concerns.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of the conflicts of an error.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
