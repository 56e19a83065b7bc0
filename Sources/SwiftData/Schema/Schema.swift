/// A list of models.
///
///     let schema = Schema([Trip.self, Stop.self])
///     let container = try ModelContainer(for: schema)
///
/// A container takes models that are not listed too.
public final class Schema: Sendable {
  /// The version of the schema.
  public let version: Version
  /// The descriptions of the models.
  public let entities: [Entity]

  /// Creates a schema of models.
  ///
  /// - Parameters:
  ///   - types: The models.
  ///   - version: The version of the schema.
  public init(
    _ types: [any PersistentModel.Type] = [], version: Version = Version(1, 0, 0)
  ) { (self.version, entities) = (version, types.map(Entity.init)) }

  /// Creates a schema of models.
  ///
  /// - Parameters:
  ///   - types: The models.
  ///   - version: The version of the schema.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) { self.init(types, version: version) }

  /// Creates the schema of a version.
  ///
  /// - Parameter versionedSchema: The type that lists the models.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// Returns the name that a model has in a schema.
  public static func entityName(for type: any PersistentModel.Type) -> String {
    ModelTable.entityName(of: type)
  }
}

extension Schema {
  /// A model of a schema.
  public struct Entity: Hashable, Sendable {
    /// The name of the model.
    public let name: String

    /// Creates the description of a model.
    init(_ type: any PersistentModel.Type) { name = ModelTable.entityName(of: type) }
  }

  /// A version of a schema.
  ///
  ///     static let versionIdentifier = Schema.Version(1, 2, 0)
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int

    /// Creates a version of three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// A textual representation.
    public var description: String { "\(major).\(minor).\(patch)" }

    /// Returns a Boolean value that indicates whether one version is before another.
    public static func < (first: Version, second: Version) -> Bool {
      (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
    }
  }
}
