import AppSources
import Foundation

/// The Swift files of an app, of an Xcode project, a package or a folder.
struct AppFiles {
  /// The app's name.
  let name: String
  /// The folder that all files lie in.
  let folder: URL
  /// The Swift files that are compiled as the app's own, by path; of a package without an app none.
  private(set) var sources: [URL] = []
  /// The packages whose products the app takes.
  private(set) var packages: [XcodeProject.Package] = []
  /// Build settings by name.
  private(set) var settings: [String: String] = [:]
  /// The settings of a package's target, as expressions of a manifest.
  private(set) var packageSettings: [String] = []
  /// The names of products and targets of packages beside the app that it takes.
  private(set) var products: [String] = []
  /// The folders of packages that the app's project or workspace names.
  private(set) var localPackages: [URL] = []
  /// The frameworks that the app's project builds for it.
  private(set) var frameworks: [XcodeProject.Framework] = []
  /// The manifest of the package that the app is; nil of a project and a folder.
  private(set) var manifest: PackageManifest?
  /// The folder in which packages are that nobody names; nil where none is looked for.
  private(set) var searched: URL?

  /// Finds the files of an app.
  ///
  /// - Parameters:
  ///   - path: An Xcode project or workspace, the folder that it stands in, a package, or a folder
  ///     with the app's files.
  ///   - target: The name of the app's target in the project, or of a target of the package; nil
  ///     for the first app, and for all that a package offers.
  /// - Throws: ``AdoptionError``, ``ManifestError`` or `XcodeProjectError`.
  init(_ path: String, target: String?) throws {
    let place = URL(fileURLWithPath: path).standardizedFileURL
    guard FileManager.default.fileExists(atPath: place.path) else {
      throw AdoptionError.gone(path)
    }
    if let project = try ProjectPlace(place, target: target) {
      let app = try XcodeProject(project.project, target: target)
      (name, folder, sources) = (app.name, app.folder, app.sources)
      (packages, settings, searched) = (app.packages, app.settings, app.folder)
      products = app.looseProducts + app.packages.filter(\.isLocal).flatMap(\.products)
      localPackages = app.localPackages + project.packages
      frameworks = app.frameworks
    } else if FileTree.isPackage(place) {
      let manifest = try PackageManifest.read(place)
      (name, self.manifest) = (manifest.name, manifest)
      // A target that is all of its package's folder would compile what is written there.
      let isWhole = manifest.targets.contains { $0.kind == .executable && $0.path == "." }
      folder = isWhole ? place.deletingLastPathComponent() : place
      try take(target, of: manifest)
      if sources.isEmpty { return }
    } else {
      if let target { throw AdoptionError.noProject(path, target: target) }
      // Loose files: the folder's name is the app's, and what it stands in the package's.
      name = place.deletingPathExtension().lastPathComponent
      folder = place.deletingLastPathComponent()
      sources = Self.loose(in: place)
      searched = place
    }
    if sources.isEmpty { throw AdoptionError.noSources(path) }
    if let (first, second) = Self.twins(sources) { throw AdoptionError.twins(first, second) }
  }

  /// Takes a package's target, or all that the package offers; one with an `App` is the app.
  private mutating func take(_ name: String?, of manifest: PackageManifest) throws {
    let programs = manifest.targets.filter { $0.kind == .executable }
    if let name {
      guard let target = manifest.target(named: name), target.kind != .test else {
        let names = manifest.targets.filter { $0.kind == .regular }.map(\.name)
        throw AdoptionError.noTarget(manifest.file.path, name: name, targets: names)
      }
      if target.kind != .executable { return products = [name] }
    }
    let found = programs.filter { name == nil || $0.name == name }.lazy
      .compactMap { try? AppModule($0, of: manifest) }
      .first { $0.survey.app != nil || name != nil }
    if let found {
      (sources, packageSettings) = (found.sources, found.target.settings)
      products = found.target.needs.map(\.name)
    } else {
      let offered = manifest.products.values.flatMap { $0 }
      products =
        offered.isEmpty
        ? manifest.targets.filter { $0.kind == .regular }.map(\.name) : Set(offered).sorted()
    }
  }

  /// The files of a folder without tests, and without those that begin another program.
  private static func loose(in folder: URL) -> [URL] {
    let packages = FileTree.packages(in: folder).map { $0.path + "/" }
    let all = FileTree(folder).sources.map(\.standardizedFileURL)
      .filter { file in !packages.contains { file.path.hasPrefix($0) } }
    let survey = AppSurvey(all)
    let tests = Set(["XCTest", "Testing"].flatMap { survey.imports[$0] ?? [] })
    let others = Set(survey.entries.count > 1 ? survey.entries : []).subtracting(survey.appFiles)
    return all.filter { !tests.contains($0) && !others.contains($0) }
  }

  private static func twins(_ sources: [URL]) -> (String, String)? {
    var known: [String: String] = [:]
    for source in sources {
      if let first = known.updateValue(source.path, forKey: source.lastPathComponent) {
        return (first, source.path)
      }
    }
    return nil
  }
}
