import AppSources
import Foundation

/// A target of a package's manifest.
struct PackageTarget: Equatable {
  /// The kinds of targets, by their names in what SwiftPM tells.
  enum Kind: String {
    case regular, executable, test, macro, plugin, binary, system
  }

  /// A module or product that a target needs, on iOS.
  struct Need: Equatable {
    let name: String
    /// The package of a product; nil of a name that may be a target's or a product's.
    let package: String?
  }

  let name: String
  let kind: Kind
  /// The folder, from the package's; nil for one of the usual places.
  let path: String?
  /// The files and folders that alone are compiled, from the target's folder; nil for all.
  let sources: [String]?
  let exclude: [String]
  let needs: [Need]
  /// Swift's settings as expressions of a manifest, such as `.define("DEMO")`.
  let settings: [String]

  /// The name under which Swift imports the target.
  var module: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

  /// Makes a target of a framework that an Xcode project builds.
  ///
  /// - Parameters:
  ///   - framework: The framework; its folder is the one that all its files lie in, which has its
  ///     resources too.
  ///   - folder: The project's folder.
  init(_ framework: XcodeProject.Framework, in folder: URL) {
    let place = CommonFolder.of(framework.sources) ?? folder
    name =
      framework.settings["PRODUCT_MODULE_NAME"].flatMap { $0.contains("$") ? nil : $0 }
      ?? framework.name
    kind = .regular
    path = RelativePath.of(place, from: folder)
    sources = framework.sources.map { RelativePath.of($0, from: place) }
    exclude = []
    needs = framework.needs.map { Need(name: $0, package: nil) }
    settings = SwiftSettings.of(framework.settings)
  }

  init?(_ values: [String: Any], language: LanguageMode) {
    guard let name = values["name"] as? String, let type = values["type"] as? String,
      let kind = Kind(rawValue: type)
    else { return nil }
    (self.name, self.kind) = (name, kind)
    path = values["path"] as? String
    sources = values["sources"] as? [String]
    exclude = values["exclude"] as? [String] ?? []
    needs = (values["dependencies"] as? [[String: Any]] ?? []).compactMap(Self.need)
    settings = Self.settings(values["settings"] as? [[String: Any]] ?? [], language)
  }

  /// A dependency such as `{"product": ["Kit", "kit", null, null]}`, whose last part is its
  /// condition.
  private static func need(_ values: [String: Any]) -> Need? {
    for (kind, parts) in values {
      guard let parts = parts as? [Any], let name = parts.first as? String,
        isOfPhones(parts.last)
      else { continue }
      return Need(name: name, package: kind == "product" ? parts[safe: 1] as? String : nil)
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a condition holds on iOS.
  private static func isOfPhones(_ condition: Any?) -> Bool {
    let names = (condition as? [String: Any])?["platformNames"] as? [String] ?? []
    return names.isEmpty || names.contains("ios")
  }

  /// The settings of Swift that hold on iOS, in a release; flags that are not safe are left out,
  /// since most are for Apple's linker.
  private static func settings(
    _ values: [[String: Any]], _ language: LanguageMode
  ) -> [String] {
    var mode = language
    var texts: [String] = []
    for value in values {
      let condition = value["condition"] as? [String: Any]
      guard value["tool"] as? String == "swift", isOfPhones(condition),
        condition?["config"] as? String != "debug",
        let kind = (value["kind"] as? [String: Any])?.first
      else { continue }
      let argument = (kind.value as? [String: Any])?["_0"] as? String ?? ""
      switch kind.key {
      case "swiftLanguageMode": mode = LanguageMode(argument)
      case "define", "enableUpcomingFeature", "enableExperimentalFeature":
        texts.append(".\(kind.key)(\(argument.debugDescription))")
      case "defaultIsolation" where argument == "MainActor":
        texts.append(AppPackage.isolation)
      default: break
      }
    }
    return (mode == .swift5 ? [".swiftLanguageMode(.v5)"] : []) + texts
  }
}

extension Array {
  /// The element of an index; nil outside of the list.
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
