import ArgumentParser

/// The options by which a command draws a catalogue otherwise than its app says.
struct OverrideOptions: ParsableArguments {
  @Option(
    help: """
      A JSON file of further devices, of others in place of the table's, and of which to draw on; \
      see Documentation/devices-schema.json.
      """)
  var devices: String?

  @Option(help: "The version of iOS that the system's own views look like: 16, 17 or 18.")
  var system: Int?

  /// The options as arguments of another command.
  var arguments: [String] {
    (devices.map { ["--devices", $0] } ?? []) + (system.map { ["--system", "\($0)"] } ?? [])
  }
}

extension Catalogue {
  /// Returns the catalogue as options ask for it.
  ///
  /// - Throws: ``DeviceFileError``, and ``CatalogueError`` for a system that has no look.
  func with(_ overrides: OverrideOptions) throws -> Catalogue {
    var catalogue = self
    if let file = overrides.devices { catalogue = try catalogue.adding(devicesOf: file) }
    if let system = overrides.system { catalogue = try catalogue.with(system: system) }
    catalogue.overrides += overrides.arguments
    return catalogue
  }

  /// Returns the catalogue as a command's options ask for it, devices included.
  ///
  /// - Throws: As ``with(_:)`` does.
  func with(_ filters: FilterOptions) throws -> Catalogue {
    try with(filters.overrides).with(matrix: filters.matrix?.selection)
  }

  /// Returns the catalogue as an earlier run's options asked for it, as far as its report can be
  /// read.
  ///
  /// - Throws: As ``with(_:)`` does.
  func with(optionsOf report: RunReport) throws -> Catalogue {
    guard let filters = try? FilterOptions.parse(report.filter) else { return self }
    return try with(filters)
  }
}
