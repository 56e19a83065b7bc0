import Foundation

/// The declared matrix: every snapshot that must exist, known before anything is drawn.
///
/// Orientation, scale and scheme cross the devices. Variants (type size, contrast, direction, locale)
/// vary one at a time, in light, upright and at the native scale, on the devices of
/// ``Coverage/samples`` or on those that the screen names itself; else a matrix would be too large to
/// be looked at.
public struct Matrix: Sendable {
  /// The screens' names, in the catalogue's order.
  public let screens: [String]
  public let table: DeviceTable
  private let coverages: [Coverage]
  private let variants: [[Variant]]

  /// Creates the matrix of a catalogue.
  public init(_ catalogue: Catalogue) {
    screens = catalogue.screens.map(\.name)
    coverages = catalogue.screens.map(\.coverage)
    variants = catalogue.screens.map(\.variants)
    table = catalogue.devices
  }

  /// The names of the variants of all screens, that of the usual settings first.
  var variantNames: [String] {
    var names = [Variant.usualName]
    for variant in variants.joined() where !names.contains(variant.name) {
      names.append(variant.name)
    }
    return names
  }

  /// The cells by screen, device, orientation, scale and scheme, in the order of the tables; behind
  /// those of each screen its variants.
  public var cells: [Cell] {
    zip(screens, zip(coverages, variants)).flatMap { screen, declared in
      cells(of: screen, on: declared.0) + cells(of: screen, on: declared.0, as: declared.1)
    }
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

  /// Variants are drawn in light, in few sizes: each is one axis by itself.
  private func cells(of screen: String, on coverage: Coverage, as variants: [Variant]) -> [Cell] {
    let coverage = coverage.ofVariants
    return table.devices.filter(coverage.includes).flatMap { device in
      coverage.orientations.flatMap { orientation in
        coverage.scales(of: device).flatMap { scale in
          variants.map { variant in
            Cell(
              screen: screen, device: device, orientation: orientation, scale: scale,
              scheme: .light, variant: variant)
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
