import AppSources
import ArgumentParser
import Foundation

/// `snapshot init`: a package for an app of Xcode's, which draws its window and its previews.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a package that draws an app of an Xcode project on Linux.",
    discussion: """
      The project tells which files the app compiles, in which mode and with which packages; their imports tell the \
      products. Screens are the app's first window and its previews. No file of the app changes, and none is written over.

      Example: snapshot init ../Trails
      Example: snapshot init ../Shop/Shop.xcodeproj --target Shop -o ../ShopSnapshots
      """)

  @Argument(help: "An Xcode project, the folder that it stands in, or one with an app's files.")
  var app: String

  @Option(name: [.short, .long], help: "The package's folder (default: beside the project).")
  var output: String?

  @Option(help: "The app's target, where the project has several.")
  var target: String?

  @Option(help: "Vitrine's folder, or its repository's address (default: where this was built).")
  var vitrine: String?

  func run() throws {
    let files = try AppFiles(app, target: target)
    if let output { try OutputFolder.check(output) }
    let survey = AppSurvey(files.sources)
    let package = AppPackage(
      app: files, survey: survey,
      folder: output.map { URL(fileURLWithPath: $0).standardizedFileURL } ?? files.folder,
      vitrine: try VitrinePlace.find(vitrine))
    try package.write()
    for line in AdoptionReport(package).lines { print(line) }
  }
}
