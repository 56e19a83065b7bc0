import Foundation

/// The answers to remote addresses, in place of the network, on which a picture must not depend.
///
/// They are given to whatever loads while a screen is drawn: `AsyncImage`, `URLSession` and its
/// publishers, and `Data(contentsOf:)`. The picture shows what comes of them.
public enum NetworkAnswers: Sendable, Hashable {
  /// No answer: a screen shows what it shows without a connection.
  case refused
  /// Files of a folder, by address: `https://example.org/a/b.png` is `example.org/a/b.png` there,
  /// and `https://example.org/a?size=2` is `example.org/a?size=2`.
  case folder(URL)

  /// Returns the file that answers for a URL, or nil without one.
  ///
  /// A URL cannot lead out of the folder.
  public func file(for url: URL) -> URL? {
    guard case .folder(let folder) = self, let host = url.host(), !host.isEmpty else { return nil }
    var parts = [host] + url.pathComponents.filter { $0 != "/" }
    guard !parts.contains("..") else { return nil }
    if let query = url.query() { parts[parts.count - 1] += "?\(query)" }
    let file = parts.reduce(folder) { $0.appendingPathComponent($1) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
      return nil
    }
    return isFolder.boolValue ? nil : file
  }

  /// Returns the reason why there is no answer for a URL, and what to do.
  public func refusal(of url: URL) -> String {
    switch self {
    case .refused:
      "\(url.absoluteString) was not loaded: nothing is, from the network; "
        + "Catalogue(network: .folder(...)) answers with files"
    case .folder(let folder):
      "\(url.absoluteString) was not loaded: the folder \(folder.path) has no file for it, such as "
        + "\(url.host() ?? "")\(url.path)"
    }
  }
}
