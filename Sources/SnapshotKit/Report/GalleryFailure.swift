extension Gallery {
  /// Cells of a screen that could not be drawn, for one reason.
  struct Failure: Encodable {
    let screen: String
    let title: String
    let reason: String
    let cells: [String]
  }

  /// The cells that could not be drawn, in the order of the cells.
  var failures: [Failure] {
    var found: [Failure] = []
    var places: [[String]: Int] = [:]
    for cell in report.failures {
      let screen = CellName(cell.name)?.screen ?? cell.name
      let reason = cell.reason ?? "could not be drawn"
      let key = [screen, reason]
      guard let place = places[key] else {
        places[key] = found.count
        found.append(
          Failure(
            screen: screen, title: catalogue.screen(named: screen)?.title ?? screen,
            reason: reason, cells: [cell.name]))
        continue
      }
      let known = found[place]
      found[place] = Failure(
        screen: known.screen, title: known.title, reason: known.reason,
        cells: known.cells + [cell.name])
    }
    return found
  }
}
