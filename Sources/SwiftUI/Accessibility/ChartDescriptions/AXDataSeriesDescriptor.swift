/// A series of a description.
///
///     let series = AXDataSeriesDescriptor(
///       name: "Harbour", isContinuous: true,
///       dataPoints: readings.map { AXDataPoint(x: Double($0.hour), y: $0.level) })
public final class AXDataSeriesDescriptor {
  /// The name of the series.
  public var name: String?
  /// A Boolean value that indicates whether the points are joined by a line.
  public var isContinuous: Bool
  /// The points in their order.
  public var dataPoints: [AXDataPoint]

  /// Creates a series.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}
