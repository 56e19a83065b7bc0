/// The legend, the plot, and the views before and behind it.
extension View {
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
