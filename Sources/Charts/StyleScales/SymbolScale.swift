/// Symbols by values.
extension View {
  /// Draws values with shapes; the pairs give the legend's order.
  ///
  ///     Chart(readings) { reading in
  ///       PointMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///         .symbol(by: .value("Station", reading.station))
  ///     }
  ///     .chartSymbolScale(["Harbour": .circle, "Lock": .diamond])
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let (domain, range) = (mapping.map(\.key.datum), mapping.map(\.value))
    return chartSetting { $0.symbols = StyleScaleSettings(domain: domain, range: range) }
  }

  /// Draws values with shapes of several types; the pairs give the legend's order.
  @_disfavoredOverload
  public func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View {
    let (domain, range) = (mapping.map(\.key.datum), mapping.map(\.value))
    return chartSetting { $0.symbols = StyleScaleSettings(domain: domain, range: range) }
  }

  /// Draws the values of a domain with the shapes of a range.
  public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    chartSetting {
      $0.symbols.domain = domain._domain.list
      $0.symbols.range = range._range.list
    }
  }

  /// Draws the values of a domain with shapes of several types.
  ///
  ///     Chart(readings) { reading in
  ///       PointMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///         .symbol(by: .value("Station", reading.station))
  ///     }
  ///     .chartSymbolScale(
  ///       domain: ["Harbour", "Lock"], range: [Circle(), BasicChartSymbolShape.square])
  public func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain, range: [any ChartSymbolShape]
  ) -> some View {
    chartSetting {
      $0.symbols.domain = domain._domain.list
      $0.symbols.range = range
    }
  }

  /// Gives the order of values, which are drawn with the usual shapes.
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chartSetting { $0.symbols.domain = domain._domain.list }
  }

  /// Draws values, in the order of their appearance, with the shapes of a range.
  public func chartSymbolScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    chartSetting { $0.symbols.range = range._range.list }
  }

  /// Draws values, in the order of their appearance, with shapes of several types.
  public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    chartSetting { $0.symbols.range = range }
  }

  /// Draws the values of a domain with the shapes of a rule.
  public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    let domain = domain.map(\.datum)
    return chartSymbolScale(mapping: mapping).chartSetting { $0.symbols.domain = domain }
  }

  /// Draws values with the shapes of a rule.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSetting {
      $0.symbols.mapping = { datum in DataValue(datum: datum).map { mapping($0) } }
    }
  }
}

extension _ScaleRange {
  /// The visual values, one by one; nil for a range that does not list them.
  var list: [VisualValue]? {
    switch self {
    case .list(let values): values
    case .interval(let first, let last): [first, last]
    case .gradient, .plot: nil
    }
  }
}
