/// Heights and margins of bars, in points.
extension SystemMetrics {
  struct NavigationBar: Decodable, Sendable {
    let height: Double
    let compactHeight: Double
    let pad: Double
    let largeTitleExtra: Double
    let titleSize: Double
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
