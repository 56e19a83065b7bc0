import Foundation

/// Finds the project's fonts where a release or another system has given their files other names.
enum FontLocator {
  /// Folders in which fonts lie, beside that of the face's usual path.
  private static let folders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// Sets a face's path to a file that has it, by family, weight and slant; leaves it where there
  /// is none.
  static func locate(_ face: inout FontCatalogue.Face) {
    guard access(face.path, F_OK) != 0 else { return }
    let known = URL(fileURLWithPath: face.path)
    let folder = known.deletingLastPathComponent().path
    let stem = known.deletingPathExtension().lastPathComponent
    let beside = files(in: folder, named: stem) + files(in: folder, named: firstWord(face.family))
    if let found = beside.first(where: { has($0, face) }) {
      face.path = found
      return
    }
    for folder in folders {
      guard let found = below(folder, face).first(where: { has($0, face) }) else { continue }
      face.path = found
      return
    }
  }

  private static func firstWord(_ family: String) -> String {
    String(family.prefix { $0 != " " })
  }

  private static func isFont(_ name: String) -> Bool {
    [".ttf", ".otf"].contains { name.lowercased().hasSuffix($0) }
  }

  /// Returns the fonts of a folder whose names begin in a way, the newest version first.
  private static func files(in folder: String, named beginning: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { isFont($0) && $0.lowercased().hasPrefix(beginning.lowercased()) }
      .sorted { $1.compare($0, options: .numeric) == .orderedAscending }
      .map { "\(folder)/\($0)" }
  }

  /// Returns the fonts below a folder whose names begin as the family's does.
  private static func below(_ folder: String, _ face: FontCatalogue.Face) -> [String] {
    let beginning = firstWord(face.family).lowercased()
    var found: [String] = []
    let names = FileManager.default.enumerator(atPath: folder)
    while let name = names?.nextObject() as? String {
      let file = name.split(separator: "/").last ?? ""
      if isFont(name), file.lowercased().hasPrefix(beginning) { found.append("\(folder)/\(name)") }
    }
    return found.sorted()
  }

  /// Returns a Boolean value that indicates whether a file's first face is the one that is looked
  /// for.
  private static func has(_ path: String, _ face: FontCatalogue.Face) -> Bool {
    guard let contents = try? FontFile(path: path).read(), let source = contents.sources.first
    else { return false }
    return contents.families.contains(face.family) && source.isItalic == face.italic
      && source.weights == face.weight...face.weight
  }
}
