/// A section of fetched objects.
public protocol NSFetchedResultsSectionInfo {
  /// The name of the section.
  var name: String { get }
  /// The title in an index.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// The kind of a change of fetched objects.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// An object has come.
  case insert = 1
  /// An object has gone.
  case delete = 2
  /// An object has another place.
  case move = 3
  /// An object has changed.
  case update = 4
}

/// A delegate that is told of changes of fetched objects.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Tells that changes are about to be told.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Tells that all changes have been told.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Tells of a change of an object.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Tells of a section that has come or gone.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing by default.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing by default.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing by default.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing by default.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
}

/// The objects that a request asks for, which follow the changes of a context.
///
///     let controller = NSFetchedResultsController(
///       fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
///       cacheName: nil)
///     try controller.performFetch()
///
/// Changes are told when the action that makes them is over, or the context is saved.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public let managedObjectContext: NSManagedObjectContext
  /// The key whose values are the names of sections.
  public let sectionNameKeyPath: String?
  /// The name of a cache, without effect.
  public let cacheName: String?
  /// The delegate that is told of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private var fetched: [ResultType]?
  private var number: Int?
  private var told: NSFetchedResultsController<any NSFetchRequestResult>?

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request.
  ///   - context: The context.
  ///   - sectionNameKeyPath: The key whose values are the names of sections; nil for one section.
  ///   - name: The name of a cache, without effect.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
  }

  deinit { if let number { managedObjectContext.unfollow(number) } }

  /// Has no effect: there is no cache.
  open class func deleteCache(withName name: String?) {}

  /// The objects; nil before the first fetch.
  open var fetchedObjects: [ResultType]? { fetched }

  /// The sections; nil before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    guard let fetched else { return nil }
    guard let sectionNameKeyPath else {
      return [FetchedSection(name: "", members: fetched.map { $0 as Any })]
    }
    var sections: [FetchedSection] = []
    for object in fetched {
      let name = (object as? NSManagedObject)?.value(forKeyPath: sectionNameKeyPath)
      let title = name.map { "\($0)" } ?? ""
      if sections.last?.name != title {
        sections.append(FetchedSection(name: title, members: []))
      }
      sections[sections.count - 1].members.append(object)
    }
    return sections
  }

  /// The titles of an index.
  open var sectionIndexTitles: [String] { (sections ?? []).compactMap(\.indexTitle) }

  /// Fetches the objects, and follows them from now on.
  open func performFetch() throws {
    fetched = try managedObjectContext.fetch(fetchRequest)
    if number == nil {
      number = managedObjectContext.follow { [weak self] in self?.follow($0) }
    }
  }

  /// Returns the object at a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let sections, sections.indices.contains(indexPath[0]),
      let objects = sections[indexPath[0]].objects, objects.indices.contains(indexPath[1]),
      let object = objects[indexPath[1]] as? ResultType
    else { fatalError("No object at \(indexPath): call performFetch() before") }
    return object
  }

  /// Returns the place of an object; nil where it is none of them.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, info) in (sections ?? []).enumerated() {
      let place = info.objects?.firstIndex { ($0 as AnyObject) === (object as AnyObject) }
      if let place { return IndexPath(indexes: [section, place]) }
    }
    return nil
  }

  /// The controller as the delegate knows it, whose objects are of no certain type.
  private var anyController: NSFetchedResultsController<any NSFetchRequestResult> {
    if let own = self as? NSFetchedResultsController<any NSFetchRequestResult> { return own }
    let controller =
      told
      ?? NSFetchedResultsController<any NSFetchRequestResult>(
        fetchRequest: fetchRequest.copied(), managedObjectContext: managedObjectContext,
        sectionNameKeyPath: sectionNameKeyPath, cacheName: nil)
    told = controller
    controller.fetched = fetched?.compactMap { $0 as? any NSFetchRequestResult }
    return controller
  }

  private func follow(_ changes: ObjectChanges) {
    guard let before = fetched,
      let entity = try? fetchRequest.entity(in: managedObjectContext)
    else { return }
    let changed = changes.updated.objects + changes.refreshed.objects
    let all = changes.inserted.objects + changed + changes.deleted.objects
    guard all.contains(where: { $0.entity.isKindOf(entity: entity) }),
      let after = try? managedObjectContext.fetch(fetchRequest)
    else { return }
    let difference = FetchedDifference(
      before: before.map { $0 as AnyObject }, after: after.map { $0 as AnyObject },
      changed: Set(changed.map(ObjectIdentifier.init)))
    guard !difference.isEmpty else { return }
    delegate?.controllerWillChangeContent(anyController)
    fetched = after
    tell(difference)
    delegate?.controllerDidChangeContent(anyController)
  }

  private func tell(_ difference: FetchedDifference) {
    func path(_ index: Int?) -> IndexPath? { index.map { IndexPath(indexes: [0, $0]) } }
    for change in difference.changes {
      delegate?.controller(
        anyController, didChange: change.object, at: path(change.before), for: change.type,
        newIndexPath: path(change.after))
    }
  }
}

/// Objects with one name.
private struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var members: [Any]
  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}

/// The changes between two lists of objects.
private struct FetchedDifference {
  struct Change {
    let object: AnyObject
    let type: NSFetchedResultsChangeType
    let before: Int?
    let after: Int?
  }

  private(set) var changes: [Change] = []
  var isEmpty: Bool { changes.isEmpty }

  init(before: [AnyObject], after: [AnyObject], changed: Set<ObjectIdentifier>) {
    let old = Self.places(before)
    let new = Self.places(after)
    for (index, object) in before.enumerated() where new[ObjectIdentifier(object)] == nil {
      changes.append(Change(object: object, type: .delete, before: index, after: nil))
    }
    for (index, object) in after.enumerated() where old[ObjectIdentifier(object)] == nil {
      changes.append(Change(object: object, type: .insert, before: nil, after: index))
    }
    let kept = before.filter { new[ObjectIdentifier($0)] != nil }.map(ObjectIdentifier.init)
    let now = after.filter { old[ObjectIdentifier($0)] != nil }.map(ObjectIdentifier.init)
    let moved = Set(zip(kept, now).filter { $0 != $1 }.map(\.0))
    for (index, object) in after.enumerated() {
      let identifier = ObjectIdentifier(object)
      guard let place = old[identifier], changed.contains(identifier) else { continue }
      let type: NSFetchedResultsChangeType = moved.contains(identifier) ? .move : .update
      changes.append(Change(object: object, type: type, before: place, after: index))
    }
  }

  private static func places(_ objects: [AnyObject]) -> [ObjectIdentifier: Int] {
    Dictionary(objects.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
  }
}
