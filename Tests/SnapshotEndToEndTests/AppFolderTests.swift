import Foundation
import Testing

/// `snapshot sources` and `snapshot assets`: what an app's folder becomes.
struct AppFolderTests {
  /// An app's folder with a file of code for iOS and an asset catalogue of a colour and a picture.
  private func app(in scratch: Scratch) throws {
    let files = [
      "App/AppMain.swift": """
      import SwiftUI

      @main
      struct TrailApp: App {
        var body: some Scene { WindowGroup { TrailView() } }
      }
      """,
      "App/Views/TrailView.swift": """
      import SwiftUI

      struct TrailView: View {
        #if os(iOS)
          let title = "iOS"
        #else
          let title = "another"
        #endif
        var body: some View { Text(title).foregroundStyle(Color.moss) }
      }
      """,
      "App/Package.swift": "// A manifest is no source.",
      "App/Assets.xcassets/Moss.colorset/Contents.json": """
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "0.2", "green": "0.5", "blue": "0.3", "alpha": "1" } } } ] }
      """,
      "App/Assets.xcassets/Old Oak.imageset/Contents.json": """
      { "images": [ { "idiom": "universal", "filename": "oak.png" } ] }
      """,
    ]
    for (name, text) in files { try write(text, scratch.file(name)) }
  }

  private func write(_ text: String, _ file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func text(_ name: String, in scratch: Scratch) throws -> String {
    try String(contentsOf: scratch.file(name), encoding: .utf8)
  }

  @Test func sourcesAreCopiedAsPhonesCompileThem() throws {
    let scratch = try Scratch()
    try app(in: scratch)
    let run = try Run("snapshot-fixture", ["sources", "App", "-o", "Copies"], in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "2 files copied to Copies\n")
    #expect(
      try contents(of: scratch.file("Copies")).keys.sorted() == [
        "AppMain.swift", "AssetConstants.swift", "ReExports.swift", "TrailView.swift",
      ])
    let view = try text("Copies/TrailView.swift", in: scratch)
    #expect(view.contains("#if true"))
    #expect(!view.contains("os(iOS)"))
    let original = scratch.file("App/Views/TrailView.swift").path
    #expect(view.hasPrefix("#sourceLocation(file: \"\(original)\", line: 1)\n"))
    #expect(!(try text("Copies/AppMain.swift", in: scratch)).contains("@main"))
    #expect(try text("Copies/AssetConstants.swift", in: scratch).contains("moss"))
    #expect(
      try text("Copies/ReExports.swift", in: scratch)
        .contains("@_exported public import protocol Combine.ObservableObject\n"))
  }

  @Test func copiesThatAreAsTheyShouldBeKeepTheirDates() throws {
    let scratch = try Scratch()
    try app(in: scratch)
    let arguments = ["sources", "App", "-o", "Copies"]
    #expect(try Run("snapshot-fixture", arguments, in: scratch.url).status == 0)
    let (same, other) = ("Copies/AppMain.swift", "Copies/TrailView.swift")
    let past = Date(timeIntervalSince1970: 1_000_000)
    for name in [same, other] {
      try FileManager.default.setAttributes(
        [.modificationDate: past], ofItemAtPath: scratch.file(name).path)
    }
    try write("import SwiftUI\n", scratch.file("App/Views/TrailView.swift"))
    #expect(try Run("snapshot-fixture", arguments, in: scratch.url).status == 0)
    func date(_ name: String) throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: scratch.file(name).path)[.modificationDate]
        as? Date
    }
    #expect(try date(same) == past)
    #expect(try date(other) != past)
  }

  @Test func aCommentInAnotherEncodingIsCopied() throws {
    let scratch = try Scratch()
    try app(in: scratch)
    let file = scratch.file("App/Old.swift")
    try (Data("// caf".utf8) + [0xE9] + Data("\nlet old = 1\n".utf8)).write(to: file)
    let run = try Run("snapshot-fixture", ["sources", "App", "-o", "Copies"], in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try text("Copies/Old.swift", in: scratch).contains("let old = 1"))
  }

  @Test func twoFilesOfOneNameAreAnErrorThatNamesBoth() throws {
    let scratch = try Scratch()
    try app(in: scratch)
    try write("import SwiftUI\n", scratch.file("App/Other/TrailView.swift"))
    let run = try Run("snapshot-fixture", ["sources", "App", "-o", "Copies"], in: scratch.url)
    #expect(run.status != 0)
    #expect(run.errors.contains("App/Views/TrailView.swift"))
    #expect(run.errors.contains("App/Other/TrailView.swift"))
    #expect(!FileManager.default.fileExists(atPath: scratch.file("Copies").path))
  }

  @Test func constantsAreWrittenOfCatalogues() throws {
    let scratch = try Scratch()
    try app(in: scratch)
    let run = try Run(
      "snapshot-fixture", ["assets", "App", "-o", "Constants.swift"], in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    let constants = try text("Constants.swift", in: scratch)
    #expect(constants.contains("moss"))
    #expect(constants.contains("oldOak"))
    #expect(!constants.contains(scratch.url.path))
    let inPlace = try Run(
      "snapshot-fixture", ["assets", "App", "-o", "Constants.swift", "--in-place"],
      in: scratch.url)
    #expect(inPlace.status == 0, "\(inPlace.errors)")
    #expect(try text("Constants.swift", in: scratch).contains(scratch.file("App").path))
  }

  @Test func constantsThatClashAreWarnedOf() throws {
    let scratch = try Scratch()
    try app(in: scratch)
    try write(
      "{ \"images\": [] }", scratch.file("App/Assets.xcassets/oldOak.imageset/Contents.json"))
    let run = try Run(
      "snapshot-fixture", ["assets", "App", "-o", "Constants.swift"], in: scratch.url)
    #expect(run.status == 0)
    #expect(run.errors.contains("warning: "))
    #expect(run.errors.contains("oldOak"))
  }

  @Test(arguments: ["sources", "assets"])
  func aFolderThatIsNotThereIsToldByName(_ command: String) throws {
    let scratch = try Scratch()
    let run = try Run("snapshot-fixture", [command, "Nowhere", "-o", "out"], in: scratch.url)
    #expect(run.status != 0)
    #expect(run.errors.contains("There is no folder Nowhere"))
  }
}
