import ArgumentParser
import DisplayList

/// The options by which a command chooses one cell of a screen.
struct CellOptions: ParsableArguments {
  @Option(help: "The device by id or name (default: iphone-15-pro, or the screen's first).")
  var device: String?

  @Option(help: "portrait or landscape (default: portrait).")
  var orientation: String?

  @Option(help: "light or dark (default: light; of a watch dark).")
  var scheme: String?

  @Option(help: "usual, or a variant such as ax5 or split-half (default: usual).")
  var variant: String?

  /// The device that is taken where none is named.
  static let usualDevice = "iphone-15-pro"

  /// Returns the cell of a screen that was asked for.
  ///
  /// - Throws: ``FilterError`` with the nearest names for what is not declared.
  @MainActor func cell(of screen: String, in catalogue: Catalogue) throws -> Cell {
    let filter = CellFilter(
      screens: [screen], devices: device.map { [$0] } ?? [],
      orientations: orientation.map { [$0] } ?? [], schemes: scheme.map { [$0] } ?? [],
      variants: [variant ?? Variant.usualName])
    // A single cell costs little: any device may be named where the screen itself names none.
    let found = try Matrix(catalogue.with(matrix: .all)).cells(matching: filter)
    let cells = scheme == nil ? found.filter { $0.scheme == $0.device.usualScheme } : found
    let usual = cells.first {
      $0.device.id == Self.usualDevice && (orientation != nil || $0.orientation == .portrait)
    }
    guard let cell = usual ?? cells.first else { throw FilterError.empty(filter.description) }
    return cell
  }
}
