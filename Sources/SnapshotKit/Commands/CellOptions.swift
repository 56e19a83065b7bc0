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

  @Option(help: "The step of a flow, behind which the screen is looked at (default: its first).")
  var step: String?

  /// The device that is taken where none is named.
  static let usualDevice = "iphone-15-pro"

  /// Returns the cell of a screen that was asked for.
  ///
  /// - Throws: ``FilterError`` with the nearest names for what is not declared.
  @MainActor func cell(of screen: String, in catalogue: Catalogue) throws -> Cell {
    try checkStep(of: screen, in: catalogue)
    let cells = try found(screen, in: catalogue)
    let usual = cells.first {
      $0.device.id == Self.usualDevice && (orientation != nil || $0.orientation == .portrait)
    }
    return usual ?? cells[0]
  }

  /// Returns the cells of all screens of a pattern, of each screen the one that was asked for, of a
  /// flow all of its steps.
  ///
  /// - Throws: ``FilterError`` with the nearest names for what is not declared.
  @MainActor func cells(ofEach pattern: String, in catalogue: Catalogue) throws -> [[Cell]] {
    var chosen: [String: [Cell]] = [:]
    for cells in try found(pattern, in: catalogue).playedTogether {
      guard let first = cells.first else { continue }
      if let known = chosen[first.screen]?.first, rank(known) <= rank(first) { continue }
      chosen[first.screen] = cells
    }
    return catalogue.screens.compactMap { chosen[$0.name] }
  }

  /// Returns all cells of the screens of a pattern that were asked for, at least one.
  @MainActor private func found(_ pattern: String, in catalogue: Catalogue) throws -> [Cell] {
    let filter = CellFilter(
      screens: [pattern], devices: device.map { [$0] } ?? [],
      orientations: orientation.map { [$0] } ?? [], schemes: scheme.map { [$0] } ?? [],
      variants: [variant ?? Variant.usualName], steps: step.map { [$0] } ?? [])
    // A single cell costs little: any device may be named where the screen itself names none.
    let found = try Matrix(catalogue.with(matrix: .all)).cells(matching: filter)
    let cells = scheme == nil ? found.filter { $0.scheme == $0.device.usualScheme } : found
    guard !cells.isEmpty else { throw FilterError.empty(filter.description) }
    return cells
  }

  /// Returns the place of a cell among those of many screens, the lowest first: states are drawn on
  /// few devices, of which the curated phone is one, so that most texts are of one size.
  private func rank(_ cell: Cell) -> Int {
    let devices = [Self.usualDevice, CuratedCells.phone]
    let device = devices.firstIndex(of: cell.device.id) ?? devices.count
    return device * 2 + (orientation != nil || cell.isUpright ? 0 : 1)
  }

  /// Checks that the screen itself has the step: another flow may have one of that name.
  private func checkStep(of screen: String, in catalogue: Catalogue) throws(FilterError) {
    guard let step, let steps = catalogue.screen(named: screen)?.steps, !steps.contains(step)
    else { return }
    throw .unknown(
      kind: "step of \(screen)", value: step, nearest: NearestNames.nearest(to: step, among: steps))
  }
}
