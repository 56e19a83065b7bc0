import Foundation

/// The folder that files have in common.
enum CommonFolder {
  /// Returns the deepest folder that all files lie in, or nil of none.
  static func of(_ files: [URL]) -> URL? {
    let folders = files.map { Array($0.standardizedFileURL.pathComponents.dropLast()) }
    guard var common = folders.first else { return nil }
    for folder in folders.dropFirst() {
      common = zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    return URL(fileURLWithPath: NSString.path(withComponents: common))
  }
}
