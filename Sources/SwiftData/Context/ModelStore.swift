/// The models of a container, which all its contexts share.
///
/// A lock guards the lists; the models themselves are those of whoever acts, as on Apple's systems.
final class ModelStore: Observable, @unchecked Sendable {
  let allowsSave: Bool
  // Weak, as both hold on to the store: whoever uses a store has one of the two.
  weak var container: ModelContainer?

  private let lock = NSRecursiveLock()
  private let registrar = ObservationRegistrar()
  private var lists: [ObjectIdentifier: [any PersistentModel]] = [:]
  private var tables: [ObjectIdentifier: ModelTable] = [:]
  private var count = 0
  /// A Boolean value that indicates whether earlier values are being put back, as they were at both
  /// ends of each relationship.
  private var isRestoring = false
  /// A Boolean value that indicates whether a deleted model is being forgotten: what it leads to
  /// itself stays, or a rollback would not find it.
  private var isForgetting = false
  /// The property that stands for all lists.
  private var content: Void { () }

  init(allowsSave: Bool = true) { self.allowsSave = allowsSave }

  /// Returns the models of a type, in the order of their insertion.
  func models<Model: PersistentModel>(_ type: Model.Type) -> [Model] {
    registrar.access(self, keyPath: \.content)
    return lock.withLock {
      keepUnique(type)
      return (lists[ObjectIdentifier(type)] ?? []).compactMap { $0 as? Model }
    }
  }

  /// Returns the model of an identifier; nil where there is none.
  func model(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    registrar.access(self, keyPath: \.content)
    return lock.withLock {
      lists.values.lazy.joined().first { $0.persistentModelID == identifier }
    }
  }

  func table(of type: any PersistentModel.Type) -> ModelTable {
    lock.withLock {
      if let table = tables[ObjectIdentifier(type)] { return table }
      let table = ModelTable(type)
      tables[ObjectIdentifier(type)] = table
      return table
    }
  }

  /// Adds a model, and those that it leads to; one of another store leaves that.
  func insert(_ model: any PersistentModel, _ context: ModelContext?) {
    let record = model._$record
    guard record.store !== self else { return }
    record.store?.remove(model, isDeleted: false)
    let type = type(of: model)
    change {
      count += 1
      record.join(
        self, context,
        as: PersistentIdentifier(entityName: ModelTable.entityName(of: type), number: count))
      lists[ObjectIdentifier(type), default: []].append(model)
    }
    context?.didInsert(model)
    for link in table(of: type).links { relate(model, link, before: [], context) }
  }

  /// Puts a model back where it was before it was deleted.
  func restore(
    _ model: any PersistentModel, _ identifier: PersistentIdentifier, _ context: ModelContext
  ) {
    change {
      model._$record.join(self, context, as: identifier)
      var list = lists[ObjectIdentifier(type(of: model))] ?? []
      let place = list.firstIndex { $0.persistentModelID > identifier } ?? list.endIndex
      list.insert(model, at: place)
      lists[ObjectIdentifier(type(of: model))] = list
    }
  }

  /// Takes a model out of the lists.
  func remove(_ model: any PersistentModel, isDeleted: Bool) {
    change {
      lists[ObjectIdentifier(type(of: model))]?.removeAll { $0 === model }
      model._$record.leave(isDeleted: isDeleted)
    }
  }

  func removeAll() {
    for model in lock.withLock({ Array(lists.values.joined()) }) {
      remove(model, isDeleted: true)
    }
  }

  /// Returns the relationships that lead to a type, with the models that have them.
  func holders(
    of type: any PersistentModel.Type
  ) -> [(link: RelationshipLink, models: [any PersistentModel])] {
    lock.withLock {
      lists.values.flatMap { list in
        list.first.map { table(of: Swift.type(of: $0)).links }.map { links in
          links.filter { $0.destination == type }.map { ($0, list) }
        } ?? []
      }
    }
  }

  var isRestoringValues: Bool { lock.withLock { isRestoring } }

  private var followsChanges: Bool { lock.withLock { !isRestoring && !isForgetting } }

  /// Puts earlier values back, newest first.
  func restoreValues(_ steps: [() -> Void]) {
    lock.withLock { isRestoring = true }
    defer { lock.withLock { isRestoring = false } }
    for step in steps.reversed() { step() }
  }

  func setForgetting(_ value: Bool) { lock.withLock { isForgetting = value } }

  private func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.content) { lock.withLock(body) }
  }

  /// Leaves of models with one value of a unique property the one that was inserted last.
  private func keepUnique(_ type: any PersistentModel.Type) {
    for keyPath in table(of: type).unique {
      guard let list = lists[ObjectIdentifier(type)] else { return }
      var seen: Set<AnyHashable> = []
      var kept: [any PersistentModel] = []
      for model in list.reversed() {
        guard let value = hashable(model[keyPath: keyPath]), !seen.insert(value).inserted else {
          kept.append(model)
          continue
        }
        model._$record.leave(isDeleted: true)
      }
      if kept.count < list.count { lists[ObjectIdentifier(type)] = kept.reversed() }
    }
  }

  /// Returns a value to compare; nil for nil, which may occur as often as it likes.
  private func hashable(_ value: Any?) -> AnyHashable? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    let isNil = mirror.displayStyle == .optional && mirror.children.isEmpty
    return isNil ? nil : value as? AnyHashable
  }
}

extension ModelStore {
  /// Makes the other end of a relationship lead back, and takes in what it leads to.
  func relate(
    _ model: any PersistentModel, _ link: RelationshipLink, before: [any PersistentModel],
    _ context: ModelContext?
  ) {
    guard followsChanges else { return }
    // An app may append what the other end has added already.
    link.removeRepeats(from: model)
    let now = link.models(model)
    guard !now.isEmpty || !before.isEmpty else { return }
    let ways = inverses(of: link)
    // Sets, or appending to a long list would compare each of its models with each.
    let (earlier, later) = (identities(of: before), identities(of: now))
    for other in before where !later.contains(ObjectIdentifier(other)) {
      for way in ways { way.remove(model, from: other) }
    }
    for other in now where !earlier.contains(ObjectIdentifier(other)) {
      insert(other, context)
      // Of several ways back one leads there already, or nobody knows which.
      if ways.count == 1 { ways[0].add(model, to: other) }
    }
  }

  private func identities(of models: [any PersistentModel]) -> Set<ObjectIdentifier> {
    Set(models.map { ObjectIdentifier($0) })
  }

  /// Returns the relationships that lead back: those that either end names, or the only one where
  /// neither does.
  private func inverses(of link: RelationshipLink) -> [RelationshipLink] {
    let others = table(of: link.destination).links
    if let named = link.namedInverse { return others.filter { $0.keyPath == named } }
    let naming = others.filter { $0.namedInverse == link.keyPath }
    guard naming.isEmpty, link.source != link.destination else { return naming }
    let ways = unnamed(from: link.source, to: link.destination)
    let back = unnamed(from: link.destination, to: link.source)
    return ways.count == 1 && back.count == 1 ? back : []
  }

  private func unnamed(
    from source: any PersistentModel.Type, to destination: any PersistentModel.Type
  ) -> [RelationshipLink] {
    let back = table(of: destination).links
    return table(of: source).links.filter { link in
      link.destination == destination && link.namedInverse == nil
        && !back.contains { $0.namedInverse == link.keyPath }
    }
  }

  /// Deletes a model by the rules of its relationships.
  func delete(_ model: any PersistentModel, _ context: ModelContext) {
    guard model._$record.store === self else { return }
    let links = table(of: type(of: model)).links
    if links.contains(where: { $0.rule == .deny && !$0.models(model).isEmpty }) {
      return context.didDeny(model)
    }
    let identifier = model.persistentModelID
    context.didDelete(model) { [self] in restore(model, identifier, context) }
    remove(model, isDeleted: true)
    for link in links where link.rule == .cascade {
      for other in link.models(model) { delete(other, context) }
    }
    let kept = links.filter { $0.rule == .noAction }.flatMap(inverses).map(\.keyPath)
    forget(model, except: kept)
  }

  /// Takes a model out of the relationships of all others.
  private func forget(_ model: any PersistentModel, except kept: [AnyKeyPath]) {
    setForgetting(true)
    defer { setForgetting(false) }
    for (link, holders) in holders(of: type(of: model)) where !kept.contains(link.keyPath) {
      for holder in holders { link.remove(model, from: holder) }
    }
  }
}
