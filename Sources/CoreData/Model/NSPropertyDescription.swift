/// A property of an entity: an attribute or a relationship.
open class NSPropertyDescription: NSObject, NSCopying {
  /// The name of the property, by which objects are asked for it.
  open var name = ""
  /// A Boolean value that indicates whether an object may be saved without a value.
  open var isOptional = true
  /// A Boolean value that indicates whether the property is of no store.
  open var isTransient = false
  /// Words of the app's own.
  open var userInfo: [AnyHashable: Any]?
  /// The name in an earlier version, without effect.
  open var renamingIdentifier: String?
  /// A text that tells versions apart, without effect.
  open var versionHashModifier: String?
  /// A Boolean value that indicates whether searches use the property, without effect.
  open var isIndexed = false
  /// A Boolean value that indicates whether Spotlight knows the property, without effect.
  open var isIndexedBySpotlight = false
  /// The entity that has the property.
  open internal(set) var entity: NSEntityDescription {
    get { owner ?? NSEntityDescription() }
    set { owner = newValue }
  }
  private weak var owner: NSEntityDescription?

  /// Creates a property without a name.
  public override init() {}

  /// Returns the property itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
