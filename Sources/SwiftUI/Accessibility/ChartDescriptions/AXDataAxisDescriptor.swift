/// An axis of a description.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title of the axis.
  var title: String { get set }
}

/// An axis of numbers.
///
///     let metres = AXNumericDataAxisDescriptor(
///       title: "Level", range: 0...4, gridlinePositions: [0, 2, 4]
///     ) { "\($0) metres" }
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The function that turns numbers into lengths.
  public enum ScaleType: Int, Hashable, Sendable {
    /// As they are, by their decimal logarithms, by their natural logarithms.
    case linear, log10, ln
  }

  /// The title of the axis.
  public var title: String
  /// The function that turns numbers into lengths.
  public var scaleType = ScaleType.linear
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
///
///     let stations = AXCategoricalDataAxisDescriptor(
///       title: "Station", categoryOrder: ["Harbour", "Lock"])
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
