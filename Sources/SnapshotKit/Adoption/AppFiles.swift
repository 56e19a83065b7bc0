import AppSources
import Foundation

/// The Swift files of an app, of an Xcode project or of a folder.
struct AppFiles {
  /// The app's name.
  let name: String
  /// The folder that all files lie in.
  let folder: URL
  /// The Swift files that are compiled, by path.
  let sources: [URL]
  /// The packages whose products the app takes.
  var packages: [XcodeProject.Package] = []
  /// Build settings by name.
  var settings: [String: String] = [:]

  /// Finds the files of an app.
  ///
  /// - Parameters:
  ///   - path: An Xcode project, the folder that it stands in, or one with the app's files.
  ///   - target: The name of the app's target in the project; nil for the first.
  /// - Throws: ``AdoptionError`` or `XcodeProjectError`.
  init(_ path: String, target: String?) throws {
    let place = URL(fileURLWithPath: path).standardizedFileURL
    guard FileManager.default.fileExists(atPath: place.path) else {
      throw AdoptionError.gone(path)
    }
    if let project = try Self.project(at: place) {
      let app = try XcodeProject(project, target: target)
      (name, folder, sources) = (app.name, app.folder, app.sources)
      (packages, settings) = (app.packages, app.settings)
    } else {
      if let target { throw AdoptionError.noProject(path, target: target) }
      if FileManager.default.fileExists(atPath: place.appendingPathComponent("Package.swift").path)
      {
        throw AdoptionError.isPackage(path)
      }
      // Loose files: the folder's name is the app's, and what it stands in the package's.
      name = place.lastPathComponent
      folder = place.deletingLastPathComponent()
      sources = Self.loose(in: place)
    }
    if sources.isEmpty { throw AdoptionError.noSources(path) }
    if let (first, second) = Self.twins(sources) { throw AdoptionError.twins(first, second) }
  }

  private static func project(at place: URL) throws(AdoptionError) -> URL? {
    if place.pathExtension == "xcodeproj" { return place }
    let projects = ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? [])
      .filter { $0.hasSuffix(".xcodeproj") }.sorted()
    if projects.count > 1 { throw .severalProjects(projects) }
    return projects.first.map { place.appendingPathComponent($0) }
  }

  /// The files of a folder without tests, and without those that begin another program.
  private static func loose(in folder: URL) -> [URL] {
    let all = FileTree(folder).sources
    let survey = AppSurvey(all)
    let tests = Set(["XCTest", "Testing"].flatMap { survey.imports[$0] ?? [] })
    let others = Set(survey.entries.count > 1 ? survey.entries : []).subtracting(survey.appFiles)
    return all.filter { !tests.contains($0) && !others.contains($0) }.map(\.standardizedFileURL)
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
