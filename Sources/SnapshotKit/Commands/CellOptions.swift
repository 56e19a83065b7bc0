import ArgumentParser
import DisplayList

/// The options by which a command chooses one cell of a screen.
struct CellOptions: ParsableArguments {
  @OptionGroup var view: ViewOptions

  @Option(help: "The step of a flow, behind which the screen is looked at (default: its first).")
  var step: String?

  /// The device that is taken where none is named.
  static let usualDevice = "iphone-15-pro"

  /// Returns the cell of a screen that was asked for.
  ///
  /// - Throws: ``FilterError`` with the nearest names for what is not declared.
  @MainActor func cell(of screen: String, in catalogue: Catalogue) throws -> Cell {
    try checkStep(of: screen, in: catalogue)
    return try CellChoice(catalogue).cell(
      of: try view.view(of: screen), step: step ?? catalogue.screen(named: screen)?.steps.first)
  }

  /// Returns the cells of all screens of a pattern, of each screen the one that was asked for, of a
  /// flow all of its steps; screens that are not drawn so are left out.
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
      screens: [pattern], devices: view.device.map { [$0] } ?? [],
      orientations: view.orientation.map { [$0] } ?? [], schemes: view.scheme.map { [$0] } ?? [],
      variants: [view.variant ?? Variant.usualName], steps: step.map { [$0] } ?? [])
    // A single cell costs little: any device may be named where the screen itself names none.
    let found = try Matrix(catalogue.with(matrix: .all)).cells(matching: filter)
    let cells = view.scheme == nil ? found.filter { $0.scheme == $0.device.usualScheme } : found
    guard !cells.isEmpty else { throw FilterError.empty(filter.description) }
    return cells
  }

  /// Returns the place of a cell among those of many screens, the lowest first: states are drawn on
  /// few devices, of which the curated phone is one, so that most texts are of one size.
  private func rank(_ cell: Cell) -> Int {
    let devices = [Self.usualDevice, CuratedCells.phone]
    let device = devices.firstIndex(of: cell.device.id) ?? devices.count
    return device * 2 + (view.orientation != nil || cell.isUpright ? 0 : 1)
  }

  /// Checks that the screen itself has the step: another flow may have one of that name.
  private func checkStep(of screen: String, in catalogue: Catalogue) throws(FilterError) {
    guard let step, let steps = catalogue.screen(named: screen)?.steps, !steps.contains(step)
    else { return }
    throw .unknown(
      kind: "step of \(screen)", value: step, nearest: NearestNames.nearest(to: step, among: steps))
  }
}
