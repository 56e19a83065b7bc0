import AppSources
import Foundation

/// The manifest of a package that draws an app.
struct AppManifest {
  let package: AppPackage

  private var app: AppFiles { package.app }
  private var modules: AppModules { package.modules }

  var text: String {
    let settings =
      debugged(ownSettings, package.survey) + ModuleAlias.settings(of: app, in: package.target)
    let known = app.manifest == nil ? "its project knows" : "its own manifest knows"
    let isIsolated = ([settings] + modules.compiled.map(\.target.settings))
      .contains { $0.contains(AppPackage.isolation) }
    return """
      // swift-tools-version: \(isIsolated ? "6.2" : "6.0")
      import PackageDescription

      /// Products of Vitrine, on Linux alone.
      func vitrine(_ products: String...) -> [Target.Dependency] {
        products.map { .product(name: $0, package: "Vitrine", condition: .when(platforms: [.linux])) }
      }

      // Draws \(app.name) on Linux; \(known) nothing of it.
      let package = Package(
        name: "\(package.target)",
        platforms: [.iOS(.v17), .macOS(.v14)],
        dependencies: [
          \(dependency),
      \(remotes)  ],
        targets: [
      \(modules.compiled.map(target).joined())    .executableTarget(
            name: "\(package.target)",
            dependencies: \(ownDependencies),
      \(app.sources.isEmpty ? "" : "      exclude: [\"app-folders.txt\"],\n")\(lines(of: settings))      \(plugins))
        ]
      )

      """
  }

  private let plugins = "plugins: [.plugin(name: \"VitrineSources\", package: \"Vitrine\")]"

  // MARK: Packages

  private var dependency: String {
    if package.vitrine.contains("://") {
      return ".package(url: \(package.vitrine.debugDescription), branch: \"main\")"
    }
    let path = RelativePath.of(URL(fileURLWithPath: package.vitrine), from: package.folder)
    return ".package(name: \"Vitrine\", path: \(path.debugDescription))"
  }

  /// Packages of others that are known to build on Linux; all else stands as a comment, since most
  /// are for Apple's systems alone.
  private var remotes: String {
    let known = Set(
      ([package.survey] + modules.compiled.map(\.survey)).flatMap(modules.products)
        .map(\.package.location))
    let taken = modules.remotes.filter { known.contains($0.location) }.map { "    \($0.text),\n" }
    let others = modules.remotes.filter { !known.contains($0.location) }.map { remote in
      let names = products(of: remote).joined(separator: ", ")
      return "    // \(remote.text),\(names.isEmpty ? "" : "  // \(names)")\n"
    }
    let head =
      others.isEmpty ? "" : "    // Of the app and its packages; those that build on Linux:\n"
    return taken.joined() + head + others.joined()
  }

  private func products(of remote: RemotePackage) -> [String] {
    let named = app.packages.filter { $0.location == remote.location }.flatMap(\.products)
    let needed = modules.compiled.flatMap(\.target.needs)
      .filter { ($0.package ?? $0.name).lowercased() == remote.identity.lowercased() }.map(\.name)
    return Set(named + needed).sorted()
  }

  // MARK: Targets

  private func target(_ module: AppModule) -> String {
    let dependencies = dependencies(
      AppProducts.of(module.survey.imports.keys).products, modules.needs(of: module),
      modules.products(importedBy: module.survey))
    return """
          .target(
            name: "\(module.name)",
            dependencies: \(dependencies),
            path: "\(AppPackage.modulesFolder)/\(module.name)", exclude: ["app-folders.txt"],
      \(lines(of: debugged(module.target.settings, module.survey)))      \(plugins)),

      """
  }

  private var ownDependencies: String {
    dependencies(
      ["SnapshotKit"] + AppProducts.of(package.survey.imports.keys).products,
      modules.compiled.map(\.name), modules.products(importedBy: package.survey))
  }

  private func dependencies(
    _ vitrine: [String], _ names: [String], _ products: [(product: String, package: RemotePackage)]
  ) -> String {
    let others =
      names.map(\.debugDescription)
      + products.map {
        ".product(name: \($0.product.debugDescription), package: \($0.package.identity.debugDescription))"
      }
    let own = "vitrine(\(vitrine.map(\.debugDescription).joined(separator: ", ")))"
    return others.isEmpty ? own : "\(own) + [\(others.joined(separator: ", "))]"
  }

  // MARK: Settings

  private func lines(of settings: [String]) -> String {
    settings.isEmpty ? "" : "      swiftSettings: [\(settings.joined(separator: ", "))],\n"
  }

  /// Xcode draws previews of a debug build: what they need of one is there in a release too.
  private func debugged(_ settings: [String], _ survey: AppSurvey) -> [String] {
    survey.hasDebugPreviews ? settings + [".define(\"DEBUG\")"] : settings
  }

  private var ownSettings: [String] {
    app.manifest == nil ? SwiftSettings.of(app.settings) : app.packageSettings
  }
}
