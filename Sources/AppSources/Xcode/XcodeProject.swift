import Foundation

/// An app of an Xcode project: what is compiled, and how.
public struct XcodeProject {
  /// A package that the app takes products of.
  public struct Package: Equatable {
    /// The address of a repository, or a path from the project's folder.
    public let location: String
    /// The versions that are taken, as arguments of a manifest, such as `from: "2.1.0"`; nil of a
    /// path.
    public let requirement: String?
    /// A Boolean value that indicates whether the package lies beside the project.
    public let isLocal: Bool
    /// The products' names.
    public let products: [String]
  }

  /// The target's name.
  public let name: String
  /// The folder beside the project, which paths begin in.
  public let folder: URL
  /// The Swift files that the target compiles, by path; those that are gone are left out.
  public let sources: [URL]
  /// The packages whose products the target takes, by location.
  public let packages: [Package]
  /// The names of products that the target takes without naming a package: those of packages beside
  /// it, in projects of before Xcode 15 and later.
  public let looseProducts: [String]
  /// The folders of packages that the project names, by path.
  public let localPackages: [URL]
  /// Build settings by name, the target's over the project's, as in a release.
  public let settings: [String: String]

  /// Reads an app of a project.
  ///
  ///     let app = try XcodeProject(URL(fileURLWithPath: "Trails.xcodeproj"))
  ///
  /// - Parameters:
  ///   - project: The folder `.xcodeproj`.
  ///   - target: The name of the app's target; nil for the first app of iOS, or of any system.
  /// - Throws: ``XcodeProjectError``.
  public init(_ project: URL, target: String? = nil) throws(XcodeProjectError) {
    let objects = try ProjectObjects(project.appendingPathComponent("project.pbxproj"))
    let apps = objects.objects("targets", of: objects.root)
      .filter { $0["productType"] == "com.apple.product-type.application" }
    let settings = BuildSettings(objects)
    guard !apps.isEmpty else { throw .noApp(project.path) }
    let chosen =
      if let target { apps.first { $0["name"] == target } } else {
        apps.first { settings.isForPhones($0) } ?? apps.first
      }
    guard let chosen else {
      throw .noTarget(target ?? "", apps: apps.compactMap { $0["name"] })
    }
    let files = ProjectFiles(objects, beside: project)
    name = chosen["name"] ?? project.deletingPathExtension().lastPathComponent
    folder = files.folder
    sources = files.sources(of: chosen).filter { FileManager.default.fileExists(atPath: $0.path) }
    packages = Self.packages(of: chosen, objects)
    looseProducts = objects.objects("packageProductDependencies", of: chosen)
      .filter { objects[$0["package"]] == nil }.compactMap { $0["productName"] }.sorted()
    localPackages = files.packages
    self.settings = settings.all(of: chosen)
  }

  private static func packages(
    of target: ProjectObjects.Object, _ objects: ProjectObjects
  ) -> [Package] {
    var products: [String: [String]] = [:]
    var known: [String: ProjectObjects.Object] = [:]
    for product in objects.objects("packageProductDependencies", of: target) {
      guard let name = product["productName"], let package = objects[product["package"]] else {
        continue
      }
      products[package.id, default: []].append(name)
      known[package.id] = package
    }
    return known.values.map { package in
      let path = package["relativePath"]
      return Package(
        location: path ?? package["repositoryURL"] ?? "",
        requirement: path == nil ? requirement(package.dictionary("requirement")) : nil,
        isLocal: path != nil,
        products: products[package.id, default: []].sorted())
    }
    .sorted { $0.location < $1.location }
  }

  private static func requirement(_ values: [String: String]) -> String {
    let first = values["minimumVersion"] ?? values["version"] ?? "0.0.0"
    switch values["kind"] {
    case "branch": return "branch: \"\(values["branch"] ?? "main")\""
    case "revision": return "revision: \"\(values["revision"] ?? "")\""
    case "exactVersion": return "exact: \"\(first)\""
    case "upToNextMinorVersion": return ".upToNextMinor(from: \"\(first)\")"
    case "versionRange": return "\"\(first)\"..<\"\(values["maximumVersion"] ?? first)\""
    default: return "from: \"\(first)\""
    }
  }
}

/// The build settings of targets, of a release where there are several configurations.
private struct BuildSettings {
  let objects: ProjectObjects

  init(_ objects: ProjectObjects) { self.objects = objects }

  func all(of target: ProjectObjects.Object) -> [String: String] {
    own(of: objects.root).merging(own(of: target)) { $1 }
  }

  private func own(of object: ProjectObjects.Object) -> [String: String] {
    guard let list = objects[object["buildConfigurationList"]] else { return [:] }
    let all = objects.objects("buildConfigurations", of: list)
    return (all.first { $0["name"] == "Release" } ?? all.first)?.dictionary("buildSettings") ?? [:]
  }

  /// An app for several systems has the root `auto`, and tells them by name.
  func isForPhones(_ target: ProjectObjects.Object) -> Bool {
    let settings = all(of: target)
    return settings["SUPPORTED_PLATFORMS"].map { $0.contains("iphoneos") }
      ?? (settings["SDKROOT"] == "iphoneos")
  }
}
