import Synchronization

/// The models that have been made, by which a class finds its entity.
final class LoadedModels: Sendable {
  static let shared = LoadedModels()

  private struct State {
    /// The newest model of each set of entities, the newest last: one that was read again for
    /// another picture takes the place of the one before.
    var models: [(entities: [String], model: NSManagedObjectModel)] = []
    var problem: String?
  }

  private let state = Mutex(State())

  func note(_ model: NSManagedObjectModel) {
    let entities = model.entities.map(\.title)
    if entities.isEmpty { return }
    state.withLock { state in
      state.models.removeAll { $0.model === model || $0.entities == entities }
      state.models.append((entities, model))
    }
  }

  func note(problem: String) { state.withLock { $0.problem = problem } }

  /// The reason for which a model could not be read last.
  var lastProblem: String? { state.withLock(\.problem) }

  /// Returns the entity of a class in the newest model that has one.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let models = state.withLock { $0.models.map(\.model) }
    return models.reversed().lazy.compactMap { $0.entity(of: type) }.first
  }
}

extension NSManagedObjectModel {
  /// Returns the entity of a class; nil where none names it.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = String(describing: type)
    let whole = String(reflecting: type)
    return entities.first { $0.managedObjectClassName == whole }
      ?? entities.first { $0.className == name }
      ?? entities.first { $0.name == name && $0.className == "NSManagedObject" }
  }

  /// Returns the model's own entity of the name that another model's has.
  func own(_ entity: NSEntityDescription) -> NSEntityDescription? {
    entity.managedObjectModel === self ? entity : entity.name.flatMap { entitiesByName[$0] }
  }
}
