import ArgumentParser
import Foundation

/// `snapshot names`: what an agent's tools and a page of live screens may be asked for.
struct NamesCommand: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "names", abstract: "Names screens, or devices and variants.",
    shouldDisplay: false)

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case screens, devices
    /// Both as a page reads them, with the settings: JSON.
    case table
  }

  @Argument var kind: Kind
  @Argument var pattern: String?
  @OptionGroup var overrides: OverrideOptions

  /// Returns the arguments by which another process asks a later build for names.
  static func arguments(_ kind: Kind) -> [String] {
    [configuration.commandName ?? "names", kind.rawValue]
  }

  func adapt(_ catalogue: Catalogue) throws -> Catalogue { try catalogue.with(overrides) }

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    let pattern = pattern.map(Glob.init)
    switch kind {
    case .screens: print(try Self.screens(catalogue, pattern))
    case .devices: print(try Self.devices(catalogue, pattern))
    case .table:
      let table = try JSONEncoder().encode(LiveTable(catalogue))
      print(String(decoding: table, as: UTF8.self))
    }
    return .success
  }

  /// Returns a line a screen: its name, its title, a flow's steps.
  ///
  /// - Throws: ``FilterError`` with the nearest names.
  static func screens(_ catalogue: Catalogue, _ pattern: Glob?) throws(FilterError) -> String {
    let screens = catalogue.screens.filter { pattern?.matches($0.name) ?? true }
    if let pattern, screens.isEmpty {
      throw unknown("screen", pattern, among: catalogue.screens.map(\.name))
    }
    return Columns.aligned(
      screens.map { screen in
        let steps = screen.steps.isEmpty ? [] : ["steps: " + screen.steps.joined(separator: ", ")]
        return [screen.name, screen.title] + steps
      })
  }

  /// Returns a line a device: its id, its name, its size, how it is held; then the variants.
  ///
  /// - Throws: ``FilterError`` with the nearest names.
  static func devices(_ catalogue: Catalogue, _ pattern: Glob?) throws(FilterError) -> String {
    let all = catalogue.devices.devices
    let devices = all.filter { device in
      pattern.map { $0.matches(device.id) || $0.matches(device.name) } ?? true
    }
    if let pattern, devices.isEmpty {
      throw unknown("device", pattern, among: all.map(\.id))
    }
    let rows = devices.map { device in
      [
        device.id, device.name, "\(device.width.written) x \(device.height.written) points",
        "@\(device.nativeScale)x", device.orientations.map(\.rawValue).joined(separator: ", "),
      ]
    }
    return Columns.aligned(rows) + "\n\nVariants: " + Variant.named.joined(separator: ", ")
      + ", locale-de or another language, system-16 to system-18; several at once as in ax5+rtl."
  }

  private static func unknown(
    _ kind: String, _ pattern: Glob, among names: [String]
  ) -> FilterError {
    .unknown(
      kind: kind, value: pattern.pattern,
      nearest: CellFilter.nearest(to: pattern.literal, among: names))
  }
}
