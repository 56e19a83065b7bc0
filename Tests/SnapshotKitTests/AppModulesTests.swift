import AppSources
import Foundation
import Testing

@testable import SnapshotKit

/// The modules of packages beside an app, of manifests that Swift reads.
struct AppModulesTests {
  private let folder: URL

  init() throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("modules-\(UUID().uuidString)").standardizedFileURL
  }

  private func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private func manifest(_ body: String) -> String {
    "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(\(body))\n"
  }

  private func modules(of path: String, target: String? = nil) throws -> (AppFiles, AppModules) {
    let app = try AppFiles(folder.appendingPathComponent(path).path, target: target)
    return (app, AppModules(of: app, AppSurvey(app.sources), leavingOut: []))
  }

  /// An app's folder imports one module, which needs two of another package.
  @Test func modulesAreTakenWithWhatTheyNeed() throws {
    try write([
      "App/App.swift": "import Looks\n",
      "App/Packages/Looks/Package.swift": manifest(
        """
        name: "Looks", products: [.library(name: "Looks", targets: ["Looks"])],
        dependencies: [.package(path: "../Parts"), .package(url: "https://github.com/scinfu/SwiftSoup", from: "2.0.0")],
        targets: [
          .target(name: "Looks", dependencies: [
            .product(name: "PartsKit", package: "Parts"), .product(name: "SwiftSoup", package: "SwiftSoup")]),
          .target(name: "Unused"), .testTarget(name: "LooksTests", dependencies: ["Looks"])]
        """),
      "App/Packages/Looks/Sources/Looks/Card.swift":
        "import PartsKit\nimport SwiftSoup\nimport SwiftUI\n",
      "App/Packages/Looks/Sources/Unused/Unused.swift": "",
      "App/Packages/Looks/Tests/LooksTests/T.swift": "",
      "App/Packages/Parts/Package.swift": manifest(
        """
        name: "Parts", products: [.library(name: "PartsKit", targets: ["Parts-Kit"])],
        targets: [
          .target(name: "Parts-Kit", dependencies: ["CParts", "Components"], path: "Code", exclude: ["Old"]),
          .target(name: "CParts"), .target(name: "Components")]
        """),
      "App/Packages/Parts/Code/Part.swift": "import CParts\nimport MapKit\n",
      "App/Packages/Parts/Code/Old/Part.swift": "",
      "App/Packages/Parts/Code/Looks.xcassets/Contents.json": "{}",
      "App/Packages/Parts/Sources/CParts/part.c": "",
      "App/Packages/Parts/Sources/Components/Old.swift": "",
    ])
    let (app, modules) = try modules(of: "App")
    #expect(app.sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(modules.compiled.map(\.name) == ["Looks", "Parts_Kit"])
    #expect(modules.compiled.map { modules.needs(of: $0) } == [["Parts_Kit"], []])
    #expect(modules.compiled[1].sources.map(\.lastPathComponent) == ["Part.swift"])
    #expect(modules.hindered.mapValues(\.hindrance) == ["CParts": .noSwift, "Components": .taken])
    let products = modules.products(importedBy: modules.compiled[0].survey)
    #expect(products.map(\.product) == ["SwiftSoup"])
    #expect(modules.problems == [])
    let place = folder.appendingPathComponent("Out/Parts")
    #expect(
      AppFolderLines.text(
        ofModule: modules.compiled[1].sources, in: modules.compiled[1].folder, from: place)
        == "../../App/Packages/Parts/Code\n- ../../App/Packages/Parts/Code/Old\n")
  }

  @Test func aPackageOffersItsProductsOrATarget() throws {
    try write([
      "Package.swift": manifest(
        """
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", dependencies: ["Words"]), .target(name: "Words"), .target(name: "Aside")]
        """),
      "Sources/Kit/Kit.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n",
      "Sources/Words/Words.swift": "", "Sources/Aside/Aside.swift": "",
    ])
    let (app, all) = try modules(of: "")
    #expect(app.name == "Kit" && app.sources == [])
    #expect(all.compiled.map(\.name) == ["Kit", "Words"])
    #expect(try modules(of: "", target: "Aside").1.compiled.map(\.name) == ["Aside"])
    #expect {
      try modules(of: "", target: "Gone")
    } throws: { "\($0)".contains("has no target Gone; its targets: Kit, Words, Aside.") }
  }

  @Test func aPackagesAppIsAnApp() throws {
    try write([
      "Package.swift": manifest(
        """
        name: "Tea", targets: [
          .executableTarget(name: "tool"), .target(name: "Kit"),
          .executableTarget(name: "Tea", dependencies: ["Kit"], swiftSettings: [.define("TEA")])]
        """),
      "Sources/tool/main.swift": "", "Sources/Kit/Kit.swift": "",
      "Sources/Tea/TeaApp.swift": "import SwiftUI\n@main struct TeaApp: App {\n}\n",
    ])
    let (app, modules) = try modules(of: "")
    #expect(app.sources.map(\.lastPathComponent) == ["TeaApp.swift"])
    #expect(app.packageSettings == [".define(\"TEA\")"])
    #expect(modules.compiled.map(\.name) == ["Kit"])
  }

  @Test func aBrokenManifestNamesItsLine() throws {
    try write([
      "App/App.swift": "import Looks\n",
      "App/Looks/Package.swift": manifest("nam: \"Looks\""),
      "App/Looks/Sources/Looks/Card.swift": "",
    ])
    let (_, modules) = try modules(of: "App")
    #expect(modules.compiled.isEmpty)
    let problem = try #require(modules.problems.first)
    let file = folder.appendingPathComponent("App/Looks/Package.swift").path
    guard case .broken(file, let reason) = problem else {
      Issue.record("\(problem)")
      return
    }
    #expect(reason.hasPrefix("line 3: "))
    #expect(problem.description.contains("Mend it; `swift package dump-package`"))
    #expect(throws: problem) {
      try AppFiles(folder.appendingPathComponent("App/Looks").path, target: nil)
    }
  }
}
