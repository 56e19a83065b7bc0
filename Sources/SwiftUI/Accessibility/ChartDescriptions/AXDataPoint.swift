/// A point of a series.
///
///     AXDataPoint(
///       x: "Harbour", y: 2.4, additionalValues: [.number(18), .category("rising")],
///       label: "At noon")
public final class AXDataPoint {
  /// A value of a further axis.
  public enum AdditionalValue: Hashable, Sendable {
    /// A number of a numeric axis.
    case number(Double)
    /// A category of a categorical axis.
    case category(String)
  }

  /// The place on the horizontal axis.
  public let xValue: AXDataPointValue
  /// The place on the vertical axis; nil where there is none.
  public let yValue: AXDataPointValue?
  /// The places on the further axes, in their order.
  public let additionalValues: [AXDataPointValue]
  /// The words for the point.
  public var label: String?

  /// Creates a point at a number.
  public init(
    x: Double, y: Double? = nil, additionalValues: [AdditionalValue] = [], label: String? = nil
  ) {
    (xValue, yValue) = (AXDataPointValue(number: x), y.map { AXDataPointValue(number: $0) })
    self.additionalValues = additionalValues.map { AXDataPointValue($0) }
    self.label = label
  }

  /// Creates a point at a category.
  public init(
    x: String, y: Double? = nil, additionalValues: [AdditionalValue] = [], label: String? = nil
  ) {
    (xValue, yValue) = (AXDataPointValue(category: x), y.map { AXDataPointValue(number: $0) })
    self.additionalValues = additionalValues.map { AXDataPointValue($0) }
    self.label = label
  }
}

/// A place on an axis of a description: a number or a category.
public final class AXDataPointValue {
  /// The number; zero for a category.
  public let number: Double
  /// The category; empty for a number.
  public let category: String

  /// Creates a place on a numeric axis.
  public init(number: Double) { (self.number, category) = (number, "") }

  /// Creates a place on a categorical axis.
  public init(category: String) { (number, self.category) = (0, category) }

  fileprivate convenience init(_ value: AXDataPoint.AdditionalValue) {
    switch value {
    case .number(let number): self.init(number: number)
    case .category(let category): self.init(category: category)
    }
  }
}
