/// The `main.swift` of a package that draws an app: the catalogue of its window and its previews.
struct AppCatalogue {
  let package: AppPackage

  var text: String {
    let app = package.app
    let resources = app.sources.isEmpty ? "" : " resources: AppFolders.resources,"
    let previewed = package.previewed
    let names = previewed.map(\.debugDescription).joined(separator: ", ")
    let arguments =
      previewed.isEmpty
      ? "[\n\(window)    ],"
      : "previewsOf: \(previewed.count == 1 ? names : "[\(names)]"),\(besides)\(resources)"
    return """
      \(imports)
      SnapshotCommand.main(
        try Catalogue(
          \(arguments) fonts: AppFolders.folders))

      """
  }

  /// A catalogue without screens is for somebody to fill, of the modules' views.
  private var imports: String {
    let isEmpty = package.previewed.isEmpty && window.isEmpty
    let own = isEmpty ? package.modules.compiled.map(\.name) : []
    return (["SnapshotKit", "SwiftUI"] + own).sorted().map { "import \($0)\n" }.joined()
  }

  private var window: String {
    package.survey.app.map { app in
      """
            Screen("app", title: \(package.app.name.debugDescription)) {
              AppWindow(\(app)()).appResources(AppFolders.resources)
            }

      """
    } ?? ""
  }

  private var besides: String {
    window.isEmpty ? "" : "\n    beside: [\n\(window)    ],"
  }
}
