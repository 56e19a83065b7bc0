/// The values that a scale shows.
public protocol ScaleDomain {
  /// The domain as scales read it.
  var _domain: _ScaleDomain { get }
}

/// A domain as scales read it.
public enum _ScaleDomain {
  /// The values of the marks, with zero or without, in either direction.
  case automatic(includesZero: Bool?, isReversed: Bool)
  /// The values between two ends.
  case interval(_PlotDatum, _PlotDatum)
  /// Categories in their order.
  case list([_PlotDatum])
}

/// A domain that follows the data.
///
///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
///       .chartYScale(domain: .automatic(includesZero: false))
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool

  /// The domain of the marks' values.
  public var _domain: _ScaleDomain {
    .automatic(includesZero: includesZero, isReversed: isReversed)
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain of the data, rounded outwards where an axis counts.
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: nil, isReversed: false)
  }

  /// Returns the domain of the data.
  ///
  /// - Parameters:
  ///   - includesZero: True to show zero; by default where lengths or heights are compared.
  ///   - reversed: True where values grow the other way.
  /// - Returns: The domain.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool = false
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The domain between the bounds.
  public var _domain: _ScaleDomain { .interval(lowerBound.datum, upperBound.datum) }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The domain of the categories.
  public var _domain: _ScaleDomain { .list(map(\.datum)) }
}

/// The ends of a scale in the plot.
///
///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
///       .chartXScale(range: .plotDimension(padding: 12))
public struct PlotDimensionScaleRange: Sendable {
  let start: CGFloat
  let end: CGFloat

  /// The whole plot.
  public static let plotDimension = PlotDimensionScaleRange(start: 0, end: 0)

  /// Returns the plot less some points at each end.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// Returns the plot less some points at the ends.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}
