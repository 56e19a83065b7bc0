/// Xcode's build settings of the language, as expressions of a manifest.
enum SwiftSettings {
  /// Returns the settings of a target, with Xcode's defaults.
  ///
  /// - Parameter settings: Build settings by name.
  /// - Returns: Expressions such as `.swiftLanguageMode(.v5)`.
  static func of(_ settings: [String: String]) -> [String] {
    var all: [String] = []
    let isSwift5 = settings["SWIFT_VERSION"].map { !$0.hasPrefix("6") } ?? false
    if isSwift5 { all.append(".swiftLanguageMode(.v5)") }
    all += features(of: settings, isSwift5: isSwift5)
      .map { ".enableUpcomingFeature(\"\($0)\")" }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      all.append(AppPackage.isolation)
    }
    let conditions = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    for condition in conditions.split(separator: " ")
    where condition != "DEBUG" && condition.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    {
      all.append(".define(\"\(condition)\")")
    }
    return all
  }

  /// The upcoming features that are on: those that Swift 6's mode has, in Swift 5's alone.
  private static func features(of settings: [String: String], isSwift5: Bool) -> [String] {
    let isApproachable = settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
    return upcoming.filter { feature in
      if feature.isInSwift6 && !isSwift5 { return false }
      let byDefault = feature.byDefault ?? (isApproachable && feature.isApproachable)
      return feature.settings.compactMap { settings[$0] }.first.map { $0 == "YES" } ?? byDefault
    }
    .map(\.name)
  }

  private struct Feature {
    let name: String
    /// The names of its build setting, the newest first.
    let settings: [String]
    let isInSwift6: Bool
    /// A Boolean value that indicates whether approachable concurrency switches it on.
    let isApproachable: Bool
    let byDefault: Bool?

    init(
      _ name: String, _ settings: [String], isInSwift6: Bool = true, isApproachable: Bool = false,
      byDefault: Bool? = nil
    ) {
      (self.name, self.settings, self.isInSwift6) = (name, settings, isInSwift6)
      (self.isApproachable, self.byDefault) = (isApproachable, byDefault)
    }
  }

  /// Those that change which code compiles; what else there is makes an app's errors of warnings.
  private static let upcoming = [
    // Xcode reads /…/ as a regular expression unless it is told not to.
    Feature(
      "BareSlashRegexLiterals",
      ["SWIFT_ENABLE_BARE_SLASH_REGEX", "SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS"],
      byDefault: true),
    Feature(
      "DisableOutwardActorInference", ["SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION"],
      isApproachable: true),
    Feature(
      "GlobalActorIsolatedTypesUsability",
      ["SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY"], isApproachable: true),
    Feature(
      "InferSendableFromCaptures", ["SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES"],
      isApproachable: true),
    Feature("IsolatedDefaultValues", ["SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES"]),
    Feature(
      "ImplicitOpenExistentials", ["SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS"]),
    Feature(
      "InferIsolatedConformances", ["SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES"],
      isInSwift6: false, isApproachable: true),
    Feature(
      "NonisolatedNonsendingByDefault",
      ["SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT"], isInSwift6: false,
      isApproachable: true),
  ]
}
