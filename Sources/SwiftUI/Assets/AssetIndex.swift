/// The sets of a folder's asset catalogues by name, and pictures that lie in it loosely.
struct AssetIndex {
  /// A set: its folder, and what it holds.
  struct Entry {
    let folder: URL
    /// The name within the catalogue, the same on every machine.
    let name: String
    let contents: AssetContents
  }

  private(set) var colors: [String: Entry] = [:]
  private(set) var images: [String: Entry] = [:]
  private(set) var symbols: [String: Entry] = [:]
  private(set) var data: [String: Entry] = [:]
  /// Files that could not be read, with the reason.
  private(set) var problems: [String] = []
  let folder: URL
  /// Pictures that lie in the folder loosely, by name.
  let files: [String: URL]

  /// Reads the catalogues in a folder, at any depth.
  init(_ folder: URL) {
    let tree = ResourceTree(folder)
    (self.folder, files) = (folder, tree.files)
    for catalogue in tree.catalogues { add(catalogue, prefix: "") }
  }

  /// A loose file by its name, or by its path in the folder.
  func file(_ name: String) -> URL? {
    if let file = files[name] { return file }
    let file = folder.appendingPathComponent(name)
    return name.contains("/") && FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  /// A folder's children by name, so that the order is the same everywhere.
  private static func children(of folder: URL) -> [URL] {
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (all ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private mutating func add(_ folder: URL, prefix: String) {
    for child in Self.children(of: folder) {
      let name = prefix + child.deletingPathExtension().lastPathComponent
      switch child.pathExtension {
      case "colorset": colors[name] = entry(child, name)
      case "imageset": images[name] = entry(child, name)
      case "symbolset": symbols[name] = entry(child, name)
      case "dataset": data[name] = entry(child, name)
      case "":
        let own = contents(child)?.properties?.providesNamespace ?? false
        add(child, prefix: own ? name + "/" : prefix)
      default: break
      }
    }
  }

  private mutating func entry(_ folder: URL, _ name: String) -> Entry? {
    contents(folder).map { Entry(folder: folder, name: name, contents: $0) }
  }

  private mutating func contents(_ folder: URL) -> AssetContents? {
    let url = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: url) else { return nil }
    do {
      return try JSONDecoder().decode(AssetContents.self, from: data)
    } catch {
      problems.append("\(folder.lastPathComponent)/Contents.json cannot be read: \(error)")
      return nil
    }
  }
}
