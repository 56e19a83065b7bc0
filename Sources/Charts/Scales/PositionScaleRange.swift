/// The places in the plot, in points, that a scale maps its domain to.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}
extension Array: PositionScaleRange where Element == CGFloat {}
extension ArraySlice: PositionScaleRange where Element == CGFloat {}

/// The ends of a scale in the plot.
///
///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
///       .chartXScale(range: .plotDimension(padding: 12))
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  /// Places in points.
  public typealias VisualValue = CGFloat

  let start: CGFloat
  let end: CGFloat

  /// The plot less the padding.
  public var _range: _ScaleRange<CGFloat> { .plot(startPadding: start, endPadding: end) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: 0, end: 0)
  }

  /// Returns the plot less some points at each end.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }

  /// Returns the plot less some points at the ends.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}

extension _ScaleRange where VisualValue == CGFloat {
  /// Returns the places of the domain's ends on a length, in points from where values begin.
  func ends(on length: CGFloat) -> (start: CGFloat, end: CGFloat) {
    switch self {
    case .plot(let start, let end): (start, length - end)
    case .interval(let start, let end): (start, end)
    case .list(let places): (places.first ?? 0, places.last ?? length)
    case .gradient: (0, length)
    }
  }
}
