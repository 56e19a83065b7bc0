/// The identifier of an object: its entity and a number, counted in each container.
///
/// Of a new object it is temporary, until the object is saved.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The place in the order in which objects were made, from 1.
  let number: Int
  /// A Boolean value that indicates whether the object has never been saved.
  open internal(set) var isTemporaryID: Bool
  /// The store of the object; nil of one that has never been saved.
  open internal(set) weak var persistentStore: NSPersistentStore?

  init(entity: NSEntityDescription, number: Int, isTemporary: Bool = true) {
    (self.entity, self.number, isTemporaryID) = (entity, number, isTemporary)
  }

  /// Returns a URL that names the object, the same in each run.
  open func uriRepresentation() -> URL {
    let name = entity.name?.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let text =
      isTemporaryID ? "x-coredata:///\(name)/t\(number)" : "x-coredata://memory/\(name)/p\(number)"
    return URL(string: text) ?? URL(fileURLWithPath: "/dev/null")
  }

  /// Returns the identifier itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A hash that is the same in each run, so that sets have one order.
  open override var hash: Int { number }

  /// A textual representation, the same in each run.
  open override var description: String {
    "\(entity.title)/\(isTemporaryID ? "t" : "p")\(number)"
  }
}
