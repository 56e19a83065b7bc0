/// An error of a model, a fetch or a save, which tells what is wrong, where, and what to do.
///
/// Apps get it as an error of Cocoa's domain, with its codes, whose description it is.
enum CoreDataError: Error, Equatable, CustomStringConvertible {
  case missingModel(String, [URL])
  case unreadableModel(String)
  case unknownEntity(String, [String])
  case unknownKey(String, entity: String, known: [String])
  case noEntity
  case noStore
  case readOnly
  case invalidURL(String)

  static func unknownEntity(_ name: String, _ model: NSManagedObjectModel?) -> CoreDataError {
    .unknownEntity(name, model?.entities.map(\.title) ?? [])
  }

  static func unknownKey(_ key: String, _ entity: NSEntityDescription) -> CoreDataError {
    .unknownKey(key, entity: entity.title, known: entity.properties.map(\.name))
  }

  var description: String {
    switch self {
    case .missingModel(let name, let found):
      "There is no data model “\(name)”: no folder of the app and no package's resources hold "
        + "\(name).xcdatamodeld. "
        + Self.list(
          "They hold", found.map(\.lastPathComponent),
          "Name the app's folder in app-folders.txt, or the model in the target's resources "
            + "by .copy")
    case .unreadableModel(let reason): reason
    case .unknownEntity(let name, let known):
      "There is no entity “\(name)”. "
        + Self.list(
          "The model has", known,
          "The context has no model: load a container's stores, and give the context to the "
            + "views by environment(\\.managedObjectContext, …)")
    case .unknownKey(let key, let entity, let known):
      "The entity \(entity) has no property “\(key)”. "
        + Self.list("It has", known, "It has none at all")
    case .noEntity:
      "The request names no entity: create it with entityName:, or by the class's fetchRequest()"
    case .noStore:
      "There is no store to save to: call loadPersistentStores or addPersistentStore before"
    case .readOnly: "The store is read only: its description has isReadOnly"
    case .invalidURL(let text): "\(text) names no object of this store"
    }
  }

  private static func list(_ start: String, _ names: [String], _ otherwise: String) -> String {
    names.isEmpty ? otherwise : "\(start) \(names.joined(separator: ", "))"
  }

  /// The error in Cocoa's domain.
  var cocoaError: NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: description])
  }

  private var code: CocoaError.Code {
    switch self {
    case .missingModel, .unreadableModel: .fileReadCorruptFile
    case .noStore, .readOnly: .persistentStoreSave
    case .invalidURL: .managedObjectReferentialIntegrity
    case .unknownEntity, .unknownKey, .noEntity: .coreData
    }
  }
}
