// swift-tools-version: 6.0
import PackageDescription

// An app's package as a user writes it: its views compile on Linux through Vitrine's products.
let package = Package(
  name: "Consumer",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(name: "Vitrine", path: Context.environment["VITRINE_PATH"] ?? "../..")
  ],
  targets: [
    .executableTarget(name: "NotesSwift6", dependencies: vitrine),
    .target(name: "Membership", dependencies: vitrine),
    .executableTarget(
      name: "SettingsSwift6",
      dependencies: vitrine + [
        "Membership", .product(name: "DS_iOS", package: "Vitrine"),
      ]),
    .executableTarget(
      name: "NotesSwift5", dependencies: vitrine, swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "PocketSnapshots",
      dependencies: vitrine + [.product(name: "SnapshotKit", package: "Vitrine")],
      exclude: ["app-folders.txt"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "VitrineSources", package: "Vitrine")]),
  ]
)

/// What Apple's frameworks are on Linux.
var vitrine: [Target.Dependency] {
  ["SwiftUI", "MapKit"].map {
    .product(name: $0, package: "Vitrine", condition: .when(platforms: [.linux]))
  }
}
