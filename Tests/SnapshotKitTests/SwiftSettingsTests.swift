import Testing

@testable import SnapshotKit

/// Xcode's settings of the language, and what Xcode has without any.
struct SwiftSettingsTests {
  @Test(arguments: [
    ([:], []),
    (["SWIFT_VERSION": "6.0"], []),
    (
      ["SWIFT_VERSION": "5.0"],
      [".swiftLanguageMode(.v5)", ".enableUpcomingFeature(\"BareSlashRegexLiterals\")"]
    ),
    (
      ["SWIFT_VERSION": "5.0", "SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"], [".swiftLanguageMode(.v5)"]
    ),
    (
      [
        "SWIFT_VERSION": "6.0", "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
        "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG A",
        "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NO",
      ],
      [
        ".enableUpcomingFeature(\"InferIsolatedConformances\")",
        ".defaultIsolation(MainActor.self)", ".define(\"A\")",
      ]
    ),
    (
      [
        "SWIFT_VERSION": "5.0", "SWIFT_ENABLE_BARE_SLASH_REGEX": "NO",
        "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
      ],
      [".swiftLanguageMode(.v5)"]
        + [
          "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
          "InferSendableFromCaptures", "InferIsolatedConformances",
          "NonisolatedNonsendingByDefault",
        ].map { ".enableUpcomingFeature(\"\($0)\")" }
    ),
  ])
  func settingsAreXcodes(settings: [String: String], expressions: [String]) {
    #expect(SwiftSettings.of(settings) == expressions)
  }
}
