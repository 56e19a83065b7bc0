/// Line styles by values.
extension View {
  /// Draws the lines of values in styles; the pairs give the legend's order.
  ///
  ///     Chart(readings) { reading in
  ///       LineMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///         .lineStyle(by: .value("Kind", reading.kind))
  ///     }
  ///     .chartLineStyleScale(["Measured": StrokeStyle(), "Forecast": StrokeStyle(dash: [4])])
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let (domain, range) = (mapping.map(\.key.datum), mapping.map(\.value))
    return chartSetting { $0.lineStyles = StyleScaleSettings(domain: domain, range: range) }
  }

  /// Draws the lines of the values of a domain in the styles of a range.
  public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    chartSetting {
      $0.lineStyles.domain = domain._domain.list
      $0.lineStyles.range = range._range.list
    }
  }

  /// Gives the order of values, whose lines are drawn with the usual dashes.
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chartSetting { $0.lineStyles.domain = domain._domain.list }
  }

  /// Draws the lines of values, in the order of their appearance, in the styles of a range.
  public func chartLineStyleScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    chartSetting { $0.lineStyles.range = range._range.list }
  }

  /// Draws the lines of the values of a domain in the styles of a rule.
  public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    let domain = domain.map(\.datum)
    return chartLineStyleScale(mapping: mapping).chartSetting { $0.lineStyles.domain = domain }
  }

  /// Draws the lines of values in the styles of a rule.
  public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    chartSetting {
      $0.lineStyles.mapping = { datum in DataValue(datum: datum).map { mapping($0) } }
    }
  }
}
