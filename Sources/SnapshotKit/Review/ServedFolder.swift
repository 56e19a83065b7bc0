import Foundation

/// Files of a folder as a server may hand them out: what the web app reads, and nothing beside.
struct ServedFolder: Sendable {
  /// A file with its type.
  struct File: Sendable {
    let type: String
    let content: Data
  }

  /// The types of the files that are served, by their extensions; no others are.
  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8", "json": "application/json", "md": "text/plain; charset=utf-8",
    "png": "image/png", "webp": "image/webp", "svg": "image/svg+xml",
  ]

  private static let sizeLimit = 256 << 20

  let path: String

  /// Returns the type of a path by its ending; nil for what is not handed out.
  static func type(of path: String) -> String? {
    path.lastIndex(of: ".").flatMap { types[String(path[path.index(after: $0)...])] }
  }

  /// Returns a path of a request in clear; nil if it is none, or leads up, or to what is hidden.
  static func decoded(_ path: String) -> String? {
    guard let clear = path.removingPercentEncoding, !clear.contains("\\"), !clear.utf8.contains(0)
    else { return nil }
    let parts = clear.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") } ? clear : nil
  }

  /// Returns a file by its path in clear; nil if there is none that may be handed out.
  func file(_ name: String) -> File? {
    guard let type = Self.type(of: name), let root = Self.realPath(path),
      let real = Self.realPath("\(path)/\(name)"), real.hasPrefix(root + "/")
    else { return nil }
    var status = stat()
    guard stat(real, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= Self.sizeLimit, let content = FileManager.default.contents(atPath: real)
    else { return nil }
    return File(type: type, content: content)
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
