import SwiftUI

extension EnvironmentValues {
  /// The context of the nearest container above; without one, a context that nobody else sees.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

private struct ModelContextKey: EnvironmentKey {
  /// Made anew each time: what is above no container must not be shared between screens.
  static var defaultValue: ModelContext { ModelContext(ModelContainer(ModelStore())) }
}

/// A container that is made once it is needed.
@MainActor
private final class LazyContainer {
  private let make: @MainActor () -> ModelContainer
  private(set) lazy var container = make()

  init(
    _ types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    make = {
      let container = ModelContainer(
        ModelStore(), Schema(types), nil, [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      onSetup(.success(container))
      return container
    }
  }
}

/// Makes a container, and keeps it for as long as the view stands.
private struct OwnContainerModifier: ViewModifier {
  // Of the holders that passes make only the first one is kept, so one container is made.
  @State var holder: LazyContainer

  func body(content: Content) -> some View { content.modelContainer(holder.container) }
}

/// Makes a container, and keeps it for as long as the scene stands.
private struct OwnContainerScene<Content: Scene>: Scene {
  let content: Content
  @State var holder: LazyContainer

  var body: some Scene { content.modelContainer(holder.container) }
}

extension View {
  /// Sets the container of the view's queries.
  ///
  ///     TripList().modelContainer(container)
  public func modelContainer(_ container: ModelContainer) -> some View {
    modelContext(container.mainContext)
  }

  /// Sets the context of the view's queries.
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }

  /// Makes a container for a model, empty at first, and sets it for the view's queries.
  ///
  ///     TripList().modelContainer(for: Trip.self, inMemory: true)
  ///
  /// - Parameters:
  ///   - type: The model.
  ///   - inMemory: A Boolean value that indicates whether nothing is written to disk; nothing is
  ///     either way.
  ///   - isAutosaveEnabled: A Boolean value that indicates whether changes are saved by themselves.
  ///   - isUndoEnabled: A Boolean value that indicates whether changes can be undone, without
  ///     effect.
  ///   - onSetup: A closure to call with the container before the view is drawn.
  /// - Returns: A view that has the container.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container for models, empty at first, and sets it for the view's queries.
  ///
  /// - Parameters:
  ///   - types: The models.
  ///   - inMemory: A Boolean value that indicates whether nothing is written to disk; nothing is
  ///     either way.
  ///   - isAutosaveEnabled: A Boolean value that indicates whether changes are saved by themselves.
  ///   - isUndoEnabled: A Boolean value that indicates whether changes can be undone, without
  ///     effect.
  ///   - onSetup: A closure to call with the container before the view is drawn.
  /// - Returns: A view that has the container.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      OwnContainerModifier(
        holder: LazyContainer(
          types, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)))
  }
}

extension Scene {
  /// Sets the container of the scene's windows.
  ///
  ///     WindowGroup { TripList() }.modelContainer(container)
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Sets the context of the scene's windows.
  public func modelContext(_ context: ModelContext) -> some Scene {
    environment(\.modelContext, context)
  }

  /// Makes a container for a model, empty at first, and sets it for the scene's windows.
  ///
  /// - Parameters:
  ///   - type: The model.
  ///   - inMemory: A Boolean value that indicates whether nothing is written to disk; nothing is
  ///     either way.
  ///   - isAutosaveEnabled: A Boolean value that indicates whether changes are saved by themselves.
  ///   - isUndoEnabled: A Boolean value that indicates whether changes can be undone, without
  ///     effect.
  ///   - onSetup: A closure to call with the container before a window is drawn.
  /// - Returns: A scene that has the container.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container for models, empty at first, and sets it for the scene's windows.
  ///
  /// - Parameters:
  ///   - types: The models.
  ///   - inMemory: A Boolean value that indicates whether nothing is written to disk; nothing is
  ///     either way.
  ///   - isAutosaveEnabled: A Boolean value that indicates whether changes are saved by themselves.
  ///   - isUndoEnabled: A Boolean value that indicates whether changes can be undone, without
  ///     effect.
  ///   - onSetup: A closure to call with the container before a window is drawn.
  /// - Returns: A scene that has the container.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    OwnContainerScene(
      content: self,
      holder: LazyContainer(
        types, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
  }
}
