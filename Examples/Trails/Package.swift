// swift-tools-version: 6.0
import PackageDescription

// Beside the app's Xcode project, which builds TrailsApp/ for iPhones and does not know of this
// package.
let package = Package(
  name: "Trails",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    // In a project of your own: .package(url: "https://example.com/Vitrine.git", branch: "main")
    .package(name: "Vitrine", path: Context.environment["VITRINE_PATH"] ?? "../..")
  ],
  targets: [
    .executableTarget(
      name: "TrailsSnapshots", dependencies: vitrine("SwiftUI", "SnapshotKit"),
      exclude: ["app-folders.txt"],
      plugins: [.plugin(name: "VitrineSources", package: "Vitrine")]),
    .testTarget(
      name: "TrailsTests",
      dependencies: ["TrailsSnapshots"] + vitrine("SwiftUI", "VitrineTesting"),
      exclude: ["__Snapshots__"]),
  ]
)

/// Vitrine's products, on Linux alone.
func vitrine(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Vitrine", condition: .when(platforms: [.linux])) }
}
