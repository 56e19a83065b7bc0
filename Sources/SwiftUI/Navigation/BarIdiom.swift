/// The form of bars in a window.
enum BarIdiom {
  case phone
  /// A phone whose short side is that of a Plus or Max: its bars stay tall when it lies.
  case phoneLying
  case pad
}

extension EnvironmentValues {
  /// The shortest side of phones that keep tall bars in landscape, in points (Plus, Max, XR, 11).
  private static let tallSide = 414.0

  var barIdiom: BarIdiom {
    if splitColumn != nil { return .pad }
    if horizontalSizeClass == .regular, verticalSizeClass != .compact { return .pad }
    return verticalSizeClass == .compact && windowSize.height < Self.tallSide
      ? .phoneLying : .phone
  }

  /// The margin of bars and titles, in points: 16, and 20 in windows from 414.
  var barMargin: Double { LayoutGuides(windowWidth: windowSize.width).margin }

  var navigationBarHeight: Double {
    let bar = SystemMetrics.shared.bars.navigationBar
    switch barIdiom {
    case .phone: return isInSheet ? Self.barHeightInSheet : bar.height
    case .phoneLying: return bar.compactHeight
    case .pad: return isInSheet ? Self.barHeightInSheet : bar.pad
    }
  }

  /// The bar of a card, in points (measured on iOS 13 to 17).
  private static let barHeightInSheet = 56.0

  var toolbarHeight: Double {
    let bar = SystemMetrics.shared.bars.toolbar
    switch barIdiom {
    case .phone: return bar.height
    case .phoneLying: return bar.compactHeight
    case .pad: return bar.pad
    }
  }
}
