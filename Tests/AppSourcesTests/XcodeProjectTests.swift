import AppSources
import Foundation
import Testing

/// What an Xcode project says of its app.
struct XcodeProjectTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("project-\(UUID().uuidString)")
    for path in ["Shop/ShopApp.swift", "Shop/Deep/Card.swift", "Shop/Old.swift", "Kit/Price.swift"]
    {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("import SwiftUI\n".utf8).write(to: file)
    }
  }

  private func project(_ objects: String) throws -> URL {
    let project = folder.appendingPathComponent("Shop.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    let text =
      "// !$*UTF8*$!\n{ archiveVersion = 1; objects = {\n\(objects)\n}; rootObject = P; }\n"
    try Data(text.utf8).write(to: project.appendingPathComponent("project.pbxproj"))
    return project
  }

  private func names(_ files: [URL]) -> [String] {
    let base = folder.standardizedFileURL.path + "/"
    return files.map { String($0.path.dropFirst(base.count)) }
  }

  /// The settings, and an app and a watch's app whose phases and folders are given.
  private func targets(phases: String = "", folders: String = "") -> String {
    """
    P = {isa = PBXProject; mainGroup = G; targets = (W, T,); buildConfigurationList = PL; projectDirPath = ""; };
    PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR); };
    PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 4.0; }; };
    PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 5.0; SDKROOT = iphoneos; }; };
    W = {isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application"; \
    buildConfigurationList = WL; };
    WL = {isa = XCConfigurationList; buildConfigurations = (WR); };
    WR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = watchos; }; };
    T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; \
    buildConfigurationList = TL; buildPhases = (\(phases)); fileSystemSynchronizedGroups = (\(folders)); \
    packageProductDependencies = (D1, D2); };
    TL = {isa = XCConfigurationList; buildConfigurations = (TR); };
    TR = {isa = XCBuildConfiguration; name = Release; \
    buildSettings = {SWIFT_VERSION = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = (SHOP, "$(inherited)"); }; };
    D1 = {isa = XCSwiftPackageProductDependency; package = R1; productName = Pictures; };
    D2 = {isa = XCSwiftPackageProductDependency; package = R2; productName = Kit; };
    R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/pictures.git"; \
    requirement = {kind = upToNextMajorVersion; minimumVersion = 2.1.0; }; };
    R2 = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };
    """
  }

  @Test func filesOfGroupsAreThoseOfThePhase() throws {
    let app = try XcodeProject(
      project(
        targets(phases: "S") + """
          G = {isa = PBXGroup; children = (A, K); sourceTree = "<group>"; };
          A = {isa = PBXGroup; children = (F1, B); path = Shop; sourceTree = "<group>"; };
          B = {isa = PBXGroup; name = Cards; children = (F2, F3, F5); path = Deep; sourceTree = "<group>"; };
          K = {isa = PBXGroup; children = (F4, G); path = Elsewhere; sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = ShopApp.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
          F3 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
          F4 = {isa = PBXFileReference; path = Kit/Price.swift; sourceTree = SOURCE_ROOT; };
          F5 = {isa = PBXFileReference; path = Styles.css; sourceTree = "<group>"; };
          S = {isa = PBXSourcesBuildPhase; files = (X1, X2, X3, X4, X5, X6); };
          X1 = {isa = PBXBuildFile; fileRef = F1; };
          X2 = {isa = PBXBuildFile; fileRef = F2; };
          X3 = {isa = PBXBuildFile; fileRef = F3; };
          X4 = {isa = PBXBuildFile; fileRef = F4; };
          X5 = {isa = PBXBuildFile; fileRef = F5; };
          """))
    #expect(app.name == "Shop")
    #expect(
      names(app.sources) == ["Kit/Price.swift", "Shop/Deep/Card.swift", "Shop/ShopApp.swift"])
  }

  @Test func foldersHaveExceptionsByTarget() throws {
    let app = try XcodeProject(
      project(
        targets(folders: "A") + """
          G = {isa = PBXGroup; children = (A, K); sourceTree = "<group>"; };
          A = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); path = Shop; sourceTree = "<group>"; };
          K = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E3); path = Kit; sourceTree = "<group>"; };
          E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.swift); target = T; };
          E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Deep/Card.swift); target = W; };
          E3 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Price.swift); target = T; };
          """))
    #expect(
      names(app.sources) == ["Kit/Price.swift", "Shop/Deep/Card.swift", "Shop/ShopApp.swift"])
  }

  @Test func settingsAreTheTargetsOverTheProjectsOfARelease() throws {
    let app = try XcodeProject(project(targets()))
    #expect(app.settings["SWIFT_VERSION"] == "6.0")
    #expect(app.settings["SDKROOT"] == "iphoneos")
    #expect(app.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "SHOP")
    #expect(app.packages.map(\.location) == ["Kit", "https://example.com/pictures.git"])
    #expect(app.packages.map(\.isLocal) == [true, false])
    #expect(app.packages.map(\.requirement) == [nil, "from: \"2.1.0\""])
    #expect(app.packages.map(\.products) == [["Kit"], ["Pictures"]])
  }

  /// Files that are built for other systems alone are none of the app's.
  @Test func filesOfOtherSystemsAreLeftOut() throws {
    let app = try XcodeProject(
      project(
        targets(phases: "S", folders: "K") + """
          G = {isa = PBXGroup; children = (A, K); sourceTree = "<group>"; };
          A = {isa = PBXGroup; children = (F1, F2, F3); path = Shop; sourceTree = "<group>"; };
          K = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = Kit; sourceTree = "<group>"; };
          E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; \
          platformFiltersByRelativePath = {Price.swift = (macos, ); }; };
          F1 = {isa = PBXFileReference; path = ShopApp.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = Old.swift; sourceTree = "<group>"; };
          F3 = {isa = PBXFileReference; path = Deep/Card.swift; sourceTree = "<group>"; };
          S = {isa = PBXSourcesBuildPhase; files = (X1, X2, X3); };
          X1 = {isa = PBXBuildFile; fileRef = F1; platformFilters = (ios, macos, ); };
          X2 = {isa = PBXBuildFile; fileRef = F2; platformFilters = (macos, ); };
          X3 = {isa = PBXBuildFile; fileRef = F3; platformFilter = ios; };
          """))
    #expect(names(app.sources) == ["Shop/Deep/Card.swift", "Shop/ShopApp.swift"])
  }

  /// A file of settings stands below those of the project or the target that names it.
  @Test func settingsBeginWithTheirFiles() throws {
    let texts = [
      "Shop.xcconfig": """
      #include "Base/Base.xcconfig" // what all have
      SWIFT_VERSION = 4.2
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) TEA
      SWIFT_ENABLE_BARE_SLASH_REGEX[sdk=macosx*] = YES
      SWIFT_ENABLE_BARE_SLASH_REGEX[sdk=iphoneos*][config=Release] = NO
      """,
      "Base/Base.xcconfig": """
      #include? "../Shop.xcconfig"
      // SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor
      SDKROOT=iphoneos
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = COFFEE
      """,
    ]
    for (name, text) in texts {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let objects = targets().replacingOccurrences(
      of: "name = Release; buildSettings = {SWIFT_VERSION = 5.0; SDKROOT = iphoneos; }",
      with: "name = Release; baseConfigurationReference = F; "
        + "buildSettings = {SWIFT_VERSION = 5.0; }")
    let app = try XcodeProject(
      project(
        objects + """
          G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          F = {isa = PBXFileReference; path = Shop.xcconfig; sourceTree = "<group>"; };
          """))
    #expect(
      app.settings == [
        "SDKROOT": "iphoneos", "SWIFT_VERSION": "6.0", "SWIFT_ENABLE_BARE_SLASH_REGEX": "NO",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "SHOP COFFEE TEA",
      ])
  }

  @Test func frameworksOfTheProjectAreTheAppsWithWhatTheyNeed() throws {
    let objects = targets().replacingOccurrences(
      of: "name = Shop; productType", with: "name = Shop; dependencies = (DK, DW); productType")
    let app = try XcodeProject(
      project(
        objects + """
          DK = {isa = PBXTargetDependency; target = K; };
          DW = {isa = PBXTargetDependency; target = W; };
          DB = {isa = PBXTargetDependency; target = B; };
          K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; \
          dependencies = (DB); buildPhases = (S); };
          B = {isa = PBXNativeTarget; name = Base; productType = "com.apple.product-type.library.static"; \
          dependencies = (DK); };
          G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          F = {isa = PBXFileReference; path = Kit/Price.swift; sourceTree = "<group>"; };
          S = {isa = PBXSourcesBuildPhase; files = (X); };
          X = {isa = PBXBuildFile; fileRef = F; };
          """))
    #expect(app.frameworks.map(\.name) == ["Base", "Kit"])
    #expect(app.frameworks.map(\.needs) == [["Kit"], ["Base"]])
    #expect(app.frameworks.map { names($0.sources) } == [[], ["Kit/Price.swift"]])
    #expect(app.frameworks.last?.settings["SWIFT_VERSION"] == "5.0")
  }

  /// A package is a file of a group, a package of the project, or both.
  @Test func packagesBesideTheAppAreFound() throws {
    for path in ["Kit/Package.swift", "Local/Looks/Package.swift"] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let text = targets().replacingOccurrences(
      of: "projectDirPath", with: "packageReferences = (R1, R2, R3); projectDirPath"
    ).replacingOccurrences(of: "(D1, D2)", with: "(D1, D2, D3)")
    let app = try XcodeProject(
      project(
        text + """
          R3 = {isa = XCLocalSwiftPackageReference; relativePath = Gone; };
          D3 = {isa = XCSwiftPackageProductDependency; productName = Looks; };
          G = {isa = PBXGroup; children = (A); sourceTree = "<group>"; };
          A = {isa = PBXGroup; children = (F1, F2); path = Local; sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Looks; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; lastKnownFileType = folder; path = Empty; sourceTree = "<group>"; };
          """))
    #expect(names(app.localPackages) == ["Kit", "Local/Looks"])
    #expect(app.looseProducts == ["Looks"])
  }

  @Test(arguments: [
    ("kind = exactVersion; version = 1.2.0;", "exact: \"1.2.0\""),
    ("kind = branch; branch = next;", "branch: \"next\""),
    ("kind = revision; revision = abc;", "revision: \"abc\""),
    ("kind = upToNextMinorVersion; minimumVersion = 1.2.0;", ".upToNextMinor(from: \"1.2.0\")"),
    (
      "kind = versionRange; minimumVersion = 1.2.0; maximumVersion = 1.9.0;",
      "\"1.2.0\"..<\"1.9.0\""
    ),
  ])
  func versionsAreThoseOfAManifest(words: String, requirement: String) throws {
    let text = targets().replacingOccurrences(
      of: "kind = upToNextMajorVersion; minimumVersion = 2.1.0;", with: words)
    let app = try XcodeProject(project(text))
    #expect(app.packages.map(\.requirement) == [nil, requirement])
  }

  @Test func anAppIsChosenByName() throws {
    let project = try project(targets())
    #expect(try XcodeProject(project, target: "Watch").settings["SDKROOT"] == "watchos")
    #expect(throws: XcodeProjectError.noTarget("Tea", apps: ["Watch", "Shop"])) {
      try XcodeProject(project, target: "Tea")
    }
  }

  @Test(arguments: [
    "", "{", "{ objects = {}; rootObject = P; }", "\u{0}\u{1}", "{ objects = (1); }",
  ])
  func whatIsNoProjectSaysSo(text: String) throws {
    let project = try project("")
    let file = project.appendingPathComponent("project.pbxproj")
    try Data(text.utf8).write(to: file)
    #expect(throws: XcodeProjectError.notAProject(file.path)) { try XcodeProject(project) }
    try FileManager.default.removeItem(at: file)
    #expect { try XcodeProject(project) } throws: { error in
      if case XcodeProjectError.unreadable(file.path, _) = error { true } else { false }
    }
  }

  @Test func aProjectWithoutAnAppSaysSo() throws {
    let project = try project("P = {isa = PBXProject; targets = (); };")
    #expect(throws: XcodeProjectError.noApp(project.path)) { try XcodeProject(project) }
  }
}
