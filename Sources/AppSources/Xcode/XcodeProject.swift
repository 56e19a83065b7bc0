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

  /// A framework or a static library that the project builds for the app.
  public struct Framework: Equatable {
    /// The target's name.
    public let name: String
    /// The Swift files that the target compiles, by path; those that are gone are left out.
    public let sources: [URL]
    /// Build settings by name.
    public let settings: [String: String]
    /// The names of the frameworks that it takes in turn.
    public let needs: [String]

    init(_ name: String, sources: [URL], settings: [String: String], needs: [String]) {
      self.name = name
      self.sources = sources.filter { FileManager.default.fileExists(atPath: $0.path) }
      (self.settings, self.needs) = (settings, needs)
    }
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
  /// The frameworks and static libraries of the project that the app takes, by name.
  public let frameworks: [Framework]
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
    let files = ProjectFiles(objects, beside: project)
    let settings = BuildSettings(objects, files)
    guard !apps.isEmpty else { throw .noApp(project.path) }
    let chosen =
      if let target { apps.first { $0["name"] == target } } else {
        apps.first { settings.isForPhones($0) } ?? apps.first
      }
    guard let chosen else {
      throw .noTarget(target ?? "", apps: apps.compactMap { $0["name"] })
    }
    name = chosen["name"] ?? project.deletingPathExtension().lastPathComponent
    folder = files.folder
    sources = files.sources(of: chosen).filter { FileManager.default.fileExists(atPath: $0.path) }
    packages = Self.packages(of: chosen, objects)
    looseProducts = objects.objects("packageProductDependencies", of: chosen)
      .filter { objects[$0["package"]] == nil }.compactMap { $0["productName"] }.sorted()
    localPackages = files.packages
    frameworks = Self.frameworks(of: chosen, objects).map { target in
      Framework(
        target["name"] ?? "", sources: files.sources(of: target),
        settings: settings.all(of: target),
        needs: Self.frameworks(below: target, objects).compactMap { $0["name"] })
    }
    self.settings = settings.all(of: chosen)
  }

  /// The targets of frameworks that one takes, and those that these take in turn, by name.
  private static func frameworks(
    of target: ProjectObjects.Object, _ objects: ProjectObjects
  ) -> [ProjectObjects.Object] {
    var found: [String: ProjectObjects.Object] = [:]
    var next = [target]
    while let target = next.popLast() {
      for framework in frameworks(below: target, objects)
      where found.updateValue(framework, forKey: framework.id) == nil {
        next.append(framework)
      }
    }
    return found.values.sorted { ($0["name"] ?? "") < ($1["name"] ?? "") }
  }

  private static func frameworks(
    below target: ProjectObjects.Object, _ objects: ProjectObjects
  ) -> [ProjectObjects.Object] {
    objects.objects("dependencies", of: target).compactMap { objects[$0["target"]] }.filter {
      let kind = $0["productType"] ?? ""
      return ["framework", "framework.static", "library.static", "library.dynamic"]
        .contains { kind == "com.apple.product-type.\($0)" }
    }
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
