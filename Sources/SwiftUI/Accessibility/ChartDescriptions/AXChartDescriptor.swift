/// A description of a chart as a whole for assistive technology.
///
///     let descriptor = AXChartDescriptor(
///       title: "Tide", summary: "High at noon", xAxis: hours, yAxis: metres, series: [harbour])
public final class AXChartDescriptor {
  /// The order in which a chart is read.
  public enum ContentDirection: Int, Hashable, Sendable {
    /// From left to right, from right to left, from top to bottom, from bottom to top.
    case leftToRight, rightToLeft, topToBottom, bottomToTop
    /// From the centre outwards, and around it.
    case radialClockwise, radialCounterClockwise
  }

  /// The title of the chart.
  public var title: String?
  /// The statement that the chart makes, in a sentence.
  public var summary: String?
  /// The order in which the chart is read.
  public var contentDirection = ContentDirection.leftToRight
  /// The frame of the chart's content, in points.
  public var contentFrame = CGRect.zero
  /// The horizontal axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The vertical axis; nil where there is none.
  public var yAxis: (any AXDataAxisDescriptor)?
  /// Further axes.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The series of data points.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: (any AXDataAxisDescriptor)? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}
