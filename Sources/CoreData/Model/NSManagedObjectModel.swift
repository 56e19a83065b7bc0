import DataModels

/// The entities that a container has objects of.
///
///     let model = NSManagedObjectModel.mergedModel(from: nil)
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  /// The entities.
  open var entities: [NSEntityDescription] {
    get { own }
    set {
      own = newValue
      for entity in newValue { entity.managedObjectModel = self }
      LoadedModels.shared.note(self)
    }
  }
  private var own: [NSEntityDescription] = []
  /// The requests with names.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  /// Identifiers of the model, without effect.
  open var versionIdentifiers: Set<AnyHashable> = []
  /// Translations of the model's words, without effect.
  open var localizationDictionary: [String: String]?
  private var members: [String: [NSEntityDescription]] = [:]

  /// Creates a model without entities.
  public override init() {}

  /// Reads a model that Xcode has written; nil where none can be read.
  ///
  /// - Parameters:
  ///   - url: The model: `.xcdatamodeld` or `.xcdatamodel`. `.momd` and `.mom`, which Xcode makes
  ///     of them, stand for the same place with those endings.
  ///   - fileID: The file of the call, whose module has the classes.
  public convenience init?(contentsOf url: URL, fileID: String = #fileID) {
    ClassNames.shared.note(fileID: fileID)
    do {
      self.init(try DataModel(contentsOf: DataModelFiles.source(of: url)))
    } catch {
      LoadedModels.shared.note(problem: error.description)
      return nil
    }
  }

  /// Reads a model, where the initialiser is handed on as a function.
  @_disfavoredOverload
  public convenience init?(contentsOf url: URL) {
    self.init(contentsOf: url, fileID: "")
  }

  /// The entities by name.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { one in one.name.map { ($0, one) } }) { first, _ in first }
  }

  /// The names of the configurations.
  open var configurations: [String] { members.keys.sorted() }

  /// Returns the entities of a configuration; all where it has no name.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration else { return entities }
    return members[configuration]
  }

  /// Sets the entities of a configuration.
  open func setEntities(
    _ entities: [NSEntityDescription], forConfigurationName configuration: String
  ) { members[configuration] = entities }

  /// Returns a request by its name; nil where there is none.
  open func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<any NSFetchRequestResult>? { fetchRequestTemplatesByName[name] }

  /// Returns the model itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the models of bundles as one.
  ///
  /// - Parameters:
  ///   - bundles: The bundles; nil for the app's own, which has the models of its folders too.
  ///   - fileID: The file of the call, whose module has the classes.
  /// - Returns: The model; nil where a model cannot be read.
  open class func mergedModel(
    from bundles: [Bundle]?, fileID: String = #fileID
  ) -> NSManagedObjectModel? {
    ClassNames.shared.note(fileID: fileID)
    let files = DataModelFiles.all(in: bundles)
    return NSManagedObjectModel(
      byMerging: files.compactMap { NSManagedObjectModel(contentsOf: $0, fileID: fileID) })
  }

  /// Creates a model of several.
  ///
  /// - Parameter models: The models; nil makes none.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
  }
}
