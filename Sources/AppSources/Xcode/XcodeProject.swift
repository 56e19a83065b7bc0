import Foundation

/// An app of an Xcode project: what is compiled, and how.
public struct XcodeProject {
  /// A package that the app takes products of.
  public struct Package: Equatable {
    /// The address of a repository, or a path from the project's folder.
    public let location: String
    /// The first version that is taken; nil of a path, a branch or a commit.
    public let version: String?
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
    self.settings = settings.all(of: chosen)
  }

  private static func packages(
    of target: ProjectObjects.Object, _ objects: ProjectObjects
  ) -> [Package] {
    var products: [String: [String]] = [:]
    var known: [String: ProjectObjects.Object] = [:]
    for product in objects.objects("packageProductDependencies", of: target) {
      // A local package's products name no package in projects of before Xcode 15.
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
        version: package.dictionary("requirement")["minimumVersion"]
          ?? package.dictionary("requirement")["version"], isLocal: path != nil,
        products: products[package.id, default: []].sorted())
    }
    .sorted { $0.location < $1.location }
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
