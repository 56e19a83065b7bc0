import Foundation

/// The names of the colours and pictures in asset catalogues, by namespace.
struct AssetNames {
  /// A colour or picture: its name in the catalogue, and the constant's.
  struct Entry: Equatable {
    /// With the namespaces before it, such as `Icons/back`.
    let name: String
    let symbol: String
    /// The index of the folder that holds the catalogue.
    let folder: Int
  }

  /// Entries by the path of their namespaces; the root's path is empty.
  struct Namespace {
    var entries: [Entry] = []
    var children: [String: Namespace] = [:]
    /// The name in the catalogue, such as `Icons`.
    var name = ""
  }

  private(set) var colors = Namespace()
  private(set) var images = Namespace()
  /// Names that give one constant, and catalogues that cannot be read, each with what to do.
  private(set) var problems: [String] = []

  /// Reads all catalogues in folders, and in the folders within.
  init(folders: [URL]) {
    for (index, folder) in folders.enumerated() {
      for catalogue in FileTree(folder).catalogues {
        add(catalogue, of: index, to: [], prefix: "")
      }
    }
    problems += Self.settle(&colors, "colour") + Self.settle(&images, "picture")
  }

  private mutating func add(_ folder: URL, of index: Int, to path: [String], prefix: String) {
    for child in FileTree.children(of: folder) {
      let stem = child.deletingPathExtension().lastPathComponent
      switch child.pathExtension {
      case "colorset":
        let symbol = SymbolName.constant(stem, .color)
        insert(Entry(name: prefix + stem, symbol: symbol, folder: index), path, \.colors)
      case "imageset", "symbolset":
        let symbol = SymbolName.constant(stem, .image)
        insert(Entry(name: prefix + stem, symbol: symbol, folder: index), path, \.images)
      case "" where FileTree.isFolder(child):
        let isOwn = providesNamespace(child)
        add(
          child, of: index, to: isOwn ? path + [stem] : path,
          prefix: isOwn ? "\(prefix)\(stem)/" : prefix)
      default: break
      }
    }
  }

  private mutating func insert(
    _ entry: Entry, _ path: [String], _ kind: WritableKeyPath<AssetNames, Namespace>
  ) {
    func descend(_ space: inout Namespace, _ rest: ArraySlice<String>, _ above: String) {
      guard let first = rest.first else {
        return space.entries.append(entry)
      }
      var child = space.children[first] ?? Namespace()
      child.name = above + first
      descend(&child, rest.dropFirst(), "\(above)\(first)/")
      space.children[first] = child
    }
    descend(&self[keyPath: kind], path[...], "")
  }

  private mutating func providesNamespace(_ folder: URL) -> Bool {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file) else { return false }
    do {
      let list = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      let properties = list?["properties"] as? [String: Any]
      return properties?["provides-namespace"] as? Bool ?? false
    } catch {
      problems.append("\(file.path) is no JSON, so that its folder makes no namespace: \(error)")
      return false
    }
  }

  /// Sorts entries, and drops all but the first of those with one constant's name.
  private static func settle(_ space: inout Namespace, _ kind: String) -> [String] {
    var known: [String: String] = [:]
    var problems: [String] = []
    var kept: [Entry] = []
    for entry in space.entries.sorted(by: { $0.name < $1.name }) {
      if let first = known[entry.symbol] {
        // The same name in two catalogues is one name: the first catalogue's is taken.
        guard first != entry.name else { continue }
        problems.append(
          """
          The \(kind)s “\(first)” and “\(entry.name)” would both be the constant \(entry.symbol); \
          it is made for the first alone. Rename one of them.
          """)
      } else {
        known[entry.symbol] = entry.name
        kept.append(entry)
      }
    }
    space.entries = kept
    for name in space.children.keys.sorted() {
      problems += settle(&space.children[name, default: Namespace()], kind)
    }
    return problems
  }
}
