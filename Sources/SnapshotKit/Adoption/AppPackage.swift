import AppSources
import Foundation

/// A package that draws an app's screens: its manifest, its lists of folders and its catalogue.
struct AppPackage {
  let app: AppFiles
  let survey: AppSurvey
  let modules: AppModules
  /// The folder of the package.
  let folder: URL
  /// A folder or the address of a repository.
  let vitrine: String

  /// The folder of the modules' folders, in the package: none that an app has.
  static let modulesFolder = "Sources/SnapshotModules"
  /// The setting of targets whose declarations are the main actor's.
  static let isolation = ".defaultIsolation(MainActor.self)"

  /// The target's name: letters and digits, as a module has.
  var target: String { Self.target(of: app) }

  /// Returns the name of an app's target.
  static func target(of app: AppFiles) -> String {
    let letters = app.name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined()
    return (letters.first?.isNumber ?? true ? "App\(letters)" : letters) + "Snapshots"
  }

  /// Returns the folder that an app's package is written into unless another is named: beside its
  /// project, or in a folder of its own where a package is already.
  static func folder(for app: AppFiles) -> URL {
    let manifest = app.folder.appendingPathComponent("Package.swift")
    let text = try? String(contentsOf: manifest, encoding: .utf8)
    // One that was written before is told, not hidden by a second.
    guard let text, !text.contains("name: \"\(target(of: app))\"") else { return app.folder }
    return app.folder.appendingPathComponent(target(of: app))
  }

  /// The modules whose previews are screens; the app's own come first.
  var previewed: [String] {
    (survey.previews > 0 ? [target] : [])
      + modules.compiled.filter { $0.survey.previews > 0 }.map(\.name)
  }

  /// The texts to write, by path from the package's folder: those of the catalogue.
  var files: [(path: String, text: String)] {
    let own = "Sources/\(target)"
    let folders = AppFolderLines.text(
      of: app.sources, in: app.folder, from: folder.appendingPathComponent(own))
    return [
      ("Package.swift", AppManifest(package: self).text),
      ("\(own)/main.swift", AppCatalogue(package: self).text),
    ] + (app.sources.isEmpty ? [] : [("\(own)/app-folders.txt", folders)])
  }

  /// The texts to write for the modules of packages.
  var moduleFiles: [(path: String, text: String)] {
    modules.compiled.flatMap { module -> [(path: String, text: String)] in
      let place = "\(Self.modulesFolder)/\(module.name)"
      let folders = AppFolderLines.text(
        ofModule: module.sources, in: module.folder, from: folder.appendingPathComponent(place))
      // SwiftPM passes over a target that has no file of its own.
      let file = "// The folders that app-folders.txt names are compiled as this module.\n"
      return [("\(place)/app-folders.txt", folders), ("\(place)/Module.swift", file)]
    }
  }

  /// Writes the files; where one is there already, none.
  ///
  /// - Throws: ``AdoptionError/written(_:)``, and Foundation's errors.
  func write() throws {
    let all = files + moduleFiles
    for (path, _) in all {
      let file = folder.appendingPathComponent(path)
      guard !FileManager.default.fileExists(atPath: file.path) else {
        throw AdoptionError.written(file.path)
      }
    }
    for (path, text) in all {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}
