/// Describes a property of a model.
///
///     @Attribute(.unique) var code: String
///
/// `.unique` acts: of objects with the same value the one inserted last remains. The other options
/// concern storage, of which there is none.
///
/// - Parameters:
///   - options: The options of the property.
///   - originalName: The name in an earlier version, without effect.
///   - hashModifier: A text that tells versions apart, without effect.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

/// Describes a property of a model that leads to other models.
///
///     @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
///
/// - Parameters:
///   - options: The options of the relationship.
///   - deleteRule: The fate of related objects when the object is deleted.
///   - minimumModelCount: The least number of objects, without effect.
///   - maximumModelCount: The greatest number of objects, without effect.
///   - originalName: The name in an earlier version, without effect.
///   - inverse: The property of the related model that leads back.
///   - hashModifier: A text that tells versions apart, without effect.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

/// Leaves a property of a model as it is written: neither observed nor listed.
///
///     @Transient var isExpanded = false
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

/// Names properties that searches use, without effect: fetches look through all objects.
///
///     #Index<Trip>([\.name], [\.name, \.start])
///
/// - Parameter indices: The properties of each index.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

/// Names properties whose values together occur once, without effect: of one property, `@Attribute`
/// with `.unique` acts.
///
///     #Unique<Trip>([\.name, \.start])
///
/// - Parameter constraints: The properties of each constraint.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")
