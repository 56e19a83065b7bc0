import DataModels
import Foundation

/// The classes that Xcode makes of data models, as Swift.
public struct DataModelClasses {
  private let models: [DataModel]
  private let folders: [String]
  private let sources: [String]
  /// Models that cannot be read, each with what to do.
  public private(set) var problems: [String] = []

  /// Reads the models in folders.
  ///
  /// - Parameters:
  ///   - folders: The folders.
  ///   - leftOut: The paths of files and folders that are left out of them.
  ///   - isRead: A Boolean value that indicates whether the folders are read where they lie.
  ///   - sources: The copies of the app's files, whose extensions the classes call.
  public init(
    folders: [URL], leavingOut leftOut: Set<String> = [], isRead: Bool,
    besides sources: [String] = []
  ) {
    self.sources = sources.filter { text in
      ManagedProperties.hooks.contains { text.contains("_\($0)_") }
    }
    var problems: [String] = []
    models = folders.flatMap { FileTree($0, leavingOut: leftOut).dataModels }.compactMap { url in
      do { return try DataModel(contentsOf: url) } catch {
        problems.append("\(error)")
        return nil
      }
    }
    self.problems = problems
    self.folders = isRead ? folders.map(\.path) : []
  }

  /// The text, which is appended to a file of constants; empty without a model.
  public var text: String {
    if models.isEmpty { return "" }
    let place = folders.isEmpty ? [] : [Self.place(folders)]
    let classes = models.flatMap { model in
      model.entities.flatMap { entity in declarations(of: entity, in: model) }
    }
    return (["", "#if canImport(CoreData)", "import CoreData"] + place + classes + ["#endif"])
      .joined(separator: "\n") + "\n"
  }

  /// The class by which Core Data finds the folders.
  private static func place(_ folders: [String]) -> String {
    let list = folders.map { path in
      "\""
        + path.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
    return """

      // An app's own class may be called CoreData, so that the module is not named.
      final class VitrineDataModels: DataModelFolders {
        override class var folders: [String] { [\(list.joined(separator: ", "))] }
      }
      """
  }

  private func declarations(
    of entity: DataModel.Entity, in model: DataModel
  ) -> [String] {
    guard entity.codeGeneration != .none, let name = entity.className else { return [] }
    var lines: [String] = []
    if entity.codeGeneration == .class {
      let parent = entity.parent.map { Self.className(of: $0, in: model) } ?? "NSManagedObject"
      let hooks = hooks(of: name)
      lines += ["", "public class \(name): \(parent) {" + (hooks.isEmpty ? "}" : "")]
      lines += hooks.isEmpty ? [] : hooks + ["}"]
    }
    lines += ["", "extension \(name) {"]
    lines.append(
      "  public class func fetchRequest() -> NSFetchRequest<\(name)> { "
        + "NSFetchRequest<\(name)>(entityName: \"\(entity.name)\") }")
    lines += entity.attributes.map(Self.property)
    for relationship in entity.relationships { lines += Self.relationship(relationship, model) }
    lines.append("}")
    // Who is below another entity is identified by that one's class.
    if entity.parent == nil { lines += ["", "extension \(name): Identifiable {}"] }
    return lines
  }

  /// The methods of Core Data's that the app overrides in extensions of a class.
  private func hooks(of owner: String) -> [String] {
    ManagedProperties.hooks.compactMap { hook in
      let name = ManagedProperties.name(of: hook, in: owner)
      guard sources.contains(where: { $0.contains("\(name)(") }) else { return nil }
      let isThrowing = hook.hasPrefix("validate")
      return "  override public func \(hook)() \(isThrowing ? "throws { try " : "{ ")\(name)() }"
    }
  }

  private static func className(of entity: String, in model: DataModel) -> String {
    model.entities.first { $0.name == entity }?.className ?? "NSManagedObject"
  }

  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
    "Float": "Float", "Boolean": "Bool", "Date": "TimeInterval",
  ]
  private static let objects = [
    "Integer 16": "NSNumber", "Integer 32": "NSNumber", "Integer 64": "NSNumber",
    "Double": "NSNumber", "Float": "NSNumber", "Boolean": "NSNumber", "Date": "Date",
    "Decimal": "NSDecimalNumber", "String": "String", "UUID": "UUID", "URI": "URL",
    "Binary": "Data",
  ]

  private static func property(_ attribute: DataModel.Attribute) -> String {
    if attribute.usesScalar, let type = scalars[attribute.type] {
      return property(attribute.name, type)
    }
    if let type = objects[attribute.type] { return property(attribute.name, "\(type)?") }
    // A class of the app's own may be less than public.
    guard let custom = attribute.customClass else { return property(attribute.name, "NSObject?") }
    return property(attribute.name, "\(custom)?", isPublic: false)
  }

  private static func property(_ name: String, _ type: String, isPublic: Bool = true) -> String {
    let word = keywords.contains(name) ? "`\(name)`" : name
    return "  \(isPublic ? "public " : "")var \(word): \(type) { get { _managedValue(\"\(name)\") }"
      + " set { _setManagedValue(newValue, \"\(name)\") } }"
  }

  private static let keywords: Set<String> = [
    "as", "case", "class", "default", "do", "else", "enum", "extension", "false", "for", "func",
    "if", "import", "in", "init", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "return", "self", "static", "struct", "switch", "throw",
    "true", "try", "var", "where", "while",
  ]

  private static func relationship(
    _ relationship: DataModel.Relationship, _ model: DataModel
  ) -> [String] {
    let (name, type) = (relationship.name, className(of: relationship.destination, in: model))
    guard relationship.isToMany else { return [property(name, "\(type)?")] }
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let title = name.prefix(1).uppercased() + name.dropFirst()
    var lines = [property(name, "\(set)?")]
    for part in ["value: \(type)", "values: \(set)"] {
      let word = part.prefix { $0 != ":" }
      lines.append(
        "  public func addTo\(title)(_ \(part)) { _addManaged(\(word), to: \"\(name)\") }")
      lines.append(
        "  public func removeFrom\(title)(_ \(part)) { _removeManaged(\(word), from: \"\(name)\") }"
      )
    }
    return lines + (relationship.isOrdered ? placed(name, String(title), type) : [])
  }

  /// The methods of a relationship with an order that name places.
  private static func placed(_ name: String, _ title: String, _ type: String) -> [String] {
    [("value", type, "idx: Int"), ("values", "[\(type)]", "indexes: NSIndexSet")].flatMap {
      word, kind, place in
      let at = place.prefix { $0 != ":" }
      return [
        "  public func insertInto\(title)(_ \(word): \(kind), at \(place)) { "
          + "_addManaged(\(word), to: \"\(name)\", at: \(at)) }",
        "  public func removeFrom\(title)(at \(place)) { "
          + "_removeManaged(at: \(at), from: \"\(name)\") }",
        "  public func replace\(title)(at \(place), with \(word): \(kind)) { "
          + "_replaceManaged(at: \(at), with: \(word), in: \"\(name)\") }",
      ]
    }
  }
}
