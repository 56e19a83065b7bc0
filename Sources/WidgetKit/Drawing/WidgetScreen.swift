import SwiftUI
import ViewTree

extension EnvironmentValues {
  /// Returns the size of a family's widgets on the device of the screen; nil where it has none.
  ///
  /// A component has no device: its widgets are the usual ones, unless the window is a whole
  /// screen of the table.
  func widgetSize(_ family: WidgetFamily) -> CGSize? {
    if let device = screenLink?.device {
      let rows =
        switch device.kind {
        case .phone, .watch: WidgetSizes.phones
        case .tablet, .desktop: WidgetSizes.tablets
        }
      return WidgetSizes.nearest(to: device.screenSize, among: rows)?[family]
    }
    let upright = CGSize(
      width: min(windowSize.width, windowSize.height),
      height: max(windowSize.width, windowSize.height))
    let row = (WidgetSizes.phones + WidgetSizes.tablets).first { $0.screen == upright }
    return row.map { $0[family] } ?? WidgetSizes.usual(family)
  }
}
