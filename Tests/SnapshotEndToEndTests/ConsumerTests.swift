import Foundation
import Testing

private let isAsked = ProcessInfo.processInfo.environment["VITRINE_CONSUMER"] != nil

/// An app's package elsewhere that takes this one by its path.
@Suite(.enabled(if: isAsked, "Builds a package for a minute or two: set VITRINE_CONSUMER=1"))
struct ConsumerTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func anAppsPackageBuildsInBothLanguageModes() throws {
    let scratch = try Scratch()
    let (build, products) = try builtPackage(
      root.appendingPathComponent("Tests/Consumer"), at: scratch.file("Consumer"))
    // Of an app's copied files the compiler says that they are named as their originals.
    let warnings = build.output.components(separatedBy: "\n").filter {
      $0.contains(".swift:") && $0.contains(": warning:")
        && !$0.contains("'#sourceLocation' directive produces '#fileID'")
    }
    #expect(warnings == [])
    for product in ["NotesSwift5", "NotesSwift6", "SettingsSwift6"] {
      let run = try Run(path: products.appendingPathComponent("debug/\(product)").path, [])
      #expect(run.status == 0 && run.output.contains("snapshot render"), "\(run.errors)")
    }
    try expectPocket(
      products.appendingPathComponent("debug/PocketSnapshots"), into: scratch.file("drawn"))
  }

  /// What `snapshot init` writes of an app of an Xcode project, with a package beside it, builds
  /// and draws.
  @Test func anXcodeProjectIsDrawnByOneCommand() throws {
    let scratch = try Scratch()
    let app = scratch.file("Purse")
    try FileManager.default.copyItem(
      at: root.appendingPathComponent("Tests/Consumer/PocketApp"), to: app)
    try write(Self.purse, in: scratch.url)
    let written = try Run(
      "snapshot-fixture", ["init", scratch.url.path, "-o", "Package", "--vitrine", root.path],
      in: scratch.url)
    #expect(written.status == 0, "\(written.errors)")
    // A copy beside the first: its paths lead to the same places.
    let (_, products) = try builtPackage(scratch.file("Package"), at: scratch.file("Copy"))
    let executable = products.appendingPathComponent("debug/PurseSnapshots")
    try expectPocket(executable, into: scratch.file("drawn"), screen: "app")
    try expectPocket(executable, into: scratch.file("preview"), screen: "coin")
    try expectPocket(executable, into: scratch.file("parts"), screen: "purse-parts-stamp")
  }

  private func write(_ files: [String: String], in folder: URL) throws {
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// A project, a package of views that it names, and a preview of both.
  private static let purse = [
    "Purse.xcodeproj/project.pbxproj": """
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (L); };
      T = {isa = PBXNativeTarget; name = Purse; productType = "com.apple.product-type.application"; \
    fileSystemSynchronizedGroups = (A); };
      G = {isa = PBXGroup; children = (A); sourceTree = "<group>"; };
      A = {isa = PBXFileSystemSynchronizedRootGroup; path = Purse; sourceTree = "<group>"; };
      L = {isa = XCLocalSwiftPackageReference; relativePath = PurseParts; };
    }; rootObject = P; }
    """,
    "Purse/Coin.swift": """
    import PurseParts
    import SwiftUI

    #Preview("Coin") {
      Text(verbatim: "1").foregroundStyle(.appYellow)
      Stamp()
    }
    """,
    "PurseParts/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "PurseParts",
      platforms: [.iOS(.v17)],
      products: [.library(name: "PurseParts", targets: ["PurseParts"])],
      targets: [.target(name: "PurseParts", resources: [.process("Resources")])])
    """,
    "PurseParts/Sources/PurseParts/Stamp.swift": """
    import SwiftUI

    public struct Stamp: View {
      public init() {}

      public var body: some View {
        Text(verbatim: "2").foregroundStyle(Color("ink", bundle: .module))
      }
    }

    #Preview { Stamp() }
    """,
    "PurseParts/Sources/PurseParts/Resources/Media.xcassets/ink.colorset/Contents.json": """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0.8", "green": "0.6", "blue": "0", "alpha": "1"}}}], "info": {"version": 1}}
    """,
  ]

  /// An app's folder with `@main`, iOS's branches, assets and JSON is drawn as on iOS.
  private func expectPocket(_ executable: URL, into output: URL, screen: String = "*") throws {
    let run = try Run(
      path: executable.path,
      [
        "render", "--device", "iphone-15", "--orientation", "portrait", "--scale", "3", "--scheme",
        "light", "--matrix", "all", "--screen", screen, "--format", "svg", "-o", output.path,
      ])
    #expect(run.status == 0 && !run.errors.contains("warning"), "\(run.output)\(run.errors)")
    let files = FileManager.default.enumerator(atPath: output.path)?.allObjects as? [String] ?? []
    let picture = try #require(files.first { $0.hasSuffix(".svg") })
    let text = try String(contentsOf: output.appendingPathComponent(picture), encoding: .utf8)
    // The colour of the catalogue, on the two rows of the JSON or on a preview's text.
    #expect(text.contains("rgb(80%,60%,0%)"), "\(text.prefix(2000))")
  }
}

/// The flags that this package's own build had: with others, a package would compile it again.
let buildFlags = ProcessInfo.processInfo.environment["BUILD_FLAGS"] ?? ""

/// The folder of this package's own build.
let buildFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(".build").path

/// A command of SwiftPM, such as `build`, on the folder of this package's own build.
///
/// `swift test` holds the lock of that folder for as long as these tests run: a build that waited
/// for it would wait for ever. They leave it, and wait for each other at a lock of their own.
func swiftCommand(_ name: String) -> [String] {
  ["flock", buildFolder + "/packages.lock", "swift", name, "--ignore-lock"]
    + ["--scratch-path", buildFolder] + buildFlags.split(separator: " ").map(String.init)
    + (name == "test" && hasNoIndex ? ["--disable-xctest", "--enable-swift-testing"] : [])
}

/// A Boolean value that indicates whether builds keep no index, in which SwiftPM looks for XCTest's
/// tests: tests need an entry point then.
private let hasNoIndex = buildFlags.contains("--disable-index-store")

/// Gives a package's tests an entry point where they need one.
func addEntryPoint(to package: URL) throws {
  guard hasNoIndex else { return }
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  try FileManager.default.copyItem(
    at: root.appendingPathComponent("scripts/test-main.swift"),
    to: package.appendingPathComponent("Tests/XCTMain.swift"))
}

/// Copies a package that takes this one by its path, and builds it with the versions that this one
/// was resolved with.
///
/// It is built in the folder of this package's own build: the same commands write the same files
/// there, so that Vitrine is not compiled a second time.
///
/// - Returns: The build's run, and the folder of products, which such packages share.
func builtPackage(
  _ package: URL, at copy: URL, withTests: Bool = false
) throws -> (run: Run, products: URL) {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  try FileManager.default.copyItem(at: package, to: copy)
  try? FileManager.default.copyItem(
    at: root.appendingPathComponent("Package.resolved"),
    to: copy.appendingPathComponent("Package.resolved"))
  if withTests { try addEntryPoint(to: copy) }
  let run = try Run(
    path: "/usr/bin/env",
    swiftCommand("build") + ["--package-path", copy.path] + (withTests ? ["--build-tests"] : []),
    environment: ["VITRINE_PATH": root.path])
  #expect(run.status == 0, "\(run.output)\(run.errors)")
  return (run, URL(fileURLWithPath: buildFolder))
}
