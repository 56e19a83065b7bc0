import Combine

/// A kind of values that a fetch has: objects, their identifiers, dictionaries.
public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object of an entity, whose properties a context keeps.
///
///     let note = Note(context: container.viewContext)
///     note.title = "Alps"
///     try container.viewContext.save()
///
/// Views that have it as `@ObservedObject` are drawn anew as a property changes.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The identifier of the object, temporary until it is saved.
  public internal(set) var objectID: NSManagedObjectID
  /// The context of the object; nil once it has left it.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// A publisher that emits before a property changes.
  public let objectWillChange = ObservableObjectPublisher()
  /// A Boolean value that indicates whether the values are still to be read.
  open internal(set) var isFault = false
  /// The values, where they have been read.
  var storage = ObjectRow()
  /// The names of the properties that have changed since the last save.
  var changedKeys: Set<String> = []
  /// A Boolean value that indicates whether values are set without telling anyone.
  var isPrimitive = false

  /// Creates an object of an entity.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - context: The context that keeps the object; nil for none.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    let entity = context?.model?.own(entity) ?? entity
    self.entity = entity
    let number = context?.nextNumber(of: entity) ?? 0
    objectID = NSManagedObjectID(entity: entity, number: number)
    super.init()
    ClassNames.shared.note(type(of: self))
    for attribute in entity.attributes {
      storage.attributes[attribute.name] = PropertyValue.stored(attribute.defaultValue, attribute)
    }
    guard let context else { return }
    context.insert(self)
    isPrimitive = true
    awakeFromInsert()
    isPrimitive = false
  }

  /// Creates an object of the class's entity.
  ///
  /// - Parameter context: The context that keeps the object.
  public convenience init(context: NSManagedObjectContext) {
    ClassNames.shared.note(Self.self)
    let own = context.model?.entity(of: Self.self)
    guard let entity = own ?? LoadedModels.shared.entity(of: Self.self) else {
      fatalError(Self.withoutEntity)
    }
    self.init(entity: entity, insertInto: context)
  }

  /// Creates an object of the class's entity that no context keeps: one to show before another
  /// is chosen.
  public override convenience init() {
    self.init(entity: Self.entity(), insertInto: nil)
  }

  /// Returns an object that is in a store, without its values.
  static func fault(
    _ identifier: NSManagedObjectID, in context: NSManagedObjectContext
  ) -> NSManagedObject {
    let type = ClassNames.shared.type(of: identifier.entity)
    let object = type.init(entity: identifier.entity, insertInto: nil)
    (object.objectID, object.managedObjectContext) = (identifier, context)
    (object.isFault, object.storage) = (true, ObjectRow())
    return object
  }

  /// Returns the class's entity.
  open class func entity() -> NSEntityDescription {
    ClassNames.shared.note(self)
    guard let entity = LoadedModels.shared.entity(of: self) else { fatalError(withoutEntity) }
    return entity
  }

  private static var withoutEntity: String {
    """
    No data model that has been loaded has an entity of the class \(self): make the container \
    with the model before objects, and name the class in the model as it is in Swift. \
    \(LoadedModels.shared.lastProblem ?? "")
    """
  }

  /// A hash that is the same in each run, so that sets have one order.
  open override var hash: Int { objectID.number }

  /// A textual representation, the same in each run.
  open override var description: String {
    let values = entity.attributes.map { "\($0.name): \(row.attributes[$0.name] ?? "nil")" }
    return "<\(type(of: self)) \(objectID)> { \(values.joined(separator: "; ")) }"
  }

  // MARK: State

  /// A Boolean value that indicates whether the object has been inserted since the last save.
  open var isInserted: Bool { managedObjectContext?.inserted.contains(self) ?? false }
  /// A Boolean value that indicates whether the object has been changed since the last save.
  open var isUpdated: Bool { managedObjectContext?.updated.contains(self) ?? false }
  /// A Boolean value that indicates whether the object will be deleted by the next save.
  open var isDeleted: Bool { managedObjectContext?.deleted.contains(self) ?? false }
  /// A Boolean value that indicates whether the next save has something to do for the object.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// A Boolean value that indicates whether a property that is saved has changed.
  open var hasPersistentChangedValues: Bool { !changedKeys.isEmpty }
  /// A number that tells how far the object has come, without effect.
  open var faultingState: Int { isFault ? 1 : 0 }

  /// Returns the properties that have changed since the last save, with their values.
  open func changedValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: changedKeys.map { ($0, value(forKey: $0) ?? NSNull()) })
  }

  /// Returns values as they were at the last save.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let saved = managedObjectContext?.source?.row(of: objectID) ?? ObjectRow()
    let keys = keys ?? entity.properties.map(\.name)
    return Dictionary(uniqueKeysWithValues: keys.map { ($0, saved.attributes[$0] ?? NSNull()) })
  }

  /// Returns a Boolean value that indicates whether a relationship's objects are still to be read.
  open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }

  /// Returns the identifiers of a relationship's objects.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    row.relations[key] ?? []
  }

  // MARK: Life

  /// Does nothing: a subclass sets the first values of a new object here.
  open func awakeFromInsert() {}
  /// Does nothing: a subclass is told here that its values have been read.
  open func awakeFromFetch() {}
  /// Does nothing: a subclass is told here that the object is about to be saved.
  open func willSave() {}
  /// Does nothing: a subclass is told here that the object has been saved.
  open func didSave() {}
  /// Does nothing: a subclass is told here that the object is about to be deleted.
  open func prepareForDeletion() {}
  /// Does nothing: a subclass is told here that the values are about to be forgotten.
  open func willTurnIntoFault() {}
  /// Does nothing: a subclass is told here that the values have been forgotten.
  open func didTurnIntoFault() {}

  /// Checks a new object before it is saved.
  open func validateForInsert() throws { try validate() }
  /// Checks a changed object before it is saved.
  open func validateForUpdate() throws { try validate() }
  /// Checks an object before it is deleted.
  open func validateForDelete() throws { try validateDeletion() }

  // MARK: Values by key

  /// Returns the value of a property; stops the program for a key of no property, as it does on
  /// Apple's systems.
  open func value(forKey key: String) -> Any? {
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    return primitiveValue(forKey: key)
  }

  /// Sets the value of a property; stops the program for a key of no property, as it does on
  /// Apple's systems.
  open func setValue(_ value: Any?, forKey key: String) { set(value, key) }

  /// Returns the value of a property, telling nobody.
  open func primitiveValue(forKey key: String) -> Any? {
    let property = property(key)
    guard let relationship = property as? NSRelationshipDescription else {
      return row.attributes[key].map(PropertyValue.told)
    }
    let related = related(relationship)
    if !relationship.isToMany { return related.first }
    return relationship.isOrdered ? NSOrderedSet(array: related) : NSSet(array: related)
  }

  /// Sets the value of a property, telling nobody.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    let was = isPrimitive
    isPrimitive = true
    defer { isPrimitive = was }
    set(value, key)
  }

  /// Notes that a property is about to be read.
  open func willAccessValue(forKey key: String?) { load() }
  /// Notes that a property has been read.
  open func didAccessValue(forKey key: String?) {}
  /// Tells that a property is about to change.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// Notes that a property has changed.
  open func didChangeValue(forKey key: String) { note(change: key) }

  /// Returns an object that the keys of a path lead to, one after the other.
  open func value(forKeyPath path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) { object, key in
      PropertyValue.value(of: object, String(key))
    }
  }

  /// Sets the value that a path leads to.
  open func setValue(_ value: Any?, forKeyPath path: String) {
    let keys = path.split(separator: ".").map(String.init)
    let holder = keys.dropLast().joined(separator: ".")
    let object = holder.isEmpty ? self : self.value(forKeyPath: holder) as? NSManagedObject
    if let last = keys.last { object?.setValue(value, forKey: last) }
  }

  /// Sets the values of several properties.
  open func setValuesForKeys(_ values: [String: Any]) {
    for key in values.keys.sorted() { setValue(values[key], forKey: key) }
  }

  /// Returns the values of several properties.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
  }
}

extension NSManagedObject: ObservableObject {}

@available(*, unavailable)
extension NSManagedObject: @unchecked Sendable {}

extension NSManagedObject {
  // Below a class's own, which has a request for its own objects.
  /// Returns a request for the class's objects, of a type that is not told.
  @_disfavoredOverload
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    ClassNames.shared.note(self)
    return NSFetchRequest(entityName: LoadedModels.shared.entity(of: self)?.name ?? "\(self)")
  }
}
