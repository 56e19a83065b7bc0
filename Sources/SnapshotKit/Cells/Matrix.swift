import Foundation

/// The declared matrix: every snapshot that must exist, known before anything is drawn.
///
/// Orientation, scale and scheme cross the devices. Variants (type size, contrast, direction,
/// locale) vary one at a time, in light, upright and at the native scale, on the devices of
/// ``DeviceSelection/samples`` or on those that the screen names itself; else a matrix would be too
/// large to be looked at. Windows are drawn on one iPad, both ways. What a screen asks for
/// otherwise, it names: ``Screen/variants(_:on:)``, ``Screen/windows(_:on:)``.
public struct Matrix: Sendable {
  /// The screens' names, in the catalogue's order.
  public let screens: [String]
  /// The table of devices.
  public let table: DeviceTable
  /// The cells by screen, device, orientation, scale and scheme, in the order of the tables; behind
  /// those of each screen its variants.
  public let cells: [Cell]
  private let variants: [[Variant]]
  private let steps: [[String]]

  /// Creates the matrix of a catalogue.
  public init(_ catalogue: Catalogue) {
    screens = catalogue.screens.map(\.name)
    variants = catalogue.screens.map(\.allVariants)
    steps = catalogue.screens.map(\.steps)
    table = catalogue.devices
    let table = table
    cells = catalogue.screens.flatMap { screen in
      let selection = catalogue.selection(of: screen)
      let plain = VariantRequest(variants: screen.variants, selection: nil)
      let varied = ([plain] + screen.requests).flatMap { request in
        Self.cells(
          of: screen, on: request.selection(of: selection, in: table), table, as: request.variants)
      }
      return Self.cells(of: screen, on: selection, table) + varied.distinct
    }
  }

  /// Returns the names of the steps of all flows that are screens of some names.
  func stepNames(of isMeant: (String) -> Bool) -> [String] {
    var seen: Set<String> = []
    return zip(screens, steps).filter { isMeant($0.0) }.flatMap(\.1)
      .filter { seen.insert($0).inserted }
  }

  /// The names of the variants of all screens, that of the usual settings first.
  var variantNames: [String] {
    var names = [Variant.usualName]
    for variant in variants.joined() where !names.contains(variant.name) {
      names.append(variant.name)
    }
    return names
  }

  /// The windows that cells are drawn in, the whole screen first.
  var windowNames: [String] {
    let windows = Set(cells.map(\.window))
    return DeviceWindow.allCases.filter { $0 == .full || windows.contains($0) }.map(\.rawValue)
  }

  /// Returns the cells of a screen, the steps of a flow next to each other; of windows those that
  /// the devices have.
  private static func cells(
    of screen: Screen, on selection: DeviceSelection, _ table: DeviceTable,
    as variants: [Variant?] = [nil]
  ) -> [Cell] {
    let steps: [String?] = screen.steps.isEmpty ? [nil] : screen.steps
    return table.devices.filter(selection.includes).flatMap { device in
      selection.orientations(of: device).flatMap { orientation in
        let settings = variants.filter { table.offers($0.window, on: device, in: orientation) }
          .flatMap { variant in selection.schemes(of: device).map { ($0, variant) } }
        return selection.scales(of: device).flatMap { scale in
          settings.flatMap { scheme, variant in
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

  /// Returns the cells that a filter lets through.
  ///
  /// - Throws: ``FilterError`` for a value that matches nothing, or if no cell is left.
  public func cells(matching filter: CellFilter) throws(FilterError) -> [Cell] {
    try filter.validate(against: self)
    let selected = cells.filter(filter.matches)
    guard !selected.isEmpty || cells.isEmpty else { throw .empty(filter.description) }
    return selected
  }
}

extension [Cell] {
  /// Each cell once: several requests may name the same.
  fileprivate var distinct: [Cell] {
    var seen: Set<Cell> = []
    return filter { seen.insert($0).inserted }
  }
}
