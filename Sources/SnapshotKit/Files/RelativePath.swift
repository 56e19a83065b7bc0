import Foundation

/// Paths from one folder to another place.
enum RelativePath {
  /// Returns the path to a place from a folder: `..` leads up, `.` is the folder itself.
  static func of(_ place: URL, from folder: URL) -> String {
    let to = place.standardizedFileURL.pathComponents
    let from = folder.standardizedFileURL.pathComponents
    let common = zip(to, from).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: from.count - common) + to.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
