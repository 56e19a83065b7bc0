import Foundation
import Testing

@testable import AppSources

/// Constants of catalogues in a folder that each test writes.
struct AssetConstantsTests {
  @Test func coloursAndPicturesOfAFolderGetConstants() throws {
    let folder = try Catalogue(
      "App/Assets.xcassets/AppYellow.colorset", "App/Assets.xcassets/Group/picture.imageset",
      "App/Assets.xcassets/AppIcon.appiconset")
    let text = AssetConstants(folders: [folder.url], home: .app).text
    #expect(text.contains("  static let appYellow = SwiftUI.ColorResource(name: \"AppYellow\")"))
    #expect(text.contains("  static let picture = SwiftUI.ImageResource(name: \"picture\")"))
    #expect(text.contains("  static var appYellow: SwiftUI.Color {"))
    #expect(text.contains("  static var appYellow: SwiftUI.UIColor {"))
    #expect(!text.contains("appIcon"))
  }

  /// As in Backyard Birds, whose module declares a style of its catalogue's colour.
  @Test func aColourThatTheAppDeclaresIsNotDeclaredAgain() throws {
    let folder = try Catalogue("Assets.xcassets/food.colorset", "Assets.xcassets/sky.colorset")
    let source = """
      extension Color {
          static let sky = Color(.sky)
      }
      public extension ShapeStyle where Self == Color {
          static var food: Color { .food }
      }
      extension UIColor { static let sky = UIColor(resource: .sky) }
      """
    let text = AssetConstants(folders: [folder.url], home: .app, besides: [source]).text
    #expect(!text.contains("static var food: SwiftUI.Color "))
    #expect(text.contains("static var food: SwiftUI.UIColor "))
    #expect(text.contains("static var sky: SwiftUI.Color "))
    #expect(!text.contains("static var sky: SwiftUI.UIColor "))
    #expect(text.contains("static let food = ") && text.contains("static let sky = "))
  }

  /// A comment declares nothing, and a brace in a string closes nothing, whatever the indents.
  @Test func whatIsNoCodeDeclaresNoColour() throws {
    let folder = try Catalogue("Assets.xcassets/food.colorset", "Assets.xcassets/sky.colorset")
    let source = """
      // extension UIColor { static let food = 1 }
      extension UIColor {
        static let brace = "}"
        // static let food = 1
      static let sky = UIColor.blue }
      enum Meals { static let food = 2 }
      """
    let text = AssetConstants(folders: [folder.url], home: .app, besides: [source]).text
    #expect(text.contains("static var food: SwiftUI.UIColor "))
    #expect(!text.contains("static var sky: SwiftUI.UIColor "))
  }

  @Test func aFolderWithANamespaceIsAType() throws {
    let folder = try Catalogue("Assets.xcassets/Brand/main.colorset", "Assets.xcassets/Brand")
    let text = AssetConstants(folders: [folder.url], home: .module).text
    #expect(text.contains("  enum Brand {\n    static let main = SwiftUI.ColorResource("))
    #expect(text.contains("name: \"Brand/main\", bundle: vitrineBundles[0])"))
    #expect(text.contains("SwiftUI.Color(SwiftUI.ColorResource.Brand.main)"))
  }

  /// A module of an app's packages has its resources where its files lie.
  @Test(arguments: [
    (["Image(\"a\", bundle: .module)"], true), (["Bundle.module.bundlePath"], true),
    (["Image(\"a\")", "let modules = 1"], false),
    (
      [
        "Image(\"a\", bundle: .module)",
        "extension Bundle { static let module = Bundle(for: Mark.self) }",
      ], false
    ),
  ])
  func theBundleOfAModuleIsItsFolder(sources: [String], isWritten: Bool) {
    let text = AssetConstants(
      folders: [], home: .folders(["/app/Kit"]), besides: sources
    ).text
    let line =
      "  nonisolated static let module = Foundation.Bundle(path: \"/app/Kit\") ?? Foundation.Bundle.main\n"
    #expect(text.contains(line) == isWritten)
    let other = AssetConstants(folders: [], home: .module, besides: sources).text
    #expect(!other.contains("static let module"))
  }

  @Test func fontsOfModulesAreTheCataloguesToo() {
    func folders(_ own: [String]) -> Substring? {
      AssetConstants(folders: [], home: .folders(own), moduleFolders: ["/app/Kit"]).text
        .split(separator: "\n").first { $0.contains("static let folders") }
    }
    #expect(
      folders(["/app/App"])?.hasSuffix(
        "[Foundation.URL(fileURLWithPath: \"/app/App\"), Foundation.URL(fileURLWithPath: \"/app/Kit\")]"
      )
        == true)
    #expect(folders([])?.hasSuffix("[Foundation.URL(fileURLWithPath: \"/app/Kit\")]") == true)
    let text = AssetConstants(
      folders: [], home: .folders(["/app/App"]), moduleFolders: ["/app/Kit"]
    ).text
    #expect(text.contains("SwiftUI.AppResources(Foundation.URL(fileURLWithPath: \"/app/App\"))"))
  }

  @Test func systemColoursKeepTheirNames() throws {
    let folder = try Catalogue("Assets.xcassets/red.colorset")
    let text = AssetConstants(folders: [folder.url], home: .app).text
    #expect(text.contains("static let red = "))
    #expect(!text.contains("static var red"))
  }

  @Test func anAppsOwnConstantOfAColourStandsBesideTheCatalogues() throws {
    let folder = try Catalogue("Assets.xcassets/brand.colorset")
    let text = AssetConstants(folders: [folder.url], home: .app).text
    let parts = text.components(separatedBy: "\nextension ")
    let styles = try #require(parts.first { $0.hasPrefix("SwiftUI.ShapeStyle where Self ==") })
    let colors = try #require(parts.first { $0.hasPrefix("SwiftUI.Color {") })
    #expect(styles.contains("static var brand"))
    #expect(!colors.contains("brand"))
  }

  @Test func twoNamesOfOneConstantAreToldOnce() throws {
    let folder = try Catalogue(
      "Assets.xcassets/app-logo.imageset", "Assets.xcassets/AppLogo.imageset",
      "Other.xcassets/AppLogo.imageset")
    let made = AssetConstants(folders: [folder.url], home: .app)
    #expect(made.problems.count == 1)
    #expect(made.problems.first?.contains("“AppLogo” and “app-logo”") == true)
    #expect(made.text.components(separatedBy: "static let appLogo").count == 2)
  }

  @Test func brokenContentsAreTold() throws {
    let folder = try Catalogue("Assets.xcassets/Group/a.colorset")
    let file = folder.url.appendingPathComponent("Assets.xcassets/Group/Contents.json")
    try Data("{".utf8).write(to: file)
    let made = AssetConstants(folders: [folder.url], home: .app)
    #expect(made.problems.first?.contains(file.path) == true)
    #expect(made.text.contains("static let a = "))
  }
}

/// A folder of sets, which goes with the value; a group that is named by itself is a namespace.
private final class Catalogue {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init(_ sets: String...) throws {
    for set in sets {
      let folder = url.appendingPathComponent(set)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let contents =
        folder.pathExtension.isEmpty ? #"{"properties": {"provides-namespace": true}}"# : "{}"
      try Data(contents.utf8).write(to: folder.appendingPathComponent("Contents.json"))
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
