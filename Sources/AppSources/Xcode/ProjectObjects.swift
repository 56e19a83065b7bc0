import Foundation

/// The objects of a `project.pbxproj`: dictionaries by identifiers, which name each other by these.
struct ProjectObjects {
  private let objects: [String: [String: Any]]
  /// The object that all others are reached from.
  let root: Object

  /// An object; what it lacks, or has in another form, is empty.
  struct Object {
    let id: String
    fileprivate let values: [String: Any]

    /// The class that the object is of, such as `PBXGroup`.
    var kind: String { self["isa"] ?? "" }

    /// A value that is text.
    subscript(_ key: String) -> String? { values[key] as? String }

    /// A value that is a list of texts; a text alone is one of a single element.
    func list(_ key: String) -> [String] {
      values[key] as? [String] ?? (values[key] as? String).map { [$0] } ?? []
    }

    /// A value that is a dictionary of texts; lists are joined with spaces.
    func dictionary(_ key: String) -> [String: String] {
      (values[key] as? [String: Any] ?? [:]).compactMapValues {
        $0 as? String ?? ($0 as? [String])?.joined(separator: " ")
      }
    }

    /// A value that is a dictionary of lists of texts.
    func lists(_ key: String) -> [String: [String]] {
      (values[key] as? [String: Any] ?? [:]).compactMapValues { $0 as? [String] }
    }
  }

  /// Reads a file in the notation of NeXTSTEP, or of property lists.
  ///
  /// - Throws: ``XcodeProjectError``.
  init(_ file: URL) throws(XcodeProjectError) {
    let data: Data
    do { data = try Data(contentsOf: file) } catch { throw .unreadable(file.path, "\(error)") }
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any],
      let objects = list["objects"] as? [String: [String: Any]],
      let root = list["rootObject"] as? String, let values = objects[root]
    else { throw .notAProject(file.path) }
    self.objects = objects
    self.root = Object(id: root, values: values)
  }

  /// The object of an identifier.
  subscript(_ id: String?) -> Object? {
    id.flatMap { id in objects[id].map { Object(id: id, values: $0) } }
  }

  /// The objects that one names in a list, in its order.
  func objects(_ key: String, of object: Object) -> [Object] {
    object.list(key).compactMap { self[$0] }
  }
}

/// An error of an Xcode project.
public enum XcodeProjectError: Error, Equatable, CustomStringConvertible {
  /// A file that cannot be read.
  case unreadable(String, String)
  /// A file that has no objects of a project.
  case notAProject(String)
  /// A project without an app.
  case noApp(String)
  /// A target of a name that the project does not have.
  case noTarget(String, apps: [String])

  /// The fault, for people.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .notAProject(let path):
      "\(path) is no Xcode project: it has no objects. Open the project in Xcode once, or restore it."
    case .noApp(let path):
      "\(path) has no target that is an app; name the folder with the app's files instead."
    case .noTarget(let name, let apps):
      "The project has no app \(name); its apps: \(apps.joined(separator: ", "))."
    }
  }
}
