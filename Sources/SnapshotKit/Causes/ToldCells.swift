/// The cells of which the cause is told, for those of which no description is stored.
struct ToldCells {
  private typealias Told = (name: CellName, id: String)

  private let byScreen: [String: [Told]]
  private let byPage: [[Substring]?: [Told]]

  /// Creates the table of cells and the identifiers of their causes.
  init(_ told: [(name: CellName, id: String)]) {
    byScreen = Dictionary(grouping: told) { $0.name.screen }
    byPage = Dictionary(grouping: told) { Self.page(of: $0.name.screen) }
  }

  /// Returns the identifier of the cause of the cell that is most alike, of its screen; or else of
  /// the page that the screen is a state of, as `growth-goal` is of `growth-goal-locked`, or of
  /// another of its states.
  func cause(nearestTo name: CellName) -> String? {
    let page = Self.page(of: name.screen)
    let cells = byScreen[name.screen] ?? (page == nil ? nil : byPage[page])
    return cells?.max { $0.name.likeness(to: name) < $1.name.likeness(to: name) }?.id
  }

  /// Returns the app and the page that a screen's name begins with; nil for a name of one part.
  private static func page(of screen: String) -> [Substring]? {
    let parts = screen.split(separator: "-").prefix(2)
    return parts.count == 2 ? Array(parts) : nil
  }
}

extension CellName {
  /// Returns the likeness of two cells, by what decides a layout; the device weighs most.
  fileprivate func likeness(to other: CellName) -> Int {
    let isOneFamily = device.hasPrefix("ipad") == other.device.hasPrefix("ipad")
    return (step == other.step ? 16 : 0) + (device == other.device ? 8 : 0)
      + (isOneFamily ? 4 : 0) + (variant == other.variant ? 4 : 0)
      + (orientation == other.orientation ? 2 : 0) + (scheme == other.scheme ? 1 : 0)
  }
}
