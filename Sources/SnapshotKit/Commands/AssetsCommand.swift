import AppSources
import ArgumentParser
import Foundation

/// `snapshot assets`: the constants that Xcode makes of asset catalogues.
struct AssetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assets",
    abstract: "Writes the constants that Xcode makes of asset catalogues, as in Image(.picture).",
    discussion: """
      Packages have the build tool plugin VitrineSources for it. The constants look in the resources that AppResources \
      hands to views; with --in-place in the folder itself.

      Example: snapshot assets MyApp -o Sources/MyApp/AssetConstants.swift
      """)

  @Argument(help: "A folder with asset catalogues, at any depth.")
  var folder: String

  @Option(name: [.short, .long], help: "The Swift file to write.")
  var output: String

  @Flag(help: "Reads colours and pictures from the folder where it lies.")
  var inPlace = false

  func run() throws {
    try OutputFolder.check(output)
    var job = SourcesJob()
    job.assetFolders = [try existing(folder)]
    job.isRead = inPlace
    job.constants = output
    for problem in try job.run() { StandardError.print("warning: \(problem)") }
  }
}

/// Returns a folder that a command reads.
///
/// - Throws: ``MissingFolderError`` if there is none.
func existing(_ folder: String) throws(MissingFolderError) -> String {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
  else {
    throw MissingFolderError(folder: folder)
  }
  return URL(fileURLWithPath: folder).standardized.path
}

/// An error of an app's folder that is not there.
struct MissingFolderError: Error, CustomStringConvertible {
  let folder: String

  var description: String {
    "There is no folder \(folder); name the one with the app's files."
  }
}
