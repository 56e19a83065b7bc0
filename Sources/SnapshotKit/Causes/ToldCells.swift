/// The cells of which the cause is told, for those of which no description is stored.
struct ToldCells {
  private typealias Told = (name: CellName, id: String)

  private let byScreen: [String: [Told]]
  /// The cells that tell for a screen's, so that they are looked for once a screen.
  private var telling: [String: [Told]] = [:]

  /// Creates the table of cells and the identifiers of their causes.
  init(_ told: [(name: CellName, id: String)]) {
    byScreen = Dictionary(grouping: told) { $0.name.screen }
  }

  /// Returns the identifier of the cause of the cell that is most alike, of its screen; or else of
  /// the page that the screen is a state of, as `growth-goal` is of `growth-goal-locked`, or of
  /// another of its states.
  mutating func cause(nearestTo name: CellName) -> String? {
    if telling[name.screen] == nil { telling[name.screen] = cells(tellingFor: name.screen) }
    return telling[name.screen]?.max { $0.name.likeness(to: name) < $1.name.likeness(to: name) }?
      .id
  }

  private func cells(tellingFor screen: String) -> [Told] {
    if let own = byScreen[screen] { return own }
    guard let page = Self.page(of: screen) else { return [] }
    let states = byScreen.keys.sorted().filter { Self.page(of: $0) == page }
    return states.flatMap { byScreen[$0] ?? [] }
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
