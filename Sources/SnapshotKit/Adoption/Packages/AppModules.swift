import AppSources
import Foundation

/// The modules of packages beside an app that it needs, and those that these need in turn.
struct AppModules {
  /// The modules that are compiled, by name.
  private(set) var compiled: [AppModule] = []
  /// Of targets that are not compiled, the reasons by the module's name.
  private(set) var hindered: [String: (hindrance: AppModule.Hindrance, file: URL)] = [:]
  /// Packages of others that the app or the modules take.
  private(set) var remotes: [RemotePackage] = []
  /// The reasons why targets are not compiled, for people.
  var reasons: [String] { hindered.map { "\($0.key) is \($0.value.hindrance)" }.sorted() }
  /// Manifests that could not be read.
  var problems: [ManifestError] { packages.problems }
  /// The packages that somebody names for the app and of which no module is taken.
  var unused: [PackageManifest] {
    let taken = compiled.map(\.package.folder.path)
    let told = hindered.values.map(\.file.path)
    return packages.manifests.filter {
      named.contains($0.folder.path) && !taken.contains($0.folder.path)
        && !told.contains($0.file.path)
    }
  }
  private let named: Set<String>
  private var packages: LocalPackages
  private var known: Set<String> = []

  /// Finds the modules of an app.
  ///
  /// - Parameters:
  ///   - app: The app, of a project, a folder or a package.
  ///   - survey: What its files import.
  ///   - others: The folders of further packages.
  ///   - left: The paths of folders that are none of the app's: of Vitrine, and of what is written.
  init(of app: AppFiles, _ survey: AppSurvey, with others: [URL] = [], leavingOut left: [String]) {
    named = Set(others.map(\.standardizedFileURL.path))
    packages = LocalPackages(
      [app.manifest].compactMap { $0 }, and: PackageManifest(frameworksOf: app))
    packages.read(others + app.localPackages)
    remotes = app.packages.filter { !$0.isLocal }.compactMap { package in
      package.requirement.map { RemotePackage(location: package.location, requirement: $0) }
    }
    let imported = survey.imports.keys.sorted()
    take(app.products + imported + app.frameworks.map(\.name), for: app.manifest)
    let lacking = AppProducts.of(allImports + imported).missing.filter { !isThere($0) }
    if !lacking.isEmpty, let folder = app.searched {
      // Packages that nobody names: Xcode finds those in a folder of the app's.
      packages.read(FileTree.packages(in: folder).filter { !left.contains($0.path) })
      take(imported + lacking, for: app.manifest)
    }
    compiled.sort { $0.name < $1.name }
    addRemotes()
  }

  private var allImports: [String] { Set(compiled.flatMap(\.survey.imports.keys)).sorted() }

  /// Returns a Boolean value that indicates whether a module is compiled.
  func isThere(_ module: String) -> Bool { compiled.contains { $0.name == module } }

  /// Takes the targets of names, and what they need; names that no package has are passed over.
  private mutating func take(_ names: [String], for manifest: PackageManifest?) {
    for name in names {
      for (target, package) in packages.targets(of: name, in: manifest)
      where known.insert(target.name).inserted {
        do {
          let module = try AppModule(target, of: package)
          compiled.append(module)
          take(target.needs.map(\.name) + module.survey.imports.keys.sorted(), for: package)
        } catch {
          hindered[target.module] = (error, package.file)
        }
      }
    }
  }

  /// Returns the names of the modules that one needs, of those that are compiled.
  func needs(of module: AppModule) -> [String] {
    let declared = module.target.needs.flatMap { need in
      packages.targets(of: need.name, in: need.package == nil ? module.package : nil)
        .map(\.0.module)
    }
    return Set(declared + module.survey.imports.keys).filter { $0 != module.name && isThere($0) }
      .sorted()
  }

  // MARK: Packages of others

  private mutating func addRemotes() {
    let taken = Set(compiled.map(\.package.folder.path))
    let manifests = packages.manifests.filter { taken.contains($0.folder.path) }
    for remote in manifests.flatMap(\.remotes)
    where !remotes.contains(where: { $0.identity.lowercased() == remote.identity.lowercased() }) {
      remotes.append(remote)
    }
    // One whose modules are compiled from a folder is none to take.
    let names = Set(
      manifests.flatMap { [$0.name, $0.folder.lastPathComponent] }.map { $0.lowercased() })
    remotes.removeAll { names.contains($0.identity.lowercased()) }
    remotes.sort { $0.location < $1.location }
  }

  /// Returns the products of known packages that files import, with their packages.
  func products(importedBy survey: AppSurvey) -> [(product: String, package: RemotePackage)] {
    remotes.flatMap { remote in
      (LinuxPackages.modules(of: remote) ?? []).filter { survey.imports[$0] != nil }.sorted()
        .map { ($0, remote) }
    }
  }

  /// Returns the package that a module is likely of: the one that a target names with it, or that
  /// the app's project does.
  func remote(of module: String, _ app: AppFiles) -> RemotePackage? {
    if let named = app.packages.first(where: { $0.products.contains(module) }) {
      return remotes.first { $0.location == named.location }
    }
    let names = compiled.flatMap(\.target.needs).filter { $0.name == module }
      .map { ($0.package ?? $0.name).lowercased() }
    return remotes.first { names.contains($0.identity.lowercased()) }
  }
}
