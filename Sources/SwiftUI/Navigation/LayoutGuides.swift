/// The lines that content keeps to in a window: its margins, and a column that is no wider than
/// reads well.
package struct LayoutGuides: Sendable, Equatable {
  /// The distance of content from the sides of the safe area, in points.
  package let margin: Double
  /// The greatest width of a column of text at the usual type size, in points.
  package let readableWidth: Double

  /// Creates the guides of a window, as UIKit lays them out.
  ///
  /// - Parameter windowWidth: The width of the window, in points.
  package init(windowWidth: Double) {
    let margins = SystemMetrics.shared.layoutMargins
    margin = windowWidth >= margins.wideFrom ? margins.wide : margins.narrow
    readableWidth = margins.readableWidth
  }
}
