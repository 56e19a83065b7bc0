import Foundation

/// The caches that are left out, so that what each gains can be measured.
///
/// A picture is the same without them.
package enum LeftOutCaches {
  /// The variable of the environment that names some, with commas between them; workers inherit it.
  package static let variable = "VITRINE_WITHOUT"

  /// The names of caches that are made without effect.
  @TaskLocal package static var names = Set(
    (ProcessInfo.processInfo.environment[variable] ?? "").split(separator: ",").map(String.init))

  /// The names of all that a worker has, as arguments write them: with hyphens for spaces.
  package static var all: [String] {
    (TextEngine.cacheNames + ImageStore.cacheNames + RasterCaches().all.map(\.policy.name))
      .map { $0.replacingOccurrences(of: " ", with: "-") }
  }
}
