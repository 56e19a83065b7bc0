/// The values that a scale shows.
public protocol ScaleDomain {
  /// The domain as scales read it.
  var _domain: _ScaleDomain { get }
}

/// A domain as scales read it.
public enum _ScaleDomain {
  /// The values of the marks.
  case automatic(AutomaticScaleDomain)
  /// The values between two ends.
  case interval(_PlotDatum, _PlotDatum)
  /// Categories in their order.
  case list([_PlotDatum])
}

extension _ScaleDomain {
  /// The listed values; nil where the values are not listed one by one.
  var list: [_PlotDatum]? { if case .list(let data) = self { data } else { nil } }

  /// The numbers between the least and the greatest of the domain; nil for other values.
  var span: ClosedRange<Double>? {
    let ends: [_PlotDatum] =
      switch self {
      case .automatic: []
      case .interval(let low, let high): [low, high]
      case .list(let data): data
      }
    let numbers = ends.compactMap { datum -> Double? in
      guard case .number(let number) = datum, number.isFinite else { return nil }
      return number
    }
    guard let low = numbers.min(), let high = numbers.max(), numbers.count == ends.count else {
      return nil
    }
    return low...high
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

extension ArraySlice: ScaleDomain where Element: Plottable {
  /// The domain of the categories.
  public var _domain: _ScaleDomain { .list(map(\.datum)) }
}
