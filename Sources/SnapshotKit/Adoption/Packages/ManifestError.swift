/// An error of a package's manifest.
enum ManifestError: Error, Equatable, CustomStringConvertible {
  case broken(String, reason: String)
  case notRead(String, reason: String)
  case noSwift

  var description: String {
    switch self {
    case .broken(let file, let reason):
      """
      \(file) is no manifest that Swift reads here: \(reason). Mend it; `swift package dump-package` in its folder \
      tells all of it.
      """
    case .notRead(let file, let reason):
      """
      \(file) cannot be read: \(reason). It may be of a newer Swift than the one here; `swift package dump-package` in \
      its folder tells what there is.
      """
    case .noSwift: "Swift reads manifests, and there is no swift here; put it on the PATH."
    }
  }
}
