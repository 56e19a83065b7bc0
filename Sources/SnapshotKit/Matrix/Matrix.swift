import Foundation

/// The declared matrix: every snapshot that must exist, known before anything is drawn.
public struct Matrix: Sendable {
  /// The screens' names, in the catalogue's order.
  public let screens: [String]
  public let table: DeviceTable
  private let coverages: [Coverage]

  /// Creates the matrix of a catalogue.
  public init(_ catalogue: Catalogue) {
    screens = catalogue.screens.map(\.name)
    coverages = catalogue.screens.map(\.coverage)
    table = catalogue.devices
  }

  /// The cells by screen, device, orientation, scale and scheme, in the order of the tables.
  public var cells: [Cell] {
    zip(screens, coverages).flatMap(cells(of:on:))
  }

  private func cells(of screen: String, on coverage: Coverage) -> [Cell] {
    table.devices.filter(coverage.includes).flatMap { device in
      coverage.orientations.flatMap { orientation in
        coverage.scales(of: device).flatMap { scale in
          Scheme.allCases.map { scheme in
            Cell(
              screen: screen, device: device, orientation: orientation, scale: scale,
              scheme: scheme)
          }
        }
      }
    }
  }

  /// The cells that a filter lets through.
  ///
  /// - Throws: ``FilterError`` for a value that matches nothing, or if no cell is left.
  public func cells(matching filter: CellFilter) throws(FilterError) -> [Cell] {
    try filter.validate(against: self)
    let selected = cells.filter(filter.matches)
    guard !selected.isEmpty || cells.isEmpty else { throw .empty(filter.description) }
    return selected
  }
}
