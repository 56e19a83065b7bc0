/// Styles by values, and the legend that lists them.
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

  /// Paints the values of a domain with the styles of a list, from the first on.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S], type: ScaleType? = nil
  ) -> some View {
    let (domain, range) = (domain.map(\.datum), range.map { AnyShapeStyle($0) })
    return chartSetting { $0.foreground = StyleScaleSettings(domain: domain, range: range) }
  }

  /// Gives the order of values, which are painted with the usual colours.
  public func chartForegroundStyleScale<DataValue: Plottable>(
    domain: [DataValue], type: ScaleType? = nil
  ) -> some View {
    let domain = domain.map(\.datum)
    return chartSetting { $0.foreground.domain = domain }
  }

  /// Paints values, in the order of their appearance, with the styles of a list.
  public func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S], type: ScaleType? = nil
  ) -> some View {
    let range = range.map { AnyShapeStyle($0) }
    return chartSetting { $0.foreground.range = range }
  }

  /// Paints numbers with the colours of a gradient.
  public func chartForegroundStyleScale(
    range: Gradient, type: ScaleType? = nil
  ) -> some View { chartSetting { $0.gradient = range } }

  /// Paints the values of a domain by a rule.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
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
    chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }

  /// Draws the values of a domain with the shapes of a list.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let domain = domain.map(\.datum)
    return chartSetting { $0.symbols = StyleScaleSettings(domain: domain, range: range) }
  }

  /// Draws values, in the order of their appearance, with the shapes of a list.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chartSetting { $0.symbols.range = range }
  }

  /// Gives the order of values, which are drawn with the usual shapes.
  public func chartSymbolScale<DataValue: Plottable>(domain: [DataValue]) -> some View {
    let domain = domain.map(\.datum)
    return chartSetting { $0.symbols.domain = domain }
  }

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
    chartLineStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }

  /// Draws the lines of the values of a domain in the styles of a list.
  public func chartLineStyleScale<DataValue: Plottable>(
    domain: [DataValue], range: [StrokeStyle]
  ) -> some View {
    let domain = domain.map(\.datum)
    return chartSetting { $0.lineStyles = StyleScaleSettings(domain: domain, range: range) }
  }

  /// Draws the lines of values, in the order of their appearance, in the styles of a list.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chartSetting { $0.lineStyles.range = range }
  }

  /// Sets the areas of the symbols of the least and the greatest number, in square points.
  ///
  ///     Chart(towns) { town in
  ///       PointMark(x: .value("East", town.east), y: .value("North", town.north))
  ///         .symbolSize(by: .value("People", town.people))
  ///     }
  ///     .chartSymbolSizeScale(range: 20...600)
  public func chartSymbolSizeScale(
    range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View { chartSetting { $0.symbolAreas = range } }

  /// Shows or hides the legend.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chartSetting { $0.legend.isHidden = visibility == .hidden }
  }

  /// Places the legend; by default beneath the chart, at its leading edge.
  ///
  ///     Chart(readings) { reading in
  ///       LineMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///         .foregroundStyle(by: .value("Station", reading.station))
  ///     }
  ///     .chartLegend(position: .top, alignment: .leading)
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartSetting {
      $0.legend = LegendSettings(position: position, alignment: alignment, spacing: spacing)
    }
  }

  /// Shows a view as the legend.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chartSetting {
      $0.legend = LegendSettings(
        position: position, alignment: alignment, spacing: spacing, content: view)
    }
  }

  /// Changes the plot: its background, its border, its size.
  ///
  ///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .chartPlotStyle { plot in
  ///         plot.background(.blue.opacity(0.06)).border(.quaternary)
  ///       }
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { chartSetting { $0.plotStyle = { AnyView(content($0)) } } }

  /// Draws a view before the charts, which may ask where values lie.
  ///
  ///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .chartOverlay(alignment: .topLeading) { chart in
  ///         if let x = chart.position(forX: 12) { Text("Noon").offset(x: x) }
  ///       }
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSetting {
      $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// Draws a view behind the charts, which may ask where values lie.
  ///
  ///     Chart(slices) { SectorMark(angle: .value("Share", $0.share), innerRadius: .ratio(0.6)) }
  ///       .chartBackground { _ in Text("42 km").font(.headline) }
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSetting {
      $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) })
    }
  }
}
