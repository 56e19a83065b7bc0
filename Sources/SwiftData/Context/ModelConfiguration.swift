/// The settings of a container: names to read back, since all data stays in memory.
///
///     let settings = ModelConfiguration(isStoredInMemoryOnly: true)
///     let container = try ModelContainer(for: Trip.self, configurations: settings)
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  /// A place that apps of a team share, without effect.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String

    /// The app's own group.
    public static let automatic = GroupContainer(name: "automatic")
    /// No group.
    public static let none = GroupContainer(name: "none")

    /// Returns a group by its identifier.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
  }

  /// A database in the cloud, without effect.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String

    /// The app's own database.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// No database.
    public static let none = CloudKitDatabase(name: "none")

    /// Returns a person's own database by its identifier.
    public static func `private`(_ name: String) -> CloudKitDatabase {
      CloudKitDatabase(name: name)
    }
  }

  /// The name of the configuration.
  public let name: String
  /// The models of the configuration; nil for those of the container.
  public let schema: Schema?
  /// The place of the store on Apple's systems; nothing is written there.
  public let url: URL
  /// A Boolean value that indicates whether an app asks for a store in memory, which is all there
  /// is.
  public let isStoredInMemoryOnly: Bool
  /// A Boolean value that indicates whether the context may be saved.
  public let allowsSave: Bool

  /// The name of the configuration.
  public var id: String { name }

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: The name of the configuration.
  ///   - schema: The models; nil for those of the container.
  ///   - isStoredInMemoryOnly: A Boolean value that indicates whether nothing is written to disk;
  ///     nothing is either way.
  ///   - allowsSave: A Boolean value that indicates whether the context may be saved.
  ///   - groupContainer: A place that apps share, without effect.
  ///   - cloudKitDatabase: A database in the cloud, without effect.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(name, schema, nil, isStoredInMemoryOnly, allowsSave)
  }

  /// Creates a configuration with a place, to which nothing is written.
  ///
  /// - Parameters:
  ///   - name: The name of the configuration.
  ///   - schema: The models; nil for those of the container.
  ///   - url: The place.
  ///   - allowsSave: A Boolean value that indicates whether the context may be saved.
  ///   - cloudKitDatabase: A database in the cloud, without effect.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) { self.init(name, schema, url, false, allowsSave) }

  /// Creates a configuration for models.
  ///
  /// - Parameters:
  ///   - types: The models.
  ///   - isStoredInMemoryOnly: A Boolean value that indicates whether nothing is written to disk;
  ///     nothing is either way.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, Schema(types), nil, isStoredInMemoryOnly, true)
  }

  private init(
    _ name: String?, _ schema: Schema?, _ url: URL?, _ isStoredInMemoryOnly: Bool,
    _ allowsSave: Bool
  ) {
    (self.name, self.schema) = (name ?? "default", schema)
    self.url = url ?? URL(fileURLWithPath: "/dev/null")
    (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
  }

  /// Returns a Boolean value that indicates whether two configurations say the same.
  public static func == (first: ModelConfiguration, second: ModelConfiguration) -> Bool {
    (first.name, first.url, first.isStoredInMemoryOnly, first.allowsSave)
      == (second.name, second.url, second.isStoredInMemoryOnly, second.allowsSave)
      && first.schema === second.schema
  }

  /// Hashes the name and the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(url)
  }
}
