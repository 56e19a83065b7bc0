import Foundation

/// A reason that keeps a watch from drawing, as a page that follows the watch shows it.
struct WatchNotice: Encodable, Sendable {
  /// The script that tells it; it says nothing while all is well.
  static let scriptName = "watch.js"

  /// Such as `The build failed`.
  let title: String
  /// The errors, a line each.
  let text: String

  /// Writes the notice into a folder, with the page beside it.
  ///
  /// - Throws: ``OutputError`` for a folder with files of others, ``SystemError``.
  func write(to folder: String) throws {
    try OutputFolder.check(folder)
    try OutputFolder.check(folder, replacing: WebApp.dataNames + WebApp.files().map(\.path))
    try AtomicFile.makeFolder(folder)
    if !OutputFolder.isOwn(folder) { try OutputFolder.mark(folder) }
    try WebApp.write(self, as: "notice", to: "\(folder)/\(Self.scriptName)")
    try WebApp.write(to: folder)
  }

  /// Takes the notice of a folder away, if there is one.
  static func clear(_ folder: String) throws {
    let path = "\(folder)/\(scriptName)"
    guard let content = FileManager.default.contents(atPath: path), content != WebApp.nothing
    else { return }
    try AtomicFile.write(WebApp.nothing, to: path)
  }
}
