/// An error of an app that is brought to Linux.
enum AdoptionError: Error, Equatable, CustomStringConvertible {
  case gone(String)
  case noProject(String, target: String)
  case isPackage(String)
  case severalProjects([String])
  case noSources(String)
  case twins(String, String)
  case written(String)
  case noVitrine
  case noVitrineAt(String)

  var description: String {
    switch self {
    case .gone(let path): "There is nothing at \(path); name an Xcode project or an app's folder."
    case .noProject(let path, let target):
      "\(path) has no Xcode project, which the target \(target) could be in."
    case .isPackage(let path):
      """
      \(path) is a package: its targets take Vitrine's products by its own manifest. README tells how, under “Adopt in \
      ten minutes”.
      """
    case .severalProjects(let names):
      "There are several projects; name one: \(names.joined(separator: ", "))."
    case .noSources(let path): "\(path) has no Swift files that an app compiles."
    case .twins(let first, let second):
      "\(first) and \(second) have one name, which Swift does not take in one target; rename one."
    case .written(let path):
      "\(path) is there already; remove it, or name another folder with --output."
    case .noVitrine: "Say where Vitrine is: --vitrine and its folder, or a repository's address."
    case .noVitrineAt(let path): "\(path) has no package named Vitrine; name its folder."
    }
  }
}
