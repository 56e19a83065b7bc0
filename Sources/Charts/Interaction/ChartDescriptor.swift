/// A description of a chart as a whole for assistive technology.
public final class AXChartDescriptor {
  /// The title of the chart.
  public var title: String?
  /// The statement that the chart makes, in a sentence.
  public var summary: String?
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
    yAxis: (any AXDataAxisDescriptor)?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

/// An axis of a description.
public protocol AXDataAxisDescriptor {
  /// The title of the axis.
  var title: String { get set }
}

/// An axis of numbers.
///
///     let metres = AXNumericDataAxisDescriptor(
///       title: "Level", range: 0...4, gridlinePositions: [0, 2, 4]
///     ) { "\($0) metres" }
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title of the axis.
  public var title: String
  /// The least and the greatest value.
  public var range: ClosedRange<Double>
  /// The values at which grid lines stand.
  public var gridlinePositions: [Double]
  /// The closure that puts values into words.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates an axis, with a closure that puts its values into words.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title of the axis.
  public var title: String
  /// The categories in their order.
  public var categoryOrder: [String]

  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
}

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

/// A point of a series.
public final class AXDataPoint {
  /// A place on the horizontal axis.
  public enum Place: Hashable, Sendable {
    /// A number of a numeric axis.
    case number(Double)
    /// A category of a categorical axis.
    case category(String)
  }

  /// The place on the horizontal axis.
  public var x: Place
  /// The place on the vertical axis; nil where there is none.
  public var y: Double?
  /// The words for the point.
  public var label: String?

  /// Creates a point at a number.
  public init(x: Double, y: Double?, additionalValues: [Double] = [], label: String? = nil) {
    (self.x, self.y, self.label) = (.number(x), y, label)
  }

  /// Creates a point at a category.
  public init(x: String, y: Double?, additionalValues: [Double] = [], label: String? = nil) {
    (self.x, self.y, self.label) = (.category(x), y, label)
  }
}

/// A type that describes a chart for assistive technology.
///
///     struct TideDescription: AXChartDescriptorRepresentable {
///       func makeChartDescriptor() -> AXChartDescriptor {
///         let hours = AXCategoricalDataAxisDescriptor(title: "Hour", categoryOrder: ["0", "12"])
///         return AXChartDescriptor(
///           title: "Tide", summary: "High at noon", xAxis: hours, yAxis: nil, series: [])
///       }
///     }
public protocol AXChartDescriptorRepresentable {
  /// Makes the description.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Brings a description up to date.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes the charts below to assistive technology: their title and summary become the label.
  ///
  ///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .accessibilityChartDescriptor(TideDescription())
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    let descriptor = representable.makeChartDescriptor()
    let words = [descriptor.title, descriptor.summary].compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: ". ")
    return chartSetting { $0.description = words }
  }
}
