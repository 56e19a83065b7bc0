/// A version of an app's models.
///
///     enum TripsV1: VersionedSchema {
///       static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
///       static var models: [any PersistentModel.Type] { [Trip.self] }
///     }
public protocol VersionedSchema {
  /// The models of the version.
  static var models: [any PersistentModel.Type] { get }
  /// The number of the version.
  static var versionIdentifier: Schema.Version { get }
}

/// The way from one version of an app's models to the next: nothing is stored, so it has no effect.
public protocol SchemaMigrationPlan {
  /// The versions, in their order.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps between the versions.
  static var stages: [MigrationStage] { get }
}

/// A step between two versions of an app's models, without effect.
public enum MigrationStage {
  /// A step that the system finds by itself.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with closures of the app's, which are not called.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
