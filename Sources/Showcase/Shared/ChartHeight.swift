import SwiftUI

extension View {
  /// Gives a chart a height that grows with its labels: the plot as far as a phone has room for it,
  /// and higher on a tablet, whose plots are wider.
  ///
  /// - Parameters:
  ///   - plot: The plot's height on a phone at the usual type size, in points.
  ///   - labels: The height of what stands around the plot at that size, in points.
  ///   - style: The style of the labels.
  /// - Returns: The chart with that height.
  func chartHeight(
    plot: CGFloat, labels: CGFloat, relativeTo style: Font.TextStyle = .caption2
  ) -> some View {
    modifier(ChartHeight(plot: plot, labels: labels, style: style))
  }
}

private struct ChartHeight: ViewModifier {
  let plot: CGFloat
  @ScaledMetric private var scaledPlot: CGFloat
  @ScaledMetric private var labels: CGFloat
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  /// The most that a plot grows by: beyond, a phone's screen would not show it whole.
  private static let growth: CGFloat = 1.8
  /// A tablet's plot by a phone's: wider ones as low as that would be flat, and of much higher ones
  /// a sheet would not show three.
  private static let tabletShare: CGFloat = 1.35

  init(plot: CGFloat, labels: CGFloat, style: Font.TextStyle) {
    self.plot = plot
    _scaledPlot = ScaledMetric(wrappedValue: plot, relativeTo: style)
    _labels = ScaledMetric(wrappedValue: labels, relativeTo: style)
  }

  func body(content: Content) -> some View {
    let isTablet = horizontalSizeClass == .regular && verticalSizeClass == .regular
    // Small type leaves the plot as high as it is.
    let least = isTablet ? plot * Self.tabletShare : plot
    content.frame(height: min(max(scaledPlot, least), plot * Self.growth) + labels)
  }
}
