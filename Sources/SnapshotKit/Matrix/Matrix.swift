import Foundation

/// The declared matrix: every snapshot that must exist, known before anything is drawn.
///
/// Orientation, scale and scheme cross the devices. Variants (type size, contrast, direction,
/// locale) vary one at a time, in light, upright and at the native scale, on the devices of
/// ``Coverage/samples`` or on those that the screen names itself; else a matrix would be too large
/// to be looked at.
public struct Matrix: Sendable {
  /// The screens' names, in the catalogue's order.
  public let screens: [String]
  public let table: DeviceTable
  /// The cells by screen, device, orientation, scale and scheme, in the order of the tables; behind
  /// those of each screen its variants.
  public let cells: [Cell]
  private let variants: [[Variant]]
  private let steps: [[String]]

  /// Creates the matrix of a catalogue.
  public init(_ catalogue: Catalogue) {
    screens = catalogue.screens.map(\.name)
    variants = catalogue.screens.map(\.variants)
    steps = catalogue.screens.map(\.steps)
    table = catalogue.devices
    let devices = table.devices
    cells = catalogue.screens.flatMap { screen in
      let coverage = catalogue.coverage(of: screen)
      return Self.cells(of: screen, on: coverage, devices)
        + Self.cells(of: screen, on: coverage.ofVariants, devices, as: screen.variants)
    }
  }

  /// The names of the steps of all flows.
  var stepNames: [String] {
    var seen: Set<String> = []
    return steps.joined().filter { seen.insert($0).inserted }
  }

  /// The names of the variants of all screens, that of the usual settings first.
  var variantNames: [String] {
    var names = [Variant.usualName]
    for variant in variants.joined() where !names.contains(variant.name) {
      names.append(variant.name)
    }
    return names
  }

  /// The cells of a screen, the steps of a flow next to each other.
  ///
  /// Variants are drawn in the usual scheme, in few sizes: each is one axis by itself.
  private static func cells(
    of screen: Screen, on coverage: Coverage, _ devices: [Device], as variants: [Variant]? = nil
  ) -> [Cell] {
    func settings(of device: Device) -> [(Scheme, Variant?)] {
      variants.map { $0.map { (device.usualScheme, $0) } }
        ?? coverage.schemes(of: device).map { ($0, nil) }
    }
    let steps: [String?] = screen.steps.isEmpty ? [nil] : screen.steps
    return devices.filter(coverage.includes).flatMap { device in
      coverage.orientations(of: device).flatMap { orientation in
        coverage.scales(of: device).flatMap { scale in
          settings(of: device).flatMap { scheme, variant in
            steps.map { step in
              Cell(
                screen: screen.name, device: device, orientation: orientation, scale: scale,
                scheme: scheme, variant: variant, step: step)
            }
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
