/// A description of a property, as macros write it.
public protocol SchemaProperty {}

extension Schema {
  /// A property with a value of its own.
  public struct Attribute: SchemaProperty {
    /// An option of a property.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// An option by which objects with one value are one.
      public static let unique = Option(name: "unique")
      /// An option without effect: a value in a file beside the store.
      public static let externalStorage = Option(name: "externalStorage")
      /// An option without effect: a value that is not stored.
      public static let ephemeral = Option(name: "ephemeral")
      /// An option without effect: a value that is stored encrypted.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// An option without effect: a value that the history keeps.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// An option without effect: a value that the system's search finds.
      public static let spotlight = Option(name: "spotlight")

      /// Returns an option without effect: a value that is stored by a transformer.
      public static func transformable(by name: String) -> Option { Option(name: "transformable") }

      /// Returns an option without effect: a value that is stored by a transformer.
      public static func transformable(by type: Any.Type) -> Option {
        Option(name: "transformable")
      }
    }

    /// The options of the property.
    public let options: [Option]

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - options: The options of the property.
    ///   - originalName: The name in an earlier version, without effect.
    ///   - hashModifier: A text that tells versions apart, without effect.
    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
    ) { self.options = options }
  }

  /// A property that leads to other models.
  public struct Relationship: SchemaProperty {
    /// The fate of related objects when an object is deleted.
    public enum DeleteRule: Hashable, Sendable {
      /// Related objects keep their references.
      case noAction
      /// Related objects forget the object.
      case nullify
      /// Related objects are deleted too.
      case cascade
      /// The object stays while it has related objects.
      case deny
    }

    /// An option of a relationship.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// An option without effect: related objects that occur once.
      public static let unique = Option(name: "unique")
    }

    /// The fate of related objects when the object is deleted.
    public let deleteRule: DeleteRule
    /// The property of the related model that leads back.
    public let inverse: AnyKeyPath?

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - options: The options of the relationship.
    ///   - deleteRule: The fate of related objects when the object is deleted.
    ///   - minimumModelCount: The least number of objects, without effect.
    ///   - maximumModelCount: The greatest number of objects, without effect.
    ///   - originalName: The name in an earlier version, without effect.
    ///   - inverse: The property of the related model that leads back.
    ///   - hashModifier: A text that tells versions apart, without effect.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) { (self.deleteRule, self.inverse) = (deleteRule, inverse) }
  }
}
