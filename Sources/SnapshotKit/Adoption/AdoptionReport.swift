import AppSources
import Foundation

/// A report of a package that was written for an app: its files, its screens, what is missing.
struct AdoptionReport {
  private let package: AppPackage

  init(_ package: AppPackage) { self.package = package }

  var lines: [String] {
    package.files.map(\.path) + [screens, products] + missing + [next]
  }

  private var screens: String {
    let survey = package.survey
    let window = survey.app.map { "the window of \($0)" }
    let previews = survey.previews > 0 ? RunMessages.counted(survey.previews, "preview") : nil
    let all = [window, previews].compactMap { $0 }.joined(separator: " and ")
    let files = RunMessages.counted(package.app.sources.count, "file")
    let none = "none yet, since it has no App and no previews; main.swift is for them"
    return "\(files) of \(package.app.name); screens: \(all.isEmpty ? none : all)"
  }

  private var products: String {
    let found = AppProducts.of(package.survey.imports.keys).products
    return "products: SnapshotKit, " + found.joined(separator: ", ")
  }

  /// A line for each module that does not come with Vitrine, those that most files import first.
  private var missing: [String] {
    let imports = package.survey.imports
    return AppProducts.of(imports.keys).missing
      .sorted { (imports[$1]?.count ?? 0, $0) < (imports[$0]?.count ?? 0, $1) }
      .map { module in
        let files = imports[module] ?? []
        let names = files.prefix(3).map(\.lastPathComponent).joined(separator: ", ")
        return "missing: \(module), imported by \(RunMessages.counted(files.count, "file")): "
          + names + (files.count > 3 ? ", …" : "") + hint(of: module)
      }
  }

  private func hint(of module: String) -> String {
    guard let package = package.app.packages.first(where: { $0.products.contains(module) }) else {
      return ""
    }
    return "; of the package \(package.location), a comment in Package.swift"
  }

  private var next: String {
    """
    Next, in \(package.folder.path): swift run -c release \(package.target) render --device iphone-15
    """
  }
}
