import AppSources
import Foundation

/// A module of a package beside an app, which is compiled against Vitrine as the app is.
struct AppModule {
  /// The reasons for which a target of a package is not compiled.
  enum Hindrance: Error, Equatable, CustomStringConvertible {
    case kind(PackageTarget.Kind)
    case noFolder
    case noSwift
    case taken

    var description: String {
      switch self {
      case .kind(.macro): "a macro, which Swift would build for the compiler's side"
      case .kind(.binary): "built for Apple's systems already"
      case .kind(.system): "a library of the system"
      case .kind(let kind): "of the kind \(kind.rawValue)"
      case .noFolder: "without a folder of its name"
      case .noSwift: "without Swift files, since C and Objective-C are not compiled here"
      case .taken: "of a name that a module of Vitrine has"
      }
    }
  }

  let name: String
  /// The folder of the target.
  let folder: URL
  /// The Swift files that are compiled, by path.
  let sources: [URL]
  let target: PackageTarget
  let package: PackageManifest
  let survey: AppSurvey

  /// Finds a target's files.
  ///
  /// - Throws: ``Hindrance``.
  init(_ target: PackageTarget, of package: PackageManifest) throws(Hindrance) {
    guard target.kind == .regular || target.kind == .executable else { throw .kind(target.kind) }
    guard !VitrineModules.names.contains(target.name) else { throw .taken }
    guard let folder = Self.folder(of: target, in: package) else { throw .noFolder }
    (self.target, self.package, self.folder) = (target, package, folder)
    name = target.module
    sources = Self.sources(of: target, in: folder)
    guard !sources.isEmpty else { throw .noSwift }
    survey = AppSurvey(sources)
  }

  /// The folder that the manifest names, or else the one of the target's name, in the order in
  /// which SwiftPM looks; a package's only target may have its files right in `Sources`.
  private static func folder(of target: PackageTarget, in package: PackageManifest) -> URL? {
    func place(_ path: String) -> URL? {
      let place = package.folder.appendingPathComponent(path).standardizedFileURL
      return FileTree.isFolder(place) ? place : nil
    }
    if let path = target.path { return place(path) }
    let usual = ["Sources", "Source", "src", "srcs"]
    if let found = usual.lazy.compactMap({ place("\($0)/\(target.name)") }).first { return found }
    let isAlone = package.targets.count { $0.kind == .regular || $0.kind == .executable } == 1
    return isAlone ? usual.lazy.compactMap(place).first : nil
  }

  private static func sources(of target: PackageTarget, in folder: URL) -> [URL] {
    func places(_ paths: [String]) -> [String] {
      paths.map { folder.appendingPathComponent($0).standardizedFileURL.path }
    }
    let all = FileTree(folder, leavingOut: Set(places(target.exclude))).sources
      .map(\.standardizedFileURL)
    guard let named = target.sources.map(places) else { return all }
    return all.filter { file in
      named.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
    }
  }
}
