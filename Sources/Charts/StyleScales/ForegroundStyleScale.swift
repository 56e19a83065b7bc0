/// Colours and other paints by values.
extension View {
  /// Paints values with styles; the pairs give the legend's order.
  ///
  ///     Chart(readings) { reading in
  ///       BarMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///         .foregroundStyle(by: .value("Station", reading.station))
  ///     }
  ///     .chartForegroundStyleScale(["Harbour": Color.blue, "Lock": .teal])
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let (domain, range) = (mapping.map(\.key.datum), mapping.map { AnyShapeStyle($0.value) })
    return chartSetting { $0.foreground = StyleScaleSettings(domain: domain, range: range) }
  }

  /// Paints the values of a domain with the styles of a range: categories with one each, numbers
  /// with the colours between.
  ///
  ///     Chart(cells) { cell in
  ///       RectangleMark(x: .value("Hour", cell.hour), y: .value("Day", cell.day))
  ///         .foregroundStyle(by: .value("Visits", cell.visits))
  ///     }
  ///     .chartForegroundStyleScale(domain: 0...100, range: Gradient(colors: [.white, .red]))
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chartSetting {
      $0.setColors(domain: domain._domain)
      $0.setColors(range: range._range)
      if let type { $0.colorType = type }
    }
  }

  /// Gives the order or the span of values, which are painted with the usual colours.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartSetting {
      $0.setColors(domain: domain._domain)
      if let type { $0.colorType = type }
    }
  }

  /// Paints categories, in the order of their appearance, with the styles of a range, or numbers
  /// with its colours.
  public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chartSetting {
      $0.setColors(range: range._range)
      if let type { $0.colorType = type }
    }
  }

  /// Sets the function by which numbers are spread over the usual colours.
  public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
    chartSetting { if let type { $0.colorType = type } }
  }

  /// Paints the values of a domain by a rule.
  public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    let domain = domain.map(\.datum)
    return chartForegroundStyleScale(mapping: mapping)
      .chartSetting { $0.foreground.domain = domain }
  }

  /// Paints values by a rule.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSetting {
      $0.foreground.mapping = { datum in
        DataValue(datum: datum).map { AnyShapeStyle(mapping($0)) }
      }
    }
  }
}

extension ChartSettings {
  fileprivate mutating func setColors(domain: _ScaleDomain) {
    switch domain {
    case .automatic: break
    case .interval: colorSpan = domain.span
    case .list(let data): foreground.domain = data
    }
  }

  /// Sets the styles; colours also make a gradient, for numbers.
  fileprivate mutating func setColors<Style: ShapeStyle>(range: _ScaleRange<Style>) {
    switch range {
    case .list(let styles):
      foreground.range = styles.map { AnyShapeStyle($0) }
      if let colors = styles as? [Color], !colors.isEmpty { gradient = Gradient(colors: colors) }
    case .interval(let first, let last):
      foreground.range = [AnyShapeStyle(first), AnyShapeStyle(last)]
    case .gradient(let colors): gradient = colors
    case .plot: break
    }
  }
}
