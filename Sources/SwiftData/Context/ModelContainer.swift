/// A container of models, in memory: it begins empty, and nothing is written to disk.
///
///     let container = try ModelContainer(for: Trip.self, Stop.self)
///     container.mainContext.insert(Trip(name: "Alps"))
///
/// Its contexts see one another's models at once.
public final class ModelContainer: Sendable {
  /// The models of the container.
  public let schema: Schema
  /// The settings of the container.
  public let configurations: Set<ModelConfiguration>
  /// The way from earlier versions of the models, without effect.
  public var migrationPlan: (any SchemaMigrationPlan.Type)? { plan.type }
  let store: ModelStore

  /// A metatype, which says nothing of being safe to send, though it is.
  private struct Plan: @unchecked Sendable { let type: (any SchemaMigrationPlan.Type)? }
  private let plan: Plan

  /// The context of the app's views.
  @MainActor public var mainContext: ModelContext {
    if let ownContext { return ownContext }
    let context = ModelContext(main: store)
    ownContext = context
    return context
  }
  @MainActor private var ownContext: ModelContext?

  /// Creates a container for models.
  ///
  /// - Parameters:
  ///   - types: The models.
  ///   - migrationPlan: The way from earlier versions, without effect.
  ///   - configurations: The settings.
  /// - Throws: ``SwiftDataError/duplicateConfiguration`` if two settings have one name.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: Schema(types), migrationPlan, configurations) }

  /// Creates a container for a schema.
  ///
  /// - Parameters:
  ///   - schema: The models.
  ///   - migrationPlan: The way from earlier versions, without effect.
  ///   - configurations: The settings.
  /// - Throws: ``SwiftDataError/duplicateConfiguration`` if two settings have one name.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws { try self.init(for: schema, migrationPlan, configurations) }

  /// Creates a container for a schema.
  ///
  /// - Parameters:
  ///   - schema: The models.
  ///   - migrationPlan: The way from earlier versions, without effect.
  ///   - configurations: The settings.
  /// - Throws: ``SwiftDataError/duplicateConfiguration`` if two settings have one name.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: schema, migrationPlan, configurations) }

  private convenience init(
    for schema: Schema, _ migrationPlan: (any SchemaMigrationPlan.Type)?,
    _ configurations: [ModelConfiguration]
  ) throws {
    let names = configurations.map(\.name)
    guard Set(names).count == names.count else {
      throw SwiftDataError(.duplicateConfiguration, names.joined(separator: ", "))
    }
    self.init(
      ModelStore(allowsSave: configurations.allSatisfy(\.allowsSave)), schema,
      migrationPlan, configurations)
  }

  init(
    _ store: ModelStore, _ schema: Schema = Schema(),
    _ migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    _ configurations: [ModelConfiguration] = []
  ) {
    (self.store, self.schema, plan) = (store, schema, Plan(type: migrationPlan))
    self.configurations = Set(configurations)
    if store.container == nil { store.container = self }
  }

  /// Deletes all models.
  public func deleteAllData() { store.removeAll() }

  /// Deletes all models.
  public func erase() throws { store.removeAll() }
}

extension ModelContainer: Equatable {
  /// Returns a Boolean value that indicates whether two containers hold the same models.
  public static func == (first: ModelContainer, second: ModelContainer) -> Bool {
    first.store === second.store
  }
}
