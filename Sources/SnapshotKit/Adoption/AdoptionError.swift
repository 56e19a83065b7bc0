/// An error of an app that is brought to Linux.
enum AdoptionError: Error, Equatable, CustomStringConvertible {
  case gone(String)
  case noProject(String, target: String)
  case noTarget(String, name: String, targets: [String])
  case noModules(String, reasons: [String])
  case emptyWorkspace(String)
  case noPackage(String)
  case severalProjects([String])
  case noSources(String)
  case twins(String, String)
  case written(String)
  case noVitrine
  case noVitrineAt(String)

  var description: String {
    switch self {
    case .gone(let path):
      "There is nothing at \(path); name an Xcode project, a package or an app's folder."
    case .noProject(let path, let target):
      "\(path) has no Xcode project, which the target \(target) could be in."
    case .noTarget(let path, let name, let targets):
      "\(path) has no target \(name); its targets: \(targets.joined(separator: ", "))."
    case .noModules(let path, let reasons):
      reasons.isEmpty
        ? """
        \(path) is taken for a package, and its Package.swift has no target; name an Xcode project or the folder with the \
        app's files instead. Where Tuist or XcodeGen writes the project, that folder is what there is.
        """
        : "\(path) has no target that can be compiled here: \(reasons.joined(separator: "; "))."
    case .emptyWorkspace(let path):
      "\(path) names no project that is there; name the folder with the app's files instead."
    case .noPackage(let path): "\(path) has no Package.swift; name a package's folder."
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
