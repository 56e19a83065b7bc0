import AppSources
import Foundation

/// A package of a repository, as a manifest takes it.
struct RemotePackage: Equatable {
  /// The repository's address.
  let location: String
  /// The versions that are taken, as arguments, such as `from: "2.1.0"`.
  let requirement: String

  /// The name by which targets name the package: the last part of its address.
  var identity: String {
    let last = location.split(separator: "/").last.map(String.init) ?? location
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// A package's expression in a manifest.
  var text: String { ".package(url: \(location.debugDescription), \(requirement))" }

  init(location: String, requirement: String) {
    (self.location, self.requirement) = (location, requirement)
  }

  /// Reads a dependency of what SwiftPM tells; nil of a repository on the machine itself.
  init?(_ values: [String: Any]) {
    guard let places = (values["location"] as? [String: Any])?["remote"] as? [Any],
      let address = places.first as? String
        ?? (places.first as? [String: Any])?["urlString"] as? String
    else { return nil }
    location = address
    requirement = Self.requirement(values["requirement"] as? [String: Any] ?? [:])
  }

  private static func requirement(_ values: [String: Any]) -> String {
    func first(_ key: String) -> String? { (values[key] as? [String])?.first }
    if let range = (values["range"] as? [[String: String]])?.first,
      let low = range["lowerBound"], let high = range["upperBound"]
    {
      let major = low.split(separator: ".").first.flatMap { Int($0) } ?? 0
      return high == "\(major + 1).0.0"
        ? "from: \(low.debugDescription)"
        : "\(low.debugDescription)..<\(high.debugDescription)"
    }
    for key in ["exact", "branch", "revision"] {
      if let value = first(key) { return "\(key): \(value.debugDescription)" }
    }
    return "branch: \"main\""
  }
}
