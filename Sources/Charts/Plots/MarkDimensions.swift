/// The breadth of each bar or rectangle of a plot, or the radius of each sector.
///
///     BarPlot(
///       days, x: .value("Day", \.name), y: .value("Steps", \.steps), width: .ratio(0.6))
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The dimension of an element.
  let dimension: (DataElement) -> MarkDimension

  init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

  /// A fixed length in points.
  public init(floatLiteral value: Double) { self.init { _ in .fixed(value) } }

  /// A fixed length in points.
  public init(integerLiteral value: Int) { self.init { _ in .fixed(CGFloat(value)) } }

  /// The chart's choice.
  public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }

  /// Returns a length in points.
  public static func fixed(_ length: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .fixed(length) }
  }

  /// Returns a length of each element, in points.
  public static func fixed(_ length: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .fixed($0[keyPath: length]) }
  }

  /// Returns the step less an inset at each side, in points.
  public static func inset(_ inset: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .inset(inset) }
  }

  /// Returns the step less an inset of each element at each side, in points.
  public static func inset(_ inset: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .inset($0[keyPath: inset]) }
  }

  /// Returns a share of the step, from 0 to 1.
  public static func ratio(_ ratio: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .ratio(ratio) }
  }

  /// Returns a share of the step of each element, from 0 to 1.
  public static func ratio(_ ratio: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .ratio($0[keyPath: ratio]) }
  }
}
