/// A kind of objects: its name, its class and its properties.
///
///     let note = NSEntityDescription()
///     note.name = "Note"
///     note.managedObjectClassName = NSStringFromClass(Note.self)
///     note.properties = [title]
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the entity.
  open var name: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The name of the class, with or without its module.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// A Boolean value that indicates whether no object is of the entity itself.
  open var isAbstract = false
  /// Words of the app's own.
  open var userInfo: [AnyHashable: Any]?
  /// The name in an earlier version, without effect.
  open var renamingIdentifier: String?
  /// A text that tells versions apart, without effect.
  open var versionHashModifier: String?
  /// Names of attributes whose values together occur once.
  open var uniquenessConstraints: [[Any]] = []
  /// The entity that this one has its first properties of.
  open internal(set) weak var superentity: NSEntityDescription?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The model that has the entity.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel! {
    get { model }
    set { model = newValue }
  }
  private weak var model: NSManagedObjectModel?
  /// The class of the objects, once it is found.
  var objectType: NSManagedObject.Type?
  private var own: [NSPropertyDescription] = []
  private var table: [String: NSPropertyDescription]?

  /// Creates an entity without a name.
  public override init() {}

  /// The entities that have the properties of this one.
  open var subentities: [NSEntityDescription] {
    get { below }
    set {
      below = newValue
      for entity in newValue {
        entity.superentity = self
        entity.forgetTable()
      }
    }
  }
  private var below: [NSEntityDescription] = []

  /// The entities that have the properties of this one, by name.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.compactMap { one in one.name.map { ($0, one) } }) { first, _ in first }
  }

  /// The properties, those of the entities above among them.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      let inherited = superentity?.properties ?? []
      own = newValue.filter { property in !inherited.contains { $0 === property } }
      for property in own { property.entity = self }
      forgetTable()
    }
  }

  /// The properties by name.
  open var propertiesByName: [String: NSPropertyDescription] {
    if let table { return table }
    let made = Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
    table = made
    return made
  }

  /// The attributes by name.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships by name.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// Returns the relationships that lead to an entity.
  open func relationships(
    forDestination entity: NSEntityDescription
  ) -> [NSRelationshipDescription] {
    relationships.filter { $0.destinationEntity === entity }
  }

  /// Returns a Boolean value that indicates whether the entity is another one, or below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) ?? false
  }

  /// Returns the entity itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The relationships, in the order of the properties.
  var relationships: [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }
  }

  /// The attributes, in the order of the properties.
  var attributes: [NSAttributeDescription] {
    properties.compactMap { $0 as? NSAttributeDescription }
  }

  /// The entity at the top.
  var root: NSEntityDescription { superentity?.root ?? self }

  /// The name for words of ours.
  var title: String { name ?? "without a name" }

  /// The name of the class without its module.
  var className: String {
    managedObjectClassName.flatMap { $0.split(separator: ".").last.map(String.init) }
      ?? "NSManagedObject"
  }

  private func forgetTable() {
    table = nil
    for entity in subentities { entity.forgetTable() }
  }
}

extension NSEntityDescription {
  /// Returns the entity of a name in a context's model; nil where there is none.
  public class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.model?.entitiesByName[name] }

  /// Makes an object of an entity in a context; stops the program where the model has no such
  /// entity, as it does on Apple's systems.
  ///
  /// - Parameters:
  ///   - name: The name of the entity.
  ///   - context: The context.
  ///   - fileID: The file of the call, whose module has the object's class.
  /// - Returns: The object, of the entity's class.
  public class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext, fileID: String = #fileID
  ) -> NSManagedObject {
    ClassNames.shared.note(fileID: fileID)
    guard let entity = entity(forEntityName: name, in: context) else {
      fatalError(CoreDataError.unknownEntity(name, context.model).description)
    }
    return ClassNames.shared.type(of: entity).init(entity: entity, insertInto: context)
  }
}
