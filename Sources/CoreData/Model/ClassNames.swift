import Synchronization

/// The classes of an app's objects by their names.
///
/// A data model names a class without its module, which Linux needs to find it. The modules of the
/// files that make containers and objects are those that are asked.
final class ClassNames: Sendable {
  static let shared = ClassNames()

  private let modules = Mutex<[String]>([])

  /// Notes the module of a file's identifier, such as `Notes/NoteList.swift`.
  func note(fileID: String) {
    guard let module = fileID.split(separator: "/").first.map(String.init) else { return }
    modules.withLock { if !$0.contains(module) { $0.append(module) } }
  }

  /// Notes the module of a class.
  func note(_ type: NSManagedObject.Type) { note(fileID: whole(type)) }

  private func whole(_ type: NSManagedObject.Type) -> String {
    String(reflecting: type).replacingOccurrences(of: ".", with: "/")
  }

  /// The modules, in the order in which they were met.
  var known: [String] { modules.withLock { $0 } }

  /// Returns the class of an entity's objects: `NSManagedObject` where no module has one of its
  /// name.
  func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    if let type = entity.objectType { return type }
    let name = entity.managedObjectClassName ?? ""
    let found = type(named: name) ?? type(named: entity.className)
    if let found { entity.objectType = found }
    return found ?? NSManagedObject.self
  }

  private func type(named name: String) -> NSManagedObject.Type? {
    if name == "NSManagedObject" { return nil }
    if name.contains("."), let type = NSClassFromString(name) as? NSManagedObject.Type {
      return type
    }
    for module in known {
      if let type = NSClassFromString("\(module).\(name)") as? NSManagedObject.Type { return type }
    }
    return nil
  }
}
