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

  /// A framework of the app's project is a module, whose folder has its resources too.
  @Test func frameworksOfTheProjectAreModules() throws {
    try write([
      "App/App.swift": "import Kit\n", "Kit/Model/Price.swift": "import CoreData\n",
      "Kit/Tax.swift": "", "Kit/Old.swift": "",
      "Shop.xcodeproj/project.pbxproj": """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, K); };
        T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; \
      buildPhases = (ST); dependencies = (D); };
        D = {isa = PBXTargetDependency; target = K; };
        K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; \
      buildPhases = (SK); buildConfigurationList = L; };
        L = {isa = XCConfigurationList; buildConfigurations = (R); };
        R = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 5.0; \
      SWIFT_ENABLE_BARE_SLASH_REGEX = NO; }; };
        ST = {isa = PBXSourcesBuildPhase; files = (X1); };
        SK = {isa = PBXSourcesBuildPhase; files = (X2, X3); };
        X1 = {isa = PBXBuildFile; fileRef = F1; };
        X2 = {isa = PBXBuildFile; fileRef = F2; };
        X3 = {isa = PBXBuildFile; fileRef = F3; };
        G = {isa = PBXGroup; children = (F1, F2, F3); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = App/App.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Kit/Model/Price.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Kit/Tax.swift; sourceTree = "<group>"; };
      }; rootObject = P; }
      """,
    ])
    let (app, modules) = try modules(of: "Shop.xcodeproj")
    #expect(app.sources.map(\.lastPathComponent) == ["App.swift"])
    let kit = try #require(modules.compiled.first)
    #expect(modules.compiled.count == 1 && kit.name == "Kit")
    #expect(kit.folder.path == folder.appendingPathComponent("Kit").path)
    #expect(kit.sources.map(\.lastPathComponent).sorted() == ["Price.swift", "Tax.swift"])
    #expect(kit.target.settings == [".swiftLanguageMode(.v5)"])
    #expect(kit.survey.imports["CoreData"]?.count == 1)
  }

  /// A package that is named for a module that it does not have is told with those that it has.
  @Test func aPackageThatNothingIsTakenOfIsTold() throws {
    try write([
      "App/App.swift": "import Factory\nimport Tools\n",
      "Kit/Package.swift": manifest(
        """
        name: "Factory", products: [.library(name: "FactoryKit", targets: ["FactoryKit"])],
        targets: [.target(name: "FactoryKit"), .testTarget(name: "FactoryTests")]
        """),
      "Kit/Sources/FactoryKit/A.swift": "",
      "Tools/Package.swift": manifest("name: \"Tools\", targets: [.target(name: \"Tools\")]"),
      "Tools/Sources/Tools/A.swift": "",
    ])
    let app = try AppFiles(folder.appendingPathComponent("App").path, target: nil)
    let survey = AppSurvey(app.sources)
    let modules = AppModules(
      of: app, survey, with: ["Kit", "Tools"].map { folder.appendingPathComponent($0) },
      leavingOut: [])
    #expect(modules.unused.map(\.folder.lastPathComponent) == ["Kit"])
    let package = AppPackage(
      app: app, survey: survey, modules: modules, folder: folder, vitrine: "/vitrine")
    let lines = AdoptionReport(package).lines
    let kit = folder.appendingPathComponent("Kit").path
    #expect(
      lines.contains("not used: \(kit), whose modules nothing imports: FactoryKit"))
    #expect(lines.contains { $0.hasPrefix("First: what needs Factory keeps the rest") })
    #expect(lines.last?.hasPrefix("Then, in ") == true)
  }

  @Test func aPackageWithoutTargetsSaysSo() {
    #expect(
      "\(AdoptionError.noModules("Shop", reasons: []))".contains(
        "Shop is taken for a package, and its Package.swift has no target; name"))
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
