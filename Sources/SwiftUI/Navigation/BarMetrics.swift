/// Heights and margins of bars, in points.
extension SystemMetrics {
  struct NavigationBar: Decodable, Sendable {
    let height: Double
    let compactHeight: Double
    let pad: Double
    let largeTitleExtra: Double
    let titleSize: Double

    /// The size up to which a large title grows.
    static let largestTitle = DynamicTypeSize.xxxLarge
    /// The height of a line of a large title at the usual size, in points (San Francisco's, of 34).
    static let largeTitleLine = 40.574

    /// Returns the height of a large title beneath the row, in points: its line grows with the type
    /// size, what is above and below the line stays; it is never lower than at the usual size.
    func largeTitleExtra(at typeSize: DynamicTypeSize) -> Double {
      let scale = min(typeSize, Self.largestTitle).scale(of: .largeTitle)
      return largeTitleExtra + max(0, scale - 1) * Self.largeTitleLine
    }
  }

  struct TabBar: Decodable, Sendable {
    let height: Double
    let compactHeight: Double
    let pad: Double
    let iconSize: Double
    let compactIconSize: Double
    let labelSize: Double
    let padLabelSize: Double
  }

  struct Toolbar: Decodable, Sendable {
    let height: Double
    let compactHeight: Double
    let pad: Double
  }

  struct SearchBar: Decodable, Sendable {
    let inNavigationBar: Double
    let fieldHeight: Double
    let fieldCornerRadius: Double

    /// The height of a line of body text at the usual size, in points (San Francisco's, of 17).
    private static let line = 20.281

    /// Returns the height of a field, in points: its line grows with the type size, what is above
    /// and below the line stays; it is never lower than at the usual size.
    func fieldHeight(at typeSize: DynamicTypeSize) -> Double {
      fieldHeight + max(0, typeSize.scale(of: .body) - 1) * Self.line
    }

    /// Returns the height of a field beneath a title with the room around it, in points.
    func heightInNavigationBar(at typeSize: DynamicTypeSize) -> Double {
      inNavigationBar - fieldHeight + fieldHeight(at: typeSize)
    }
  }

  struct Margins: Decodable, Sendable {
    let narrow: Double
    let wide: Double
    let wideFrom: Double
    let readableWidth: Double
  }

  struct Bars: Decodable, Sendable {
    let navigationBar: NavigationBar
    let tabBar: TabBar
    let toolbar: Toolbar
    let searchBar: SearchBar
  }
}
