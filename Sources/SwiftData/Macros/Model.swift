/// Makes a class a model: its stored properties are observed, and contexts accept its objects.
///
///     @Model final class Trip {
///       var name: String
///       var start = Date.now
///
///       init(name: String) { self.name = name }
///     }
///
/// Constants and computed properties stay as they are.
@attached(member, names: named(_$record), named(schemaMetadata))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// Stores a property of a model and tells of its reads and changes; ``Model()`` adds it.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "SwiftUIMacros", type: "PersistedPropertyMacro")
