import AppSources
import Foundation

/// The lines of an `app-folders.txt`: the folders that hold an app's files, and what lies in these
/// besides.
///
/// A folder is named as a whole, for its pictures, strings and fonts. What holds Swift files that
/// the app does not compile is left out, as far up as all of it does.
struct AppFolderLines {
  private let members: Set<String>
  private let folder: URL

  /// Writes the lines.
  ///
  /// - Parameters:
  ///   - sources: The app's Swift files.
  ///   - folder: The folder that they lie in.
  ///   - place: The folder of the list, which paths are relative to.
  /// - Returns: A line for each folder, and one with a minus for what is left out.
  static func text(of sources: [URL], in folder: URL, from place: URL) -> String {
    let lines = AppFolderLines(members: Set(sources.map(\.path)), folder: folder)
    return lines.text(of: lines.roots, from: place)
  }

  /// Writes the lines of a module: its folder, and what of it is not compiled.
  ///
  /// - Parameters:
  ///   - sources: The module's Swift files.
  ///   - folder: The folder of its target, which is named as a whole for its resources.
  ///   - place: The folder of the list.
  /// - Returns: A line for the folder, and one with a minus for what is left out.
  static func text(ofModule sources: [URL], in folder: URL, from place: URL) -> String {
    AppFolderLines(members: Set(sources.map(\.path)), folder: folder)
      .text(of: [folder], from: place)
  }

  private func text(of roots: [URL], from place: URL) -> String {
    let left = roots.flatMap(leftOut)
    return
      (roots.map { RelativePath.of($0, from: place) }
      + left.map { "- " + RelativePath.of($0, from: place) })
      .map { $0 + "\n" }.joined()
  }

  /// The folders right below that hold members; the folder itself if some lie in none.
  private var roots: [URL] {
    var names: Set<String> = []
    var outside: Set<String> = []
    let base = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    for member in members {
      guard member.hasPrefix(base) else {
        outside.insert(URL(fileURLWithPath: member).deletingLastPathComponent().path)
        continue
      }
      let rest = member.dropFirst(base.count).split(separator: "/")
      if rest.count == 1 { return [folder] + outside.sorted().map { URL(fileURLWithPath: $0) } }
      names.insert(String(rest[0]))
    }
    return names.sorted().map { folder.appendingPathComponent($0) }
      + outside.sorted().map { URL(fileURLWithPath: $0) }
  }

  /// The parts of a folder that hold Swift files, and none that the app compiles.
  private func leftOut(_ folder: URL) -> [URL] {
    let sources = FileTree(folder).sources.map(\.standardizedFileURL)
    if sources.allSatisfy({ members.contains($0.path) }) { return [] }
    let base = folder.standardizedFileURL.path + "/"
    let children = Dictionary(grouping: sources) { source in
      source.path.dropFirst(base.count).split(separator: "/").first.map(String.init) ?? ""
    }
    return children.sorted { $0.key < $1.key }.flatMap { name, files -> [URL] in
      let child = folder.appendingPathComponent(name)
      if files.allSatisfy({ members.contains($0.path) }) { return [] }
      return files.contains { members.contains($0.path) } ? leftOut(child) : [child]
    }
  }
}
