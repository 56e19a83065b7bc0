/// A domain that follows the data.
///
///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
///       .chartYScale(domain: .automatic(includesZero: false))
public struct AutomaticScaleDomain: ScaleDomain {
  var includesZero: Bool?
  var isReversed = false
  /// Changes the values that were inferred: the ends of numbers and dates, or all categories.
  var modify: (([_PlotDatum]) -> [_PlotDatum])?

  /// The domain of the marks' values.
  public var _domain: _ScaleDomain { .automatic(self) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain of the data, rounded outwards where an axis counts.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  /// Returns the domain of the data.
  ///
  /// - Parameters:
  ///   - includesZero: True to show zero; by default where lengths or heights are compared.
  ///   - reversed: True where values grow the other way.
  /// - Returns: The domain.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }

  /// Returns the domain of the data as an app changes it.
  ///
  ///     Chart(readings) { BarMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .chartYScale(
  ///         domain: .automatic(dataType: Double.self) { levels in levels.append(5) })
  ///
  /// - Parameters:
  ///   - includesZero: True to show zero; by default where lengths or heights are compared.
  ///   - reversed: True where values grow the other way.
  ///   - dataType: The type of the values.
  ///   - modifyInferredDomain: Changes the least and the greatest value, or all categories in their
  ///     order. An axis that counts still rounds the ends outwards.
  /// - Returns: The domain.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) { data in
      var values = data.compactMap { DataValue(datum: $0) }
      modifyInferredDomain(&values)
      return values.map(\.datum)
    }
  }
}
