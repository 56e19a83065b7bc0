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
