/// The colours that symbols have of themselves, from the resource `symbol-colors.json`.
struct SymbolColors: Sendable {
  private struct Table: Decodable {
    let badges: [String: String]
    let symbols: [String: [String]]
  }

  static let shared = SymbolColors()
  private let table: Table = Resource.decode("symbol-colors")

  /// Returns the colours of a symbol's parts, the primary one first; nil if it has none of its own.
  func colors(of name: String, in environment: EnvironmentValues) -> [ResolvedStyle]? {
    names(of: name)?.map { color in
      switch color {
      case "white": .color(.white)
      case "foreground": ForegroundStyle()._style(in: environment)
      default: .color(SystemColors.shared.color(color, environment))
      }
    }
  }

  /// Returns the colours of the layers of an app's own symbol, the lowest first; nil for a symbol
  /// without any.
  func colors(
    of layers: [SymbolLayerColor], _ bundle: String?, in environment: EnvironmentValues
  ) -> [ResolvedStyle]? {
    guard !layers.isEmpty else { return nil }
    return layers.map { color in
      switch color {
      case .tint: ForegroundStyle()._style(in: environment)
      case .custom(let color): .color(color)
      case .named("white"): .color(.white)
      case .named("black"): .color(.black)
      case .named(let name): .color(named(name, bundle, environment))
      }
    }
  }

  /// Returns a colour of the system, as in `systemBlueColor`, else one of the app's catalogue.
  private func named(
    _ name: String, _ bundle: String?, _ environment: EnvironmentValues
  ) -> RGBAColor {
    let system = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    return SystemColors.shared.has(system)
      ? SystemColors.shared.color(system, environment)
      : environment.assetCatalogue.color(name, bundle, environment)
  }

  /// Returns the names of the colours: those of the table, else of a badge upon the foreground's.
  private func names(of name: String) -> [String]? {
    if let own = table.symbols[name] { return own }
    let words = name.split(separator: ".")
    guard let badge = words.lastIndex(of: "badge"), badge > words.startIndex else { return nil }
    let sign = words[(badge + 1)...].filter { $0 != "fill" }.joined(separator: ".")
    return table.badges[sign].map { [$0, "foreground"] }
  }
}
