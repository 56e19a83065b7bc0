import Foundation

/// The web app that shows pictures and reports: a page, its scripts and its styles.
///
/// It opens from disk, where pages may load neither modules nor JSON: data are scripts that assign
/// to one global, `vitrine`.
enum WebApp {
  /// The page that a person opens.
  static let pageName = "index.html"

  /// Returns the files of an app, as they lie in the package and in each output folder.
  ///
  /// - Parameter folder: The folder among the resources.
  /// - Returns: Paths below the folder, in order, with their contents.
  /// - Throws: ``DeviceTableError/missingResource(_:)`` if the app is gone.
  static func files(of folder: String = "web") throws -> [(path: String, content: Data)] {
    guard let root = Bundle.module.url(forResource: folder, withExtension: nil),
      let names = try? FileManager.default.contentsOfDirectory(atPath: root.path + "/app")
    else { throw DeviceTableError.missingResource(folder) }
    return try ([pageName] + names.sorted().map { "app/" + $0 }).map { path in
      guard let content = FileManager.default.contents(atPath: "\(root.path)/\(path)") else {
        throw DeviceTableError.missingResource("\(folder)/\(path)")
      }
      return (path, content)
    }
  }

  /// The scripts with data that the page asks for.
  static let dataNames = [
    sessionName, WatchNotice.scriptName, Gallery.dataName, RunReport.scriptName,
  ]

  /// The script by which a server tells the page what is decided; on disk it says nothing.
  static let sessionName = "session.js"

  /// Copies the app into a folder.
  ///
  /// Data that no run has written are there too, but empty: a page reports what it does not find.
  static func write(to folder: String) throws {
    try AtomicFile.makeFolder("\(folder)/app")
    for file in try files() { try AtomicFile.write(file.content, to: "\(folder)/\(file.path)") }
    for name in dataNames where access("\(folder)/\(name)", F_OK) != 0 {
      try AtomicFile.write(nothing, to: "\(folder)/\(name)")
    }
  }

  private static let opening = "window.vitrine = window.vitrine || {};\n"

  /// The script that tells nothing.
  static let nothing = Data(opening.utf8)

  /// Writes a value as a script that sets a member of the app's global.
  ///
  /// - Parameters:
  ///   - value: The value to encode, its keys in order.
  ///   - member: The member that the app reads it from, such as `gallery`.
  ///   - path: The script's path.
  /// - Throws: An error of the value's encoding, and ``SystemError`` that names the file.
  static func write(_ value: some Encodable, as member: String, to path: String) throws {
    try AtomicFile.write(try script(value, as: member), to: path)
  }

  /// Returns a value as a script that sets a member of the app's global.
  static func script(_ value: some Encodable, as member: String) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = [UInt8](try encoder.encode(value))
    return Data("\(opening)vitrine.\(member) = ".utf8) + escaped(json) + Data(";\n".utf8)
  }

  /// The escapes of what would end a script in a page, and of what ends a line in older scripts.
  private static let escapes = ["<": "\\u003c", "\u{2028}": "\\u2028", "\u{2029}": "\\u2029"]
    .map { (Array($0.utf8), Array($1.utf8)) }

  /// Returns JSON as a script may hold it: what is escaped stands in its strings alone.
  ///
  /// A report has megabytes, of which Foundation would make and search objects.
  private static func escaped(_ json: [UInt8]) -> [UInt8] {
    let starts = Set(escapes.compactMap(\.0.first))
    var script: [UInt8] = []
    script.reserveCapacity(json.count + json.count / 8)
    var rest = json[...]
    while let place = rest.firstIndex(where: starts.contains) {
      script += rest[..<place]
      rest = rest[place...]
      let escape = escapes.first { rest.starts(with: $0.0) }
      script += escape?.1 ?? [rest[place]]
      rest = rest.dropFirst(escape?.0.count ?? 1)
    }
    return script + rest
  }
}
