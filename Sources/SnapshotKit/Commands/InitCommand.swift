import AppSources
import ArgumentParser
import Foundation

/// `snapshot init`: a package for an app of Xcode's or for a package of views, which draws windows
/// and previews.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a package that draws an Xcode project's app, or a package's views, on Linux.",
    discussion: """
      The project tells which files the app compiles, in which mode and with which packages; their imports tell the \
      products. Modules of packages beside the app are compiled with it. Screens are the app's first window and all \
      previews. No file of the app changes, and none is written over.

      Example: snapshot init ../Trails
      Example: snapshot init ../Shop/Shop.xcodeproj --target Shop -o ../ShopSnapshots
      Example: snapshot init ../TidesKit --target TideViews
      """)

  @Argument(
    help: """
      An Xcode project or workspace, the folder that it stands in, a package, or a folder with an app's files.
      """)
  var app: String

  @Option(
    name: [.short, .long],
    help: "The package's folder (default: beside the project; in a package, one within).")
  var output: String?

  @Option(help: "The app's target, where the project has several, or a target of the package.")
  var target: String?

  @Option(
    name: .customLong("package"),
    help: """
      A folder with a package of others that the app imports, which is compiled as those beside it are; may be repeated.
      """)
  var packages: [String] = []

  @Option(help: "Vitrine's folder, or its repository's address (default: where this was built).")
  var vitrine: String?

  func run() throws {
    let files = try AppFiles(app, target: target)
    if let output { try OutputFolder.check(output) }
    let survey = AppSurvey(files.sources)
    let folder =
      output.map { URL(fileURLWithPath: $0).standardizedFileURL } ?? AppPackage.folder(for: files)
    let vitrine = try VitrinePlace.find(vitrine)
    let modules = AppModules(
      of: files, survey, with: try packages.map(LocalPackages.folder),
      leavingOut: [folder.path, vitrine])
    if files.sources.isEmpty, modules.compiled.isEmpty {
      throw AdoptionError.noModules(app, reasons: modules.reasons)
    }
    let package = AppPackage(
      app: files, survey: survey, modules: modules, folder: folder, vitrine: vitrine)
    try package.write()
    for line in AdoptionReport(package).lines { print(line) }
  }
}
