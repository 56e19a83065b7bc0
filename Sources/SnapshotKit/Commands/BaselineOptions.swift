import ArgumentParser

/// The option that names the folder of approved snapshots.
struct BaselineOptions: ParsableArguments {
  static let defaultPath = "Snapshots"

  @Option(help: "The folder of approved snapshots.")
  var snapshots = BaselineOptions.defaultPath

  var folder: BaselineFolder { BaselineFolder(path: snapshots) }
}
