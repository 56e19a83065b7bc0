import Synchronization

/// The models that have been made, by which a class finds its entity.
final class LoadedModels: Sendable {
  static let shared = LoadedModels()

  private struct State {
    var models: [Weak] = []
    var problem: String?
  }

  private struct Weak { weak var model: NSManagedObjectModel? }

  private let state = Mutex(State())

  func note(_ model: NSManagedObjectModel) {
    state.withLock { state in
      state.models.removeAll { $0.model == nil || $0.model === model }
      state.models.append(Weak(model: model))
    }
  }

  func note(problem: String) { state.withLock { $0.problem = problem } }

  /// The reason for which a model could not be read last.
  var lastProblem: String? { state.withLock(\.problem) }

  /// Returns the entity of a class in the newest model that has one.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let models = state.withLock { $0.models.compactMap(\.model) }
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
}
