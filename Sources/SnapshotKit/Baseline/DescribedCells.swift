/// The cells whose descriptions are stored: those that people look at, light, at one scale, and all
/// of the phone's states, steps and languages; all layouts where all pictures are stored; and the
/// first of a screen that would have none.
///
/// A description serves all scales, and the dark screen too where colours alone are others. So it
/// takes a tenth of what a picture takes, and screens of which no picture is stored have one too.
enum DescribedCells {
  /// The traits of a cell that decide its layout, which scale and scheme do not.
  struct Layout: Hashable {
    private let screen: String
    private let device: String
    private let orientation: Orientation
    private let variant: Variant?
    private let step: String?

    init(_ cell: Cell) {
      (screen, device, orientation) = (cell.screen, cell.device.id, cell.orientation)
      (variant, step) = (cell.variant, cell.step)
    }
  }

  /// Returns the names of the described among all declared cells.
  static func names(among declared: [Cell], _ keep: Lock.Keep = .curated) -> Set<String> {
    var found: [Layout: Cell] = [:]
    for cell in declared where cell.isInUsualScheme && isDescribed(cell, keep) {
      let layout = Layout(cell)
      if let other = found[layout], other.scale <= cell.scale { continue }
      found[layout] = cell
    }
    let described = Set(found.values.map(\.screen))
    var first: [[String?]: Cell] = [:]
    for cell in declared where cell.isInUsualScheme && !described.contains(cell.screen) {
      let picture = [cell.screen, cell.step]
      if first[picture] == nil { first[picture] = cell }
    }
    return Set(found.values.map(\.name)).union(first.values.map(\.name))
  }

  /// The phone's layouts, and those of which there are pictures.
  ///
  /// A tablet's states are told by the phone's. Of the variants, languages alone show texts that no
  /// other description has.
  private static func isDescribed(_ cell: Cell, _ keep: Lock.Keep) -> Bool {
    if CuratedCells.contains(cell, keep) { return true }
    return cell.device.id == CuratedCells.phone && cell.orientation == .portrait
      && cell.variant?.isLocale ?? true
  }
}

extension Variant {
  fileprivate var isLocale: Bool {
    if case .locale = self { true } else { false }
  }
}

extension Cell {
  /// A Boolean value that indicates whether the cell is light, or in the one scheme of its device.
  fileprivate var isInUsualScheme: Bool { scheme == device.usualScheme }

  /// The same cell in the dark.
  var inDark: Cell {
    Cell(
      screen: screen, device: device, orientation: orientation, scale: scale, scheme: .dark,
      variant: variant, step: step)
  }
}
