/// Areas of symbols by values, in square points.
extension View {
  /// Sets the areas of the symbols of values, in square points.
  ///
  ///     Chart(readings) { reading in
  ///       PointMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///         .symbolSize(by: .value("Station", reading.station))
  ///     }
  ///     .chartSymbolSizeScale(["Harbour": 40, "Lock": 160])
  public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    let (domain, range) = (mapping.map(\.key.datum), mapping.map(\.value))
    return chartSetting { $0.symbolSizes = StyleScaleSettings(domain: domain, range: range) }
  }

  /// Sets the areas of the symbols of a domain's values: from the first to the last of a range, or
  /// one by one.
  ///
  ///     Chart(towns) { town in
  ///       PointMark(x: .value("East", town.east), y: .value("North", town.north))
  ///         .symbolSize(by: .value("People", town.people))
  ///     }
  ///     .chartSymbolSizeScale(domain: 0...1_000_000, range: 4...400)
  public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    chartSetting {
      $0.setSizes(domain: domain._domain)
      $0.setSizes(range: range._range)
      if let type { $0.sizeType = type }
    }
  }

  /// Gives the span or the order of values, whose symbols have the usual areas.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartSetting {
      $0.setSizes(domain: domain._domain)
      if let type { $0.sizeType = type }
    }
  }

  /// Sets the areas of the symbols of the least and the greatest number, or of categories in the
  /// order of their appearance.
  public func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    chartSetting {
      $0.setSizes(range: range._range)
      if let type { $0.sizeType = type }
    }
  }

  /// Sets the function by which numbers are spread over the usual areas.
  public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
    chartSetting { if let type { $0.sizeType = type } }
  }

  /// Sets the areas of the symbols of a domain's values by a rule.
  public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable {
    let domain = domain.map(\.datum)
    return chartSymbolSizeScale(mapping: mapping).chartSetting { $0.symbolSizes.domain = domain }
  }

  /// Sets the areas of the symbols of values by a rule.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    chartSetting {
      $0.symbolSizes.mapping = { datum in DataValue(datum: datum).map { mapping($0) } }
    }
  }
}

extension ChartSettings {
  fileprivate mutating func setSizes(domain: _ScaleDomain) {
    switch domain {
    case .automatic: break
    case .interval: sizeSpan = domain.span
    case .list(let data):
      symbolSizes.domain = data
      sizeSpan = domain.span
    }
  }

  fileprivate mutating func setSizes(range: _ScaleRange<CGFloat>) {
    symbolSizes.range = range.list
    guard let areas = range.list, let least = areas.min(), let greatest = areas.max() else {
      return
    }
    symbolAreas = least...greatest
  }
}
