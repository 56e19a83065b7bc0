import Foundation
import Testing

@testable import SnapshotKit

/// What Swift tells of a package's manifest.
struct PackageManifestTests {
  private let folder = URL(fileURLWithPath: "/app/Kit")

  /// A manifest in the words of `swift package dump-package`.
  private func manifest(
    tools: String = "6.2.0", languages: String = "null", targets: String = "",
    dependencies: String = ""
  ) throws -> PackageManifest {
    let text = """
      {"name": "Kit", "toolsVersion": {"_version": "\(tools)"}, "swiftLanguageVersions": \(languages),
       "dependencies": [\(dependencies)],
       "products": [
         {"name": "KitUI", "targets": ["Kit", "Parts"], "type": {"library": ["automatic"]}},
         {"name": "kit", "targets": ["tool"], "type": {"executable": null}}],
       "targets": [\(targets)]}
      """
    return try PackageManifest(Data(text.utf8), of: folder)
  }

  private func target(_ name: String = "Kit", _ more: String = "") -> String {
    let rest = more.isEmpty ? "" : ", \(more)"
    return "{\"name\": \"\(name)\", \"type\": \"regular\", \"exclude\": []\(rest)}"
  }

  @Test func productsOfModulesAreThose() throws {
    let found = try manifest(targets: target())
    #expect(found.products == ["KitUI": ["Kit", "Parts"]])
    #expect(found.targets.map(\.name) == ["Kit"])
    #expect(found.file.path == "/app/Kit/Package.swift")
  }

  @Test func dependenciesAreThoseOfPhones() throws {
    let found = try manifest(
      targets: target(
        "Kit",
        """
        "dependencies": [
          {"byName": ["Parts", null]}, {"target": ["Words", {"platformNames": ["macos"]}]},
          {"target": ["Phones", {"platformNames": ["ios", "tvos"]}]},
          {"product": ["Soup", "SwiftSoup", null, null]},
          {"product": ["Gone", "gone", null, {"platformNames": ["linux"]}]}]
        """))
    #expect(
      found.targets.first?.needs == [
        .init(name: "Parts", package: nil), .init(name: "Phones", package: nil),
        .init(name: "Soup", package: "SwiftSoup"),
      ])
  }

  @Test(arguments: [
    ("5.9.0", "null", "", true), ("6.0.0", "null", "", false),
    ("6.0.0", "[\"5\"]", "", true), ("5.9.0", "[\"5\", \"6\"]", "", false),
    ("6.2.0", "null", "{\"swiftLanguageMode\": {\"_0\": \"5\"}}", true),
    ("5.1.0", "null", "{\"swiftLanguageMode\": {\"_0\": \"6\"}}", false),
  ])
  func theLanguageModeIsTheNearest(
    tools: String, languages: String, setting: String, isSwift5: Bool
  ) throws {
    let settings = setting.isEmpty ? "" : "{\"tool\": \"swift\", \"kind\": \(setting)}"
    let found = try manifest(
      tools: tools, languages: languages, targets: target("Kit", "\"settings\": [\(settings)]"))
    #expect(found.targets[0].settings == (isSwift5 ? [".swiftLanguageMode(.v5)"] : []))
  }

  @Test func settingsAreThoseOfAReleaseOnPhones() throws {
    let found = try manifest(
      targets: target(
        "Kit",
        """
        "settings": [
          {"tool": "swift", "kind": {"define": {"_0": "TEA"}}},
          {"tool": "swift", "kind": {"define": {"_0": "DEBUG"}}, "condition": {"config": "debug", "platformNames": []}},
          {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
          {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "MemberImportVisibility"}}},
          {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}},
          {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-Xfrontend"]}}},
          {"tool": "linker", "kind": {"linkedFramework": {"_0": "UIKit"}}}]
        """))
    #expect(
      found.targets[0].settings == [
        ".define(\"TEA\")", ".enableUpcomingFeature(\"MemberImportVisibility\")",
        ".defaultIsolation(MainActor.self)",
      ])
  }

  @Test func packagesOfOthersHaveTheirVersions() throws {
    func remote(_ address: String, _ requirement: String) -> String {
      """
      {"sourceControl": [{"identity": "x", "location": {"remote": [\(address)]}, "requirement": {\(requirement)}}]}
      """
    }
    let found = try manifest(
      dependencies: [
        remote(
          "{\"urlString\": \"https://example.com/a/Soup.git\"}",
          "\"range\": [{\"lowerBound\": \"2.4.3\", \"upperBound\": \"3.0.0\"}]"),
        remote(
          "\"https://example.com/a/b\"",
          "\"range\": [{\"lowerBound\": \"0.3.1\", \"upperBound\": \"0.4.0\"}]"),
        remote("\"https://example.com/a/c\"", "\"exact\": [\"1.2.0\"]"),
        remote("\"https://example.com/a/d\"", "\"branch\": [\"next\"]"),
        "{\"fileSystem\": [{\"identity\": \"parts\", \"path\": \"/app/Kit/../Parts\"}]}",
      ].joined(separator: ","))
    #expect(
      found.remotes.map(\.text) == [
        ".package(url: \"https://example.com/a/Soup.git\", from: \"2.4.3\")",
        ".package(url: \"https://example.com/a/b\", \"0.3.1\"..<\"0.4.0\")",
        ".package(url: \"https://example.com/a/c\", exact: \"1.2.0\")",
        ".package(url: \"https://example.com/a/d\", branch: \"next\")",
      ])
    #expect(found.remotes.map(\.identity) == ["Soup", "b", "c", "d"])
    #expect(found.neighbours.map(\.path) == ["/app/Parts"])
  }

  @Test(arguments: ["", "[]", "{\"name\": 1}", "{\"name\": \"Kit\"}"])
  func whatTellsNoPackageSaysSo(text: String) {
    #expect {
      try PackageManifest(Data(text.utf8), of: folder)
    } throws: { error in
      if case ManifestError.notRead("/app/Kit/Package.swift", _) = error { true } else { false }
    }
  }

  @Test func packagesForLinuxAreKnownByTheirAddress() {
    func modules(_ address: String) -> Set<String>? {
      LinuxPackages.modules(of: RemotePackage(location: address, requirement: ""))
    }
    #expect(modules("https://github.com/scinfu/SwiftSoup.git") == ["SwiftSoup"])
    #expect(modules("git@github.com:apple/swift-log.git") == ["Logging"])
    #expect(modules("https://github.com/somebody/SwiftSoup") == nil)
    #expect(modules("") == nil)
  }

  /// SwiftPM takes no target of a name that a target here has.
  @Test func allTargetsOfThisPackageAreTaken() throws {
    let manifest = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let target =
      #/(?:\.target|\.executableTarget|\.macro|debian|layer|\.systemLibrary)\(\s*(?:name: )?"(\w+)"/#
    let names = text.matches(of: target).map { String($0.1) }
    let tests: Set = ["TestSupport", "StageSupport", "RecordedEnvironment", "TileFixtures"]
    #expect(names.count > 80)
    #expect(Set(names).subtracting(VitrineModules.names).subtracting(tests) == [])
  }
}
