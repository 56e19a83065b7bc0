/// The tie between a model and its context, and what tells of changes of its properties.
///
/// ``Model()`` writes the calls.
public final class _ModelRecord {
  private let registrar = ObservationRegistrar()
  private var known: PersistentIdentifier?
  private(set) weak var store: ModelStore?
  private(set) weak var context: ModelContext?
  private(set) var isDeleted = false

  /// Creates the record of a model that is in no context.
  public init() {}

  func identifier(of type: any PersistentModel.Type) -> PersistentIdentifier {
    if let known { return known }
    let new = PersistentIdentifier(temporary: ModelTable.entityName(of: type))
    known = new
    return new
  }

  func join(_ store: ModelStore, _ context: ModelContext?, as identifier: PersistentIdentifier) {
    (self.store, self.context, known, isDeleted) = (store, context, identifier, false)
  }

  func leave(isDeleted: Bool) {
    (store, context, self.isDeleted) = (nil, nil, isDeleted)
  }

  /// Notes that a property is read.
  public func willRead<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>
  ) { registrar.access(model, keyPath: keyPath) }

  /// Notes that a property is about to change.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - keyPath: The path to the property.
  ///   - name: The name of the property.
  /// - Returns: A value to hand to ``didChange(_:_:_:)``.
  public func willChange<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>, _ name: String
  ) -> _ModelChange {
    registrar.willSet(model, keyPath: keyPath)
    guard let store else { return _ModelChange() }
    context?.willChange(model, keyPath, name)
    guard let link = store.table(of: type(of: model)).link(name) else { return _ModelChange() }
    return _ModelChange(link: link, before: link.models(model))
  }

  /// Tells that a property has changed.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - keyPath: The path to the property.
  ///   - change: What ``willChange(_:_:_:)`` returned.
  public func didChange<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, _ change: _ModelChange
  ) {
    registrar.didSet(model, keyPath: keyPath)
    if let link = change.link { store?.relate(model, link, before: change.before, context) }
  }
}

/// A change of a property that is under way.
public struct _ModelChange {
  var link: RelationshipLink?
  var before: [any PersistentModel] = []
}

/// Returns a Boolean value that indicates whether two values may differ; those that cannot be
/// compared may.
public func _differ<Value>(_ first: Value, _ second: Value) -> Bool { true }

/// Returns a Boolean value that indicates whether two values differ.
public func _differ<Value: Equatable>(_ first: Value, _ second: Value) -> Bool { first != second }
