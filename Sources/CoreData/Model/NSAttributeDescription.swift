/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
  /// A type that is not told.
  case undefinedAttributeType = 0
  /// A number of 16 bits.
  case integer16AttributeType = 100
  /// A number of 32 bits.
  case integer32AttributeType = 200
  /// A number of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A number with a fraction.
  case doubleAttributeType = 500
  /// A number with a short fraction.
  case floatAttributeType = 600
  /// A text.
  case stringAttributeType = 700
  /// A Boolean value.
  case booleanAttributeType = 800
  /// A date.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A UUID.
  case UUIDAttributeType = 1100
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A URL.
  case URIAttributeType = 1200
  /// A value of the app's own.
  case transformableAttributeType = 1800
  /// The identifier of an object.
  case objectIDAttributeType = 2000
  /// Several values that a class of the app's own holds.
  case compositeAttributeType = 2100
}

/// A property of an entity that holds a value.
///
///     let name = NSAttributeDescription()
///     name.name = "name"
///     name.attributeType = .stringAttributeType
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of the values, in the words of iOS 15.
  public struct AttributeType: Hashable, Sendable {
    /// The type of the values.
    public let rawValue: NSAttributeType

    /// A type that is not told.
    public static let undefined = AttributeType(rawValue: .undefinedAttributeType)
    /// A number of 16 bits.
    public static let integer16 = AttributeType(rawValue: .integer16AttributeType)
    /// A number of 32 bits.
    public static let integer32 = AttributeType(rawValue: .integer32AttributeType)
    /// A number of 64 bits.
    public static let integer64 = AttributeType(rawValue: .integer64AttributeType)
    /// A decimal number.
    public static let decimal = AttributeType(rawValue: .decimalAttributeType)
    /// A number with a fraction.
    public static let double = AttributeType(rawValue: .doubleAttributeType)
    /// A number with a short fraction.
    public static let float = AttributeType(rawValue: .floatAttributeType)
    /// A text.
    public static let string = AttributeType(rawValue: .stringAttributeType)
    /// A Boolean value.
    public static let boolean = AttributeType(rawValue: .booleanAttributeType)
    /// A date.
    public static let date = AttributeType(rawValue: .dateAttributeType)
    /// Bytes.
    public static let binaryData = AttributeType(rawValue: .binaryDataAttributeType)
    /// A UUID.
    public static let uuid = AttributeType(rawValue: .UUIDAttributeType)
    /// A URL.
    public static let uri = AttributeType(rawValue: .URIAttributeType)
    /// A value of the app's own.
    public static let transformable = AttributeType(rawValue: .transformableAttributeType)
    /// The identifier of an object.
    public static let objectID = AttributeType(rawValue: .objectIDAttributeType)
  }

  /// The type of the values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The type of the values, in the words of iOS 15.
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType) }
    set { attributeType = newValue.rawValue }
  }
  /// The value of a new object.
  open var defaultValue: Any?
  /// The name of the class of the values.
  open var attributeValueClassName: String?
  /// The name of what makes bytes of the values, without effect.
  open var valueTransformerName: String?
  /// A Boolean value that indicates whether large bytes have a file of their own, without effect.
  open var allowsExternalBinaryDataStorage = false
  /// A Boolean value that indicates whether earlier values are recorded, without effect.
  open var preservesValueInHistoryOnDeletion = false
  /// A Boolean value that indicates whether the cloud has the value encrypted, without effect.
  open var allowsCloudEncryption = false
  /// The least and the greatest value or length, and the pattern that a text matches.
  var limits = AttributeLimits()
}

/// A property of an entity that is worked out of others, without effect: it has its default value.
open class NSDerivedAttributeDescription: NSAttributeDescription {}
