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
    var count = 0
    var folders = [""]
    while let inner = folders.popLast() {
      // A run's folder may hold as many pictures as there are cells.
      if !inner.isEmpty, OutputFolder.isOwn("\(folder)/\(inner)") { continue }
      for entry in FolderEntries.entries(of: inner.isEmpty ? folder : "\(folder)/\(inner)") {
        count += 1
        guard count < limit else { return found }
        let path = inner.isEmpty ? entry.name : "\(inner)/\(entry.name)"
        if entry.isFolder, !entry.name.hasPrefix("."), entry.name != "node_modules" {
          folders.append(path)
        }
        guard names.contains(entry.name[...]) else { continue }
        // A module's files lie in a folder of its name, at whatever depth.
        for module in inner.split(separator: "/") where wanted.contains("\(module)/\(entry.name)") {
          let file = "\(module)/\(entry.name)"
          if found[file].map({ (path.count, path) < ($0.count, $0) }) ?? true { found[file] = path }
        }
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
