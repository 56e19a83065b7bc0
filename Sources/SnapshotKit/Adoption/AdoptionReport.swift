import AppSources
import Foundation

/// A report of a package that was written for an app: its files, its screens, what is missing.
struct AdoptionReport {
  private let package: AppPackage
  private let surveys: [AppSurvey]
  /// The files that import a module, of the app and of the modules that are compiled with it.
  private let imports: [String: [URL]]

  init(_ package: AppPackage) {
    self.package = package
    surveys = [package.survey] + package.modules.compiled.map(\.survey)
    imports = surveys.map(\.imports).reduce(into: [:]) { $0.merge($1) { $0 + $1 } }
  }

  var lines: [String] {
    package.files.map(\.path) + modules + [screens, products] + missing + unused
      + package.modules.problems.map { "left out: \($0)" } + next
  }

  private var modules: [String] {
    let all = package.modules.compiled
    if all.isEmpty { return [] }
    let files = RunMessages.counted(all.reduce(0) { $0 + $1.sources.count }, "file")
    let names = all.map(\.name).joined(separator: ", ")
    return [
      "\(AppPackage.modulesFolder): \(RunMessages.counted(all.count, "module")) of packages, \(files): \(names)"
    ]
  }

  private var screens: String {
    let window = package.survey.app.map { "the window of \($0)" }
    let count = surveys.reduce(0) { $0 + $1.previews }
    let previews = count > 0 ? RunMessages.counted(count, "preview") : nil
    let all = [window, previews].compactMap { $0 }.joined(separator: " and ")
    let none = "none yet, since it has no App and no previews; main.swift is for them"
    let told = "screens: \(all.isEmpty ? none : all)"
    let own = package.app.sources.count
    return own == 0
      ? "\(package.app.name); \(told)"
      : "\(RunMessages.counted(own, "file")) of \(package.app.name); \(told)"
  }

  private var products: String {
    let found = AppProducts.of(imports.keys).products
    return "products: SnapshotKit, " + found.joined(separator: ", ")
  }

  /// The modules that are not there, those that most files import first.
  private var missingModules: [String] {
    let found = surveys.flatMap(package.modules.products).map(\.product)
    return AppProducts.of(imports.keys).missing
      .filter { !package.modules.isThere($0) && !found.contains($0) }
      .sorted { (imports[$1]?.count ?? 0, $0) < (imports[$0]?.count ?? 0, $1) }
  }

  /// A line for each module that is not there.
  private var missing: [String] {
    missingModules.map { module in
      let files = imports[module] ?? []
      let names = files.prefix(3).map(\.lastPathComponent).joined(separator: ", ")
      return "missing: \(module), imported by \(RunMessages.counted(files.count, "file")): "
        + names + (files.count > 3 ? ", …" : "") + hint(of: module)
    }
  }

  /// A line for each package that somebody names and nothing is taken of.
  private var unused: [String] {
    package.modules.unused.map { manifest in
      let names = manifest.targets.filter { $0.kind == .regular }.map(\.module)
      return "not used: \(manifest.folder.path), whose modules nothing imports: "
        + (names.isEmpty ? "it has none" : names.joined(separator: ", "))
    }
  }

  private func hint(of module: String) -> String {
    if let (hindrance, file) = package.modules.hindered[module] {
      return "; in \(RelativePath.of(file, from: package.app.folder)) it is \(hindrance)"
    }
    guard let remote = package.modules.remote(of: module, package.app) else {
      return AbsentModules.contains(module) ? "; left out, the compiler will name its uses" : ""
    }
    return "; of the package \(remote.location), a comment in Package.swift"
  }

  /// The next steps; the first ones are about what is missing, since nothing is compiled without
  /// it.
  private var next: [String] {
    let run = "in \(package.folder.path): swift run -c release \(package.target) render "
    let last = run + "--device iphone-15"
    let steps = zip(["First", "Second"], [systemStep, packageStep].compactMap { $0 })
      .map { "\($0): \($1)" }
    return steps.isEmpty ? ["Next, \(last)"] : steps + ["Then, \(last)"]
  }

  /// The step of Apple's frameworks, for which there is no package to name.
  private var systemStep: String? {
    let names = missingModules.filter(isOfSystem)
    if names.isEmpty { return nil }
    return """
      Vitrine has no \(some(names)). Put what uses it between #if canImport(\(names[0])) and \
      #endif, or leave its files out\(missingFilesLine)
      """
  }

  /// The step of packages of others.
  private var packageStep: String? {
    let names = missingModules.filter { !isOfSystem($0) }
    if names.isEmpty { return nil }
    return """
      what needs \(some(names)) keeps the rest from compiling. Remove what is written here \
      and run this again with --package and a folder that has the module's package, or a package of \
      that name with the few names that the app uses; or leave its files out\(missingFilesLine)
      """
  }

  private func isOfSystem(_ module: String) -> Bool {
    AbsentModules.contains(module) && package.modules.hindered[module] == nil
      && package.modules.remote(of: module, package.app) == nil
  }

  private func some(_ names: [String]) -> String {
    names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
  }

  private var missingFilesLine: String {
    missingFilesList.map { ", a line with a minus in \($0)" } ?? ""
  }

  /// The list in which files are left out; nil where the package has none of its own.
  private var missingFilesList: String? {
    package.files.map(\.path).first { $0.hasSuffix("/app-folders.txt") }
  }
}
