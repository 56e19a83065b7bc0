/// Gives an actor a container and a context of its own.
///
///     @ModelActor actor Library {
///       func add(_ title: String) { modelContext.insert(Book(title: title)) }
///     }
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")

/// Gives an actor a container and a context of its own, with or without an initialiser.
///
/// - Parameter disableGenerateInit: A Boolean value that indicates whether the actor writes its
///   initialiser itself.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool) =
  #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")
