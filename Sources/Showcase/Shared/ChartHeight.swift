import SwiftUI

extension View {
  /// Gives a chart a height that grows with its labels: the plot as far as a phone has room for it.
  ///
  /// - Parameters:
  ///   - plot: The plot's height at the usual type size, in points.
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

  /// The most that a plot grows by: beyond, a phone's screen would not show it whole.
  private static let growth: CGFloat = 1.8

  init(plot: CGFloat, labels: CGFloat, style: Font.TextStyle) {
    self.plot = plot
    _scaledPlot = ScaledMetric(wrappedValue: plot, relativeTo: style)
    _labels = ScaledMetric(wrappedValue: labels, relativeTo: style)
  }

  func body(content: Content) -> some View {
    // Small type leaves the plot as high as it is.
    content.frame(height: min(max(scaledPlot, plot), plot * Self.growth) + labels)
  }
}
