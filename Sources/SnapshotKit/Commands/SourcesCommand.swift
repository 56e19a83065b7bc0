import AppSources
import ArgumentParser
import Foundation

/// `snapshot sources`: an app's files as iOS compiles them.
struct SourcesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources",
    abstract: "Copies an app's Swift files with the branches that iOS takes.",
    discussion: """
      On Linux, what stands between #if os(iOS) and #endif is left out. In the copies os(iOS) is true and every other \
      system false; @main goes, and errors point at the originals. The constants of the app's assets and what Apple's \
      modules re-export are written beside them. Packages have the build tool plugin VitrineSources for it, which needs \
      no second run.

      Example: snapshot sources MyApp -o Sources/MyAppScreens/Copies
      """)

  @Argument(help: "The folder with the app's files.")
  var folder: String

  @Option(name: [.short, .long], help: "The folder for the copies.")
  var output: String

  func run() throws {
    try OutputFolder.check(output)
    let files = FileTree(URL(fileURLWithPath: try existing(folder))).sources
    let folder = URL(fileURLWithPath: output)
    if let twins = firstTwins(files) {
      throw ValidationError(
        "\(twins.0.path) and \(twins.1.path) have one name, which Swift does not take in one target."
      )
    }
    var job = SourcesJob()
    job.assetFolders = [try existing(self.folder)]
    job.isRead = true
    job.constants = folder.appendingPathComponent("AssetConstants.swift").path
    job.reExports = folder.appendingPathComponent("ReExports.swift").path
    job.copies = files.map {
      SourcesJob.Copy(
        from: $0.path, to: folder.appendingPathComponent($0.lastPathComponent).path)
    }
    job.sources = files.map(\.path)
    for problem in try job.run() { StandardError.print("warning: \(problem)") }
    print("\(files.count) files copied to \(output)")
  }

  private func firstTwins(_ files: [URL]) -> (URL, URL)? {
    var known: [String: URL] = [:]
    for file in files {
      if let first = known.updateValue(file, forKey: file.lastPathComponent) {
        return (first, file)
      }
    }
    return nil
  }
}
