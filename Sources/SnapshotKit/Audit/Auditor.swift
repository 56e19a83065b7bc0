import DisplayList
import Foundation

/// Draws screens and audits them.
@MainActor struct Auditor {
  private let catalogue: Catalogue
  private let describer: ScreenDescriber

  /// Creates an auditor of a catalogue's screens.
  init(_ catalogue: Catalogue, renderer: Renderer) {
    self.catalogue = catalogue
    describer = ScreenDescriber(catalogue, renderer: renderer)
  }

  /// What is found in a cell.
  func audit(_ cell: Cell, except exceptions: [AuditException]) throws -> [AuditReport.Entry] {
    let drawn = try describer.draw(cell)
    let geometry = catalogue.devices.geometry(
      of: cell.device, in: cell.orientation, rule: catalogue.sizeClassRule)
    let (size, insets) = (geometry.size, geometry.safeArea)
    let room = CGRect(
      x: insets.leading, y: insets.top, width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    return ScreenAudit(drawn: drawn, safeArea: room).findings.map { finding in
      AuditReport.Entry(
        cell: cell.name, finding: finding,
        exception: exceptions.first { $0.covers(finding, on: cell.screen) }?.reason)
    }
  }
}

extension Catalogue {
  /// Audits every screen on one device, and tells what fails.
  ///
  /// - Parameters:
  ///   - device: The device's id.
  ///   - exceptions: What is borne, and why.
  /// - Returns: A line a failure; empty where all is well.
  /// - Throws: The error of a screen that cannot be drawn.
  @MainActor public func auditFailures(
    on device: String, except exceptions: [AuditException] = []
  ) throws -> [String] {
    let auditor = Auditor(self, renderer: try Renderer())
    let cells = try Matrix(self).cells(
      matching: CellFilter(
        devices: [device], orientations: ["portrait"], schemes: ["light"],
        variants: [Variant.usualName]))
    let native = cells.filter { $0.scale == $0.device.nativeScale }
    return try native.flatMap { try auditor.audit($0, except: exceptions) }
      .filter(\.isFailure)
      .map {
        "\($0.cell) \($0.finding.source): \($0.finding.check.rawValue): \($0.finding.message)"
      }
  }
}
