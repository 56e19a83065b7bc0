import AppSources
import Foundation

/// A package that draws an app's screens: its manifest, its list of folders and its catalogue.
struct AppPackage {
  let app: AppFiles
  let survey: AppSurvey
  /// The folder of the package.
  let folder: URL
  /// A folder or the address of a repository.
  let vitrine: String

  /// The target's name: letters and digits, as a module has.
  var target: String {
    let letters = app.name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined()
    return (letters.first?.isNumber ?? true ? "App\(letters)" : letters) + "Snapshots"
  }

  /// The texts to write, by path from the package's folder.
  var files: [(path: String, text: String)] {
    let place = folder.appendingPathComponent("Sources/\(target)")
    return [
      ("Package.swift", manifest),
      ("Sources/\(target)/main.swift", main),
      (
        "Sources/\(target)/app-folders.txt",
        AppFolderLines.text(of: app.sources, in: app.folder, from: place)
      ),
    ]
  }

  /// Writes the files; where one is there already, none.
  ///
  /// - Throws: ``AdoptionError/written(_:)``, and Foundation's errors.
  func write() throws {
    for (path, _) in files {
      let file = folder.appendingPathComponent(path)
      guard !FileManager.default.fileExists(atPath: file.path) else {
        throw AdoptionError.written(file.path)
      }
    }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  // MARK: Manifest

  private var products: [String] { AppProducts.of(survey.imports.keys).products }

  private var isIsolated: Bool { app.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" }

  private var manifest: String {
    let names = (["SnapshotKit"] + products).map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      // swift-tools-version: \(isIsolated ? "6.2" : "6.0")
      import PackageDescription

      // Draws \(app.name) on Linux. The app's project knows nothing of it.
      let package = Package(
        name: "\(target)",
        platforms: [.iOS(.v17), .macOS(.v14)],
        dependencies: [
          \(dependency),
      \(packages)  ],
        targets: [
          .executableTarget(
            name: "\(target)",
            dependencies: [\(names)].map {
              .product(name: $0, package: "Vitrine", condition: .when(platforms: [.linux]))
            },
            exclude: ["app-folders.txt"],
      \(settings)      plugins: [.plugin(name: "VitrineSources", package: "Vitrine")])
        ]
      )

      """
  }

  private var dependency: String {
    if vitrine.contains("://") {
      return ".package(url: \(vitrine.debugDescription), branch: \"main\")"
    }
    let path = RelativePath.of(URL(fileURLWithPath: vitrine), from: folder)
    return ".package(name: \"Vitrine\", path: \(path.debugDescription))"
  }

  /// Packages of the app stand as comments: most are for Apple's systems alone.
  private var packages: String {
    guard !app.packages.isEmpty else { return "" }
    let lines = app.packages.map { package in
      let place =
        package.isLocal
        ? "path: "
          + RelativePath.of(
            URL(fileURLWithPath: package.location, relativeTo: app.folder), from: folder
          ).debugDescription
        : "url: \(package.location.debugDescription), "
          + (package.version.map { "from: \"\($0)\"" } ?? "branch: \"main\"")
      return "    // .package(\(place)),  // \(package.products.joined(separator: ", "))\n"
    }
    return "    // Of the app's project; those that build on Linux:\n" + lines.joined()
  }

  private var settings: String {
    var all: [String] = []
    if app.settings["SWIFT_VERSION"].map({ !$0.hasPrefix("6") }) ?? false {
      all.append(".swiftLanguageMode(.v5)")
      // Xcode reads /…/ as a regular expression in Swift 5's mode, unless it is told not to.
      if app.settings["SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS"] == "YES" {
        all.append(".enableUpcomingFeature(\"BareSlashRegexLiterals\")")
      }
    }
    if isIsolated { all.append(".defaultIsolation(MainActor.self)") }
    let conditions = app.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    for condition in conditions.split(separator: " ")
    where condition != "DEBUG" && condition.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    {
      all.append(".define(\"\(condition)\")")
    }
    return all.isEmpty ? "" : "      swiftSettings: [\(all.joined(separator: ", "))],\n"
  }

  // MARK: Catalogue

  private var window: String {
    survey.app.map { app in
      """
            Screen("app", title: \(self.app.name.debugDescription)) {
              AppWindow(\(app)()).appResources(AppFolders.resources)
            }

      """
    } ?? ""
  }

  private var besides: String {
    window.isEmpty ? "" : "\n    beside: [\n\(window)    ],"
  }

  private var main: String {
    let arguments =
      survey.previews > 0
      ? "previewsOf: \"\(target)\",\(besides) resources: AppFolders.resources,"
      : "[\n\(window)    ],"
    return """
      import SnapshotKit
      import SwiftUI

      SnapshotCommand.main(
        try Catalogue(
          \(arguments) fonts: AppFolders.folders))

      """
  }
}
