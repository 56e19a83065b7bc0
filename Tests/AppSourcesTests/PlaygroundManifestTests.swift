import Testing

@testable import AppSources

/// Manifests of apps of Swift Playgrounds.
struct PlaygroundManifestTests {
  @Test func theAppAndItsModuleGo() {
    let text = """
      import PackageDescription
      import AppleProductTypes

      let package = Package(
        products: [
          // .iOSApplication( of old
          .iOSApplication(
            name: "Tea (green",
            accentColor: .presetColor(.green),
            supportedInterfaceOrientations: [.portraitUpsideDown(.when(deviceFamilies: [.pad]))]
          ),
          .library(name: "Kit", targets: ["Kit"]),
        ])
      """
    #expect(PlaygroundManifest.isOne(text))
    let lines = PlaygroundManifest.plain(text).split(separator: "\n")
      .filter { !$0.allSatisfy(\.isWhitespace) }
    #expect(
      lines == [
        "import PackageDescription", "let package = Package(", "  products: [",
        "    // .iOSApplication( of old", "    .library(name: \"Kit\", targets: [\"Kit\"]),",
        "  ])",
      ])
  }

  @Test(arguments: [
    "let a = [.iOSApplication]", "let a = \".iOSApplication(name: 1)\"", "f(.iOSApplication(",
    ".iOSApplication", "let package = Package(name: \"Kit\")\n",
  ])
  func allElseStays(text: String) {
    #expect(PlaygroundManifest.plain(text) == text)
    #expect(!PlaygroundManifest.isOne(text))
  }
}
