/// An actor with a container and a context, which the macro ``ModelActor()`` makes.
///
///     @ModelActor actor Library {
///       func add(_ title: String) { modelContext.insert(Book(title: title)) }
///     }
///
/// It runs on the main actor, so that what it changes is drawn the same in each run.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// The executor, which has the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The executor of the actor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    MainActor.sharedUnownedExecutor
  }

  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// Returns the model of an identifier; nil where there is none of the type.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}

/// An executor with a context.
public protocol ModelExecutor: Executor {
  /// The context.
  var modelContext: ModelContext { get }
}

/// The executor of model actors: the main actor's.
public final class DefaultSerialModelExecutor: ModelExecutor, SerialExecutor, @unchecked Sendable {
  /// The context.
  public let modelContext: ModelContext

  /// Creates an executor with a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  /// Runs a job on the main actor.
  public func enqueue(_ job: UnownedJob) {
    Task { @MainActor in job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
  }
}
