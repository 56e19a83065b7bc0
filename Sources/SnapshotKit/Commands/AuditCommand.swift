import ArgumentParser
import Foundation

/// `snapshot audit`: what a person would stumble over.
struct AuditCommand: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract:
      "Checks screens for small targets, missing names, weak contrast, cut texts, overlaps.",
    discussion: """
      Prints each finding with the line that made the view. Exits with 1 if any is not excepted. \
      Without --device, screens are checked on iphone-15-pro.

        snapshot audit --screen 'settings-*'
        snapshot audit --device iphone-se-3 --variant ax5 --format sarif
      """)

  @OptionGroup var filters: FilterOptions
  @OptionGroup var clock: ClockOptions

  @Option(help: "text, json or sarif.")
  var format = AuditFormat.text

  @Option(help: "A JSON file of what is borne, each with a reason (default: audit.json, if there).")
  var exceptions: String?

  @Flag(help: "Prints what is only advised, not measured or excepted too.")
  var all = false

  func adapt(_ catalogue: Catalogue) throws -> Catalogue {
    // A screen that names no device is audited on any that is asked for.
    try catalogue.with(matrix: .all).with(filters)
  }

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    clock.watch()
    let cells = try cells(of: catalogue)
    let borne = try exceptions.map(AuditException.read) ?? AuditException.usual()
    let auditor = Auditor(catalogue, renderer: try Renderer(fonts: catalogue.fontFiles))
    let entries = try cells.playedTogether.flatMap {
      try auditor.audit($0, except: borne).flatMap { $0 }
    }
    auditor.tellIssues()
    let report = AuditReport(entries, of: cells, except: borne)
    switch format {
    case .text: print(report.text(showsAll: all))
    case .json: print(try JSONText.text(of: report))
    case .sarif: print(try report.sarif())
    }
    return report.failures.isEmpty ? .success : .differences
  }

  /// Returns the cells that were asked for, each layout once: in light, at one scale.
  private func cells(of catalogue: Catalogue) throws -> [Cell] {
    var filters = filters
    if filters.device.isEmpty, filters.family.isEmpty { filters.device = [CellOptions.usualDevice] }
    if filters.scheme.isEmpty { filters.scheme = [Scheme.light.rawValue] }
    if filters.variant.isEmpty { filters.variant = [Variant.usualName] }
    var seen: Set<String> = []
    return try Matrix(catalogue).cells(matching: filters.filter).filter { cell in
      seen.insert(
        "\(cell.screen) \(cell.device.id) \(cell.orientation) \(cell.scheme) "
          + "\(cell.variant.name) \(cell.step ?? "")"
      ).inserted
    }
  }
}

/// The format of an audit's findings.
enum AuditFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, sarif
}
