import Foundation

/// The paths of source files, from the repository's root as forges want them, by module and file.
struct SourceFiles {
  /// More files than a walk for some lines in a report should cost.
  private static let limit = 100_000

  /// Paths from the folder, by `Module/File.swift`.
  private let paths: [String: String]

  /// Looks for the files of some places below a folder, such as `Showcase/POICard.swift:41`.
  init(of places: [String], below folder: String = ".") {
    let wanted = Set(places.compactMap { $0.fileAndLine.map { String($0.file) } })
    paths = wanted.isEmpty ? [:] : Self.find(wanted, below: folder)
  }

  private static func find(_ wanted: Set<String>, below folder: String) -> [String: String] {
    let names = Set(wanted.compactMap { $0.split(separator: "/").last })
    var found: [String: String] = [:]
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [:] }
    var count = 0
    while let path = files.nextObject() as? String, count < limit {
      count += 1
      let parts = path.split(separator: "/")
      guard let name = parts.last else { continue }
      if name.hasPrefix(".") || name == "node_modules" { files.skipDescendants() }
      guard names.contains(name) else { continue }
      // A module's files lie in a folder of its name, at whatever depth.
      for module in parts.dropLast() where wanted.contains("\(module)/\(name)") {
        let file = "\(module)/\(name)"
        if found[file].map({ path.count < $0.count }) ?? true { found[file] = path }
      }
    }
    return found
  }

  /// Returns the path and the line of a place; the place as it is told where its file is not found.
  func place(_ source: String) -> (path: String, line: Int)? {
    guard let (file, line) = source.fileAndLine else { return nil }
    return (paths[String(file)] ?? String(file), line)
  }
}
