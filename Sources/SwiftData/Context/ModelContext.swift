/// A context, through which models are inserted, fetched and deleted.
///
///     @Environment(\.modelContext) private var modelContext
///
///     Button("Add") { modelContext.insert(Trip(name: "Alps")) }
///
/// Contexts of one container share their models: an insert in one is seen in the others at once,
/// saved or not.
public final class ModelContext {
  /// The name of the notification before a context is saved.
  public static let willSave = Notification.Name("ModelContext.willSave")
  /// The name of the notification after a context has been saved.
  public static let didSave = Notification.Name("ModelContext.didSave")

  /// A Boolean value that indicates whether changes are saved by themselves, without effect: there
  /// is nowhere to save them to.
  public var autosaveEnabled: Bool
  /// The name of who makes the changes.
  public var author: String?

  let store: ModelStore
  private var inserted = ModelList()
  private var changed = ModelList()
  private var deleted = ModelList()
  private var denied: [any PersistentModel] = []
  /// The ways back to what the last save left.
  private var undoSteps: [() -> Void] = []
  private var notedProperties: Set<NotedProperty> = []

  private struct NotedProperty: Hashable {
    let object: ObjectIdentifier
    let name: String
  }

  /// Creates a context of a container.
  public init(_ container: ModelContainer) {
    (store, autosaveEnabled) = (container.store, false)
  }

  /// Creates the context of a container's views.
  init(main store: ModelStore) { (self.store, autosaveEnabled) = (store, true) }

  /// The container of the context.
  public var container: ModelContainer { store.container ?? ModelContainer(store) }

  /// A Boolean value that indicates whether something has changed since the last save.
  public var hasChanges: Bool { !(inserted.isEmpty && changed.isEmpty && deleted.isEmpty) }

  /// The models that were inserted since the last save.
  public var insertedModelsArray: [any PersistentModel] { inserted.models }
  /// The models that have changed since the last save.
  public var changedModelsArray: [any PersistentModel] { changed.models }
  /// The models that were deleted since the last save.
  public var deletedModelsArray: [any PersistentModel] { deleted.models }

  /// Inserts a model, and the models that its relationships lead to.
  ///
  /// A model of another container leaves that.
  public func insert<T: PersistentModel>(_ model: T) { store.insert(model, self) }

  /// Deletes a model.
  ///
  /// Relationships of other models forget it, and its own follow their delete rules.
  public func delete<T: PersistentModel>(_ model: T) { store.delete(model, self) }

  /// Deletes the models of a type.
  ///
  ///     try context.delete(model: Trip.self, where: #Predicate { $0.isOver })
  ///
  /// - Parameters:
  ///   - model: The type.
  ///   - predicate: The condition for a model to be deleted, or nil for all.
  ///   - includeSubclasses: A Boolean value without effect: models of subclasses stay.
  /// - Throws: ``SwiftDataError/unsupportedPredicate`` for a predicate that cannot be evaluated.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
  }

  /// Declares all changes to be those that ``rollback()`` leaves; nothing is written.
  ///
  /// - Throws: ``SwiftDataError/deletionDenied`` if a relationship has kept a model from being
  ///   deleted, ``SwiftDataError/savingNotAllowed`` if the configuration does not allow saving.
  public func save() throws {
    guard store.allowsSave else { throw SwiftDataError.savingNotAllowed }
    if let model = denied.first {
      denied = []
      throw SwiftDataError(.deletionDenied, "\(model.persistentModelID)")
    }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    forgetChanges()
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  /// Takes back all changes since the last save: inserts, deletions and values.
  public func rollback() {
    store.restoreValues(undoSteps)
    for model in inserted.models { store.remove(model, isDeleted: false) }
    forgetChanges()
  }

  /// Calls a closure, and saves what it has changed.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Does nothing: changes are seen at once.
  public func processPendingChanges() {}

  private func forgetChanges() {
    (inserted, changed, deleted) = (ModelList(), ModelList(), ModelList())
    (undoSteps, notedProperties, denied) = ([], [], [])
  }
}

extension ModelContext: Equatable {
  /// Returns a Boolean value that indicates whether two contexts are the same object.
  public static func == (first: ModelContext, second: ModelContext) -> Bool { first === second }
}

// Called by the store and by records of models.
extension ModelContext {
  func hasUnsavedChanges(of model: any PersistentModel) -> Bool {
    inserted.contains(model) || changed.contains(model)
  }

  func didInsert(_ model: any PersistentModel) { inserted.append(model) }

  func didDeny(_ model: any PersistentModel) { denied.append(model) }

  func didDelete(_ model: any PersistentModel, _ restore: @escaping () -> Void) {
    changed.remove(model)
    guard !inserted.remove(model) else { return }
    deleted.append(model)
    undoSteps.append(restore)
  }

  /// Notes the value that a property had at the last save.
  func willChange<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>, _ name: String
  ) {
    guard !inserted.contains(model), !store.isRestoringValues else { return }
    changed.append(model)
    let property = NotedProperty(object: ObjectIdentifier(model), name: name)
    guard notedProperties.insert(property).inserted else { return }
    let value = model[keyPath: keyPath]
    undoSteps.append { model[keyPath: keyPath] = value }
  }
}
