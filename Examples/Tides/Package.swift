// swift-tools-version: 6.0
import PackageDescription

// A package that had its screens drawn from its first day: on Macs and in Xcode it is SwiftUI
// alone.
var dependencies: [Package.Dependency] = []
var frameworks: [Target.Dependency] = []
var snapshots: [Target] = []
#if os(Linux)
  // In a package of your own: .package(url: "https://example.com/Vitrine.git", branch: "main")
  dependencies = [.package(name: "Vitrine", path: Context.environment["VITRINE_PATH"] ?? "../..")]
  frameworks = [.product(name: "SwiftUI", package: "Vitrine")]
  snapshots = [
    .executableTarget(
      name: "TidesSnapshots",
      dependencies: ["Tides", .product(name: "SnapshotKit", package: "Vitrine")] + frameworks),
    .testTarget(
      name: "TidesTests",
      dependencies: ["Tides", .product(name: "VitrineTesting", package: "Vitrine")] + frameworks,
      exclude: ["__Snapshots__"]),
  ]
#endif

let package = Package(
  name: "Tides",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Tides", targets: ["Tides"])],
  dependencies: dependencies,
  targets: [
    .target(name: "Tides", dependencies: frameworks, resources: [.process("Resources")])
  ] + snapshots
)
