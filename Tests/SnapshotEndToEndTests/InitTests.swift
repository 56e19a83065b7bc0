import Foundation
import Testing

/// `snapshot init`: the package that draws an app of an Xcode project.
struct InitTests {
  private static let files = [
    "Shop/ShopApp.swift": """
    import MapKit
    import Pictures
    import SwiftUI

    @main struct ShopApp: App { var body: some Scene { WindowGroup { Text("Tea") } } }
    """,
    "Shop/Card.swift":
      "import ARKit\nimport Looks\nimport SwiftUI\n\n#Preview(\"Card\") { Text(\"Card\") }\n",
    "Shop/Extensions/Widget.swift": "import WidgetKit\n",
    "Shop/Old.swift": "import SwiftUI\n",
    "Shop/Assets.xcassets/Contents.json": "{}",
    "Packages/Looks/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Looks", products: [.library(name: "Looks", targets: ["Looks"])],
      dependencies: [.package(url: "https://github.com/scinfu/SwiftSoup.git", from: "2.4.3")],
      targets: [.target(name: "Looks", dependencies: ["SwiftSoup", "CLooks"]), .target(name: "CLooks")])
    """,
    "Packages/Looks/Sources/Looks/Look.swift": """
    import CLooks
    import Charts
    import SwiftSoup
    import SwiftUI

    #Preview { Text("Look") }
    """,
    "Packages/Looks/Sources/CLooks/looks.c": "",
    "ShopTests/ShopTests.swift": "import XCTest\n",
    "Shop.xcodeproj/project.pbxproj": """
    // !$*UTF8*$!
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T,); buildConfigurationList = L; };
      L = {isa = XCConfigurationList; buildConfigurations = (R); };
      R = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0; \
    SWIFT_ACTIVE_COMPILATION_CONDITIONS = TEA; }; };
      T = {isa = PBXNativeTarget; name = "Tea Shop"; productType = "com.apple.product-type.application"; \
    buildConfigurationList = L; buildPhases = (S); packageProductDependencies = (D); };
      D = {isa = XCSwiftPackageProductDependency; package = X; productName = Pictures; };
      X = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/pictures"; \
    requirement = {kind = upToNextMajorVersion; minimumVersion = 2.1.0; }; };
      S = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      B2 = {isa = PBXBuildFile; fileRef = F2; };
      G = {isa = PBXGroup; children = (A); sourceTree = "<group>"; };
      A = {isa = PBXGroup; children = (F1, F2); path = Shop; sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = ShopApp.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
    }; rootObject = P; }
    """,
  ]

  private func app(in scratch: Scratch, without: String = "") throws {
    for (name, text) in Self.files where without.isEmpty || !name.hasPrefix(without) {
      let file = scratch.file(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let vitrine = scratch.file("Vitrine/Package.swift")
    try FileManager.default.createDirectory(
      at: vitrine.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "let package = Package(\n  name: \"Vitrine\",\n)\n"
      .write(to: vitrine, atomically: true, encoding: .utf8)
  }

  private func text(_ name: String, in scratch: Scratch) throws -> String {
    try String(contentsOf: scratch.file(name), encoding: .utf8)
  }

  private func run(_ arguments: String..., in scratch: Scratch) throws -> Run {
    try Run("snapshot-fixture", ["init"] + arguments, in: scratch.url)
  }

  @Test func aProjectBecomesAPackage() throws {
    let scratch = try Scratch()
    try app(in: scratch)
    let run = try run(".", "--vitrine", "Vitrine", in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    let lines: [String] = [
      "Package.swift", "Sources/TeaShopSnapshots/main.swift",
      "Sources/TeaShopSnapshots/app-folders.txt",
      "Sources/SnapshotModules: 1 module of packages, 1 file: Looks",
      "2 files of Tea Shop; screens: the window of ShopApp and 2 previews",
      "products: SnapshotKit, Charts, MapKit, SwiftUI",
      "missing: ARKit, imported by 1 file: Card.swift; left out, the compiler will name its "
        + "uses",
      "missing: CLooks, imported by 1 file: Look.swift; in Packages/Looks/Package.swift it is "
        + "without Swift files, since C and Objective-C are not compiled here",
      "missing: Pictures, imported by 1 file: ShopApp.swift; of the package "
        + "https://example.com/pictures, a comment in Package.swift",
      "First: Vitrine has no ARKit. Put what uses it between #if canImport(ARKit) and #endif, or "
        + "leave its files out, a line with a minus in Sources/TeaShopSnapshots/app-folders.txt",
      "Second: what needs CLooks, Pictures keeps the rest from compiling. Remove what is written "
        + "here and run this again with --package and a folder that has the module's package, or "
        + "a package of that name with the few names that the app uses; or leave its files out, a "
        + "line with a minus in Sources/TeaShopSnapshots/app-folders.txt",
      "Then, in \(scratch.url.standardizedFileURL.path): "
        + "swift run -c release TeaShopSnapshots render --device iphone-15",
    ]
    #expect(run.output.split(separator: "\n").map(String.init) == lines)
    #expect(
      try text("Sources/TeaShopSnapshots/app-folders.txt", in: scratch) == """
        ../../Shop
        - ../../Shop/Extensions
        - ../../Shop/Old.swift

        """)
    let manifest = try text("Package.swift", in: scratch)
    #expect(manifest.hasPrefix("// swift-tools-version: 6.0\n"))
    for line in [
      "    .package(name: \"Vitrine\", path: \"Vitrine\"),",
      "    // .package(url: \"https://example.com/pictures\", from: \"2.1.0\"),  // Pictures",
      "    .package(url: \"https://github.com/scinfu/SwiftSoup.git\", from: \"2.4.3\"),",
      "      dependencies: vitrine(\"Charts\", \"SwiftUI\")"
        + " + [.product(name: \"SwiftSoup\", package: \"SwiftSoup\")],",
      "      path: \"Sources/SnapshotModules/Looks\", exclude: [\"app-folders.txt\"],",
      "      swiftSettings: [.swiftLanguageMode(.v5)],",
      "      dependencies: vitrine(\"SnapshotKit\", \"MapKit\", \"SwiftUI\") + [\"Looks\"],",
      "      swiftSettings: [.swiftLanguageMode(.v5), "
        + ".enableUpcomingFeature(\"BareSlashRegexLiterals\"), .define(\"TEA\")],",
    ] {
      #expect(manifest.split(separator: "\n").contains(Substring(line)), "\(line)\n\(manifest)")
    }
    #expect(
      try text("Sources/TeaShopSnapshots/main.swift", in: scratch) == """
        import SnapshotKit
        import SwiftUI

        SnapshotCommand.main(
          try Catalogue(
            previewsOf: ["TeaShopSnapshots", "Looks"],
            beside: [
              Screen("app", title: "Tea Shop") {
                AppWindow(ShopApp()).appResources(AppFolders.resources)
              }
            ], resources: AppFolders.resources, fonts: AppFolders.folders))

        """)
    #expect(
      try text("Sources/SnapshotModules/Looks/app-folders.txt", in: scratch)
        == "../../../Packages/Looks/Sources/Looks\n")
  }

  @Test func aPackageOfViewsHasItsPreviewsDrawn() throws {
    let scratch = try Scratch()
    try app(in: scratch)
    let run = try run("Packages/Looks", "--vitrine", "Vitrine", in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    let own = "Packages/Looks/LooksSnapshots"
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["Package.swift", "Sources/LooksSnapshots/main.swift"])
    #expect(lines.contains("Looks; screens: 1 preview"))
    #expect(lines.last?.contains("Then, in \(scratch.file(own).standardizedFileURL.path)") == true)
    #expect(
      try text("\(own)/Sources/LooksSnapshots/main.swift", in: scratch) == """
        import SnapshotKit
        import SwiftUI

        SnapshotCommand.main(
          try Catalogue(
            previewsOf: "Looks", fonts: AppFolders.folders))

        """)
    #expect(
      try text("\(own)/Package.swift", in: scratch)
        .contains("    .package(name: \"Vitrine\", path: \"../../../Vitrine\"),"))
    #expect(
      try text("\(own)/Sources/SnapshotModules/Looks/app-folders.txt", in: scratch)
        == "../../../../Sources/Looks\n")
    // A second time it is told, and not written elsewhere.
    let again = try self.run("Packages/Looks", "--vitrine", "Vitrine", in: scratch)
    #expect(again.status == 2 && again.errors.contains("Package.swift is there already"))
  }

  @Test func aBrokenManifestNamesItsFileAndLine() throws {
    let scratch = try Scratch()
    try app(in: scratch)
    let file = scratch.file("Packages/Looks/Package.swift")
    try "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Pack(name: 1)\n"
      .write(to: file, atomically: true, encoding: .utf8)
    let told = try run(".", "--vitrine", "Vitrine", in: scratch)
    #expect(told.status == 0)
    #expect(told.output.contains("missing: Looks, imported by 1 file: Card.swift\n"))
    #expect(
      told.output.contains(#/left out: \S*/Looks/Package.swift is no manifest .*: line 3: /#),
      "\(told.output)")
    let failed = try run("Packages/Looks", "--vitrine", "Vitrine", in: scratch)
    #expect(failed.status == 2)
    #expect(failed.errors.contains("Package.swift is no manifest that Swift reads here: line 3: "))
  }

  /// An app of Swift Playgrounds, whose product Apple's tools alone know.
  @Test func aPlaygroundIsAnAppInItsLanguageWithItsPackages() throws {
    let scratch = try Scratch()
    try app(in: scratch)
    let tea = scratch.file("Tea.swiftpm")
    try FileManager.default.createDirectory(at: tea, withIntermediateDirectories: true)
    let files = [
      "Package.swift": """
      // swift-tools-version: 5.8
      import PackageDescription
      import AppleProductTypes
      let package = Package(
        name: "Tea",
        products: [.iOSApplication(name: "Tea", targets: ["AppModule"], accentColor: .asset("A"))],
        dependencies: [
          .package(path: "../Packages/Looks"),
          .package(url: "https://github.com/scinfu/SwiftSoup.git", from: "2.4.3"),
        ],
        targets: [
          .executableTarget(
            name: "AppModule",
            dependencies: ["Looks", .product(name: "SwiftSoup", package: "SwiftSoup")], path: ".")
        ])
      """,
      "TeaApp.swift": """
      import Looks
      import SwiftSoup
      import SwiftUI
      @main struct TeaApp: App { var body: some Scene { WindowGroup { Text("Tea") } } }
      """,
    ]
    for (name, text) in files {
      try text.write(to: tea.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let run = try run("Tea.swiftpm", "--vitrine", "Vitrine", in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("1 file of Tea; screens: the window of TeaApp and 1 preview\n"),
      "\(run.output)")
    #expect(
      try text("Sources/TeaSnapshots/app-folders.txt", in: scratch) == "../../Tea.swiftpm\n")
    let manifest = try text("Package.swift", in: scratch)
    for part in [
      "vitrine(\"SnapshotKit\", \"SwiftUI\") + [\"Looks\", .product(name: \"SwiftSoup\"",
      "swiftSettings: [.swiftLanguageMode(.v5)]", "name: \"Looks\"",
    ] {
      #expect(manifest.contains(part), "\(part)\n\(manifest)")
    }
  }

  @Test func aRepositorysProjectIsFoundInItsFolders() throws {
    let scratch = try Scratch()
    try app(in: scratch)
    let (repository, files) = (scratch.file("Repository"), FileManager.default)
    let place = repository.appendingPathComponent("iOS")
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    for name in ["Shop", "Shop.xcodeproj", "ShopTests", "Packages"] {
      try files.moveItem(at: scratch.file(name), to: place.appendingPathComponent(name))
    }
    let found = try run("Repository", "--vitrine", "Vitrine", in: scratch)
    #expect(found.status == 0 && found.output.contains("2 files of Tea Shop"), "\(found.errors)")
    #expect(files.fileExists(atPath: place.appendingPathComponent("Package.swift").path))
    // The control: of two, somebody must name one.
    try files.copyItem(at: place, to: repository.appendingPathComponent("macOS"))
    let several = try run("Repository", "--vitrine", "Vitrine", in: scratch)
    #expect(several.status == 2)
    #expect(several.errors.contains("name one: iOS/Shop.xcodeproj, macOS/Shop.xcodeproj."))
  }

  @Test func nothingIsWrittenOver() throws {
    let scratch = try Scratch()
    try app(in: scratch)
    let place = scratch.file("Sources/TeaShopSnapshots/main.swift")
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "mine".write(to: place, atomically: true, encoding: .utf8)
    let run = try run("Shop.xcodeproj", "--vitrine", "Vitrine", in: scratch)
    #expect(run.status == 2)
    #expect(run.errors.contains("main.swift is there already"))
    #expect(try text("Sources/TeaShopSnapshots/main.swift", in: scratch) == "mine")
    #expect(!FileManager.default.fileExists(atPath: scratch.file("Package.swift").path))
  }

  @Test func aFolderWithoutAProjectIsTakenWithoutItsTests() throws {
    let scratch = try Scratch()
    try app(in: scratch, without: "Shop.xcodeproj")
    let run = try run(
      "Shop", "-o", "Pictures", "--vitrine", "https://example.com/v.git", in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("4 files of Shop; screens: the window of ShopApp and 1 preview"))
    #expect(
      try text("Pictures/Sources/ShopSnapshots/app-folders.txt", in: scratch) == "../../../Shop\n")
    #expect(
      try text("Pictures/Package.swift", in: scratch)
        .contains(".package(url: \"https://example.com/v.git\", branch: \"main\"),"))
  }

  @Test(arguments: [
    (["Gone"], "There is nothing at Gone"),
    (["Vitrine"], "Package.swift is no manifest that Swift reads here: "),
    (["Packages/Looks", "--target", "Tea"], "has no target Tea; its targets: Looks, CLooks."),
    (
      ["Packages/Looks", "--target", "CLooks"],
      "has no target that can be compiled here: CLooks is without Swift files"
    ),
    (["ShopTests"], "ShopTests has no Swift files that an app compiles"),
    ([".", "--target", "Tea"], "The project has no app Tea; its apps: Tea Shop."),
    (["Shop", "--target", "Tea"], "Shop has no Xcode project"),
    ([".", "--package", "Shop"], "Shop has no Package.swift; name a package's folder."),
    ([".", "--vitrine", "Shop"], "Shop has no package named Vitrine"),
    ([".", "-o", "/"], "is the root of the file system"),
  ])
  func whatCannotBeDoneSaysWhy(arguments: [String], reason: String) throws {
    let scratch = try Scratch()
    try app(in: scratch)
    let tail = arguments.contains("--vitrine") ? [] : ["--vitrine", "Vitrine"]
    let run = try Run("snapshot-fixture", ["init"] + arguments + tail, in: scratch.url)
    #expect(run.status == 2, "\(run.output)")
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: scratch.file("Package.swift").path))
  }
}
