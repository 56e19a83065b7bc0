/// The visual values that a scale maps its domain to: colours, areas, shapes or places.
public protocol ScaleRange<VisualValue> {
  /// The type of a visual value.
  associatedtype VisualValue
  /// The range as scales read it.
  var _range: _ScaleRange<VisualValue> { get }
}

/// A range as scales read it.
public enum _ScaleRange<VisualValue> {
  /// Visual values in the domain's order.
  case list([VisualValue])
  /// All between two ends.
  case interval(VisualValue, VisualValue)
  /// The colours of a gradient.
  case gradient(Gradient)
  /// The plot less some points at its ends.
  case plot(startPadding: CGFloat, endPadding: CGFloat)
}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
  /// The type of the bounds.
  public typealias VisualValue = Bound
  /// The range between the bounds.
  public var _range: _ScaleRange<Bound> { .interval(lowerBound, upperBound) }
}

extension Array: ScaleRange {
  /// The type of the elements.
  public typealias VisualValue = Element
  /// The elements in their order.
  public var _range: _ScaleRange<Element> { .list(self) }
}

extension ArraySlice: ScaleRange {
  /// The type of the elements.
  public typealias VisualValue = Element
  /// The elements in their order.
  public var _range: _ScaleRange<Element> { .list(Array(self)) }
}

extension Gradient: ScaleRange {
  /// Colours.
  public typealias VisualValue = Color
  /// The gradient's colours.
  public var _range: _ScaleRange<Color> { .gradient(self) }
}

extension AnyGradient: ScaleRange {
  /// Colours.
  public typealias VisualValue = Color
  /// The gradient's colours.
  public var _range: _ScaleRange<Color> { .gradient(gradient) }
}
