import AppSources
import Foundation

/// A package as its manifest tells it: products, targets and what they need.
///
/// A manifest is a program, so that Swift itself runs it (`swift package dump-package`):
/// conditions, loops and lists that it puts together are what Xcode makes of them.
struct PackageManifest: Equatable {
  let name: String
  let folder: URL
  /// Of each product of modules the targets, by the product's name.
  let products: [String: [String]]
  let targets: [PackageTarget]
  /// The folders of packages that it takes from beside it.
  let neighbours: [URL]
  /// The packages that it takes from elsewhere.
  let remotes: [RemotePackage]

  /// The manifest's file.
  var file: URL { folder.appendingPathComponent("Package.swift") }

  /// Has Swift read the manifest of a folder; of an app of Swift Playgrounds all but its product.
  ///
  /// - Throws: ``ManifestError``.
  static func read(_ folder: URL) throws(ManifestError) -> PackageManifest {
    let file = folder.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: file, encoding: .utf8), PlaygroundManifest.isOne(text)
    else { return try PackageManifest(dump(folder, of: file.path), of: folder) }
    let copy = URL(fileURLWithPath: scratch()).standardizedFileURL
    defer { try? FileManager.default.removeItem(at: copy) }
    do {
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      try Data(PlaygroundManifest.plain(text).utf8)
        .write(to: copy.appendingPathComponent("Package.swift"))
    } catch { throw .notRead(file.path, reason: error.localizedDescription) }
    return try PackageManifest(dump(copy, of: file.path), of: folder, readIn: copy)
  }

  private static func scratch() -> String {
    NSTemporaryDirectory() + "/vitrine-manifest-\(UUID().uuidString)"
  }

  /// Has Swift tell of a folder's manifest.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - file: The manifest's path, which errors name.
  /// - Returns: What it tells, in JSON.
  /// - Throws: ``ManifestError``.
  private static func dump(_ folder: URL, of file: String) throws(ManifestError) -> Data {
    let scratch = scratch()
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let run: ToolRun
    do {
      // A folder of its own for what SwiftPM writes: nothing of the app's changes.
      run = try ToolRun(
        "swift",
        [
          "package", "--package-path", folder.path, "--scratch-path", scratch, "dump-package",
        ], in: NSTemporaryDirectory())
    } catch { throw .noSwift }
    // What a shell answers to a command that it does not find.
    if run.status == 127 { throw .noSwift }
    guard run.status == 0 else { throw .broken(file, reason: reason(run.errors)) }
    // A manifest may print; what SwiftPM says of it begins with a brace at a line's beginning.
    let output = run.output
    let start = output.hasPrefix("{") ? output.startIndex : output.range(of: "\n{")?.lowerBound
    guard let start else { throw .notRead(file, reason: "it tells no package") }
    return Data(output[start...].utf8)
  }

  /// The first error of what SwiftPM says, without the paths of its own.
  private static func reason(_ errors: String) -> String {
    let lines = errors.split(separator: "\n").map(String.init)
    let error =
      lines.first { $0.contains(#/Package(?:@swift-[\d.]+)?\.swift:\d+:\d+: error: /#) }
      ?? lines.first { $0.contains("error: ") } ?? lines.last ?? "swift package has failed"
    let place = #/^.*?(Package(?:@swift-[\d.]+)?\.swift:(\d+):\d+: )?error: /#
    return error.replacing(place) { match in match.2.map { "line \($0): " } ?? "" }
  }

  /// Reads what `swift package dump-package` prints.
  ///
  /// - Parameters:
  ///   - data: The text in JSON.
  ///   - folder: The package's folder.
  ///   - place: The folder from which Swift has read it; nil for the package's.
  /// - Throws: ``ManifestError/notRead(_:reason:)``.
  init(_ data: Data, of folder: URL, readIn place: URL? = nil) throws(ManifestError) {
    let file = folder.appendingPathComponent("Package.swift").path
    guard let values = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let name = values["name"] as? String, let targets = values["targets"] as? [[String: Any]]
    else { throw .notRead(file, reason: "what Swift tells of it has no targets") }
    (self.name, self.folder) = (name, folder.standardizedFileURL)
    var products: [String: [String]] = [:]
    for product in values["products"] as? [[String: Any]] ?? [] {
      guard let name = product["name"] as? String,
        (product["type"] as? [String: Any])?["library"] != nil
      else { continue }
      products[name] = product["targets"] as? [String] ?? []
    }
    self.products = products
    let language = LanguageMode(of: values)
    self.targets = targets.compactMap { PackageTarget($0, language: language) }
    let dependencies = values["dependencies"] as? [[String: Any]] ?? []
    neighbours = dependencies.flatMap { $0["fileSystem"] as? [[String: Any]] ?? [] }
      .compactMap { $0["path"] as? String }.map { URL(fileURLWithPath: $0).standardizedFileURL }
      .map { found in
        guard let place else { return found }
        return folder.appendingPathComponent(RelativePath.of(found, from: place))
          .standardizedFileURL
      }
    remotes = dependencies.flatMap { $0["sourceControl"] as? [[String: Any]] ?? [] }
      .compactMap(RemotePackage.init)
  }

  /// Makes a manifest of the frameworks that an app's project builds for it; nil without any.
  init?(frameworksOf app: AppFiles) {
    if app.frameworks.isEmpty { return nil }
    (name, folder) = (app.name, app.folder)
    targets = app.frameworks.map { PackageTarget($0, in: app.folder) }
    (products, neighbours, remotes) = ([:], [], [])
  }

  func target(named name: String) -> PackageTarget? { targets.first { $0.name == name } }
}

/// Swift's mode of a package's targets that name none themselves.
enum LanguageMode: Equatable {
  case swift5
  case swift6

  /// The newest of those that the manifest names, or else the one of its tools' version.
  init(of manifest: [String: Any]) {
    let named = manifest["swiftLanguageVersions"] as? [String] ?? []
    let tools = (manifest["toolsVersion"] as? [String: Any])?["_version"] as? String ?? "5"
    let newest = (named.isEmpty ? [tools] : named).compactMap(Self.major).max() ?? 5
    self = newest >= 6 ? .swift6 : .swift5
  }

  init(_ version: String) { self = (Self.major(version) ?? 5) >= 6 ? .swift6 : .swift5 }

  private static func major(_ version: String) -> Int? {
    version.split(separator: ".").first.flatMap { Int($0) }
  }
}
