/// What modifiers around charts ask for.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var foreground = StyleScaleSettings<AnyShapeStyle>()
  /// Colours of the least and the greatest number, with those between.
  var gradient: Gradient?
  var symbols = StyleScaleSettings<any ChartSymbolShape>()
  var lineStyles = StyleScaleSettings<StrokeStyle>()
  /// The areas of symbols of the least and the greatest number, in square points.
  var symbolAreas: ClosedRange<CGFloat>?
  var legend = LegendSettings()
  var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var scrolls: Axis.Set = []
  var selectAngle: (@MainActor (_PlotDatum?) -> Void)?
  /// What assistive technology is told of the chart as a whole.
  var description: String?

  func axis(_ axis: Axis) -> AxisSettings { axis == .horizontal ? x : y }
}

/// What modifiers ask for one axis.
struct AxisSettings {
  var isHidden = false
  /// The axis's marks; nil for the usual ones.
  var marks: [AxisMarksRecord]?
  var domain: _ScaleDomain?
  var range: PlotDimensionScaleRange?
  var type: ScaleType?
  var title: AxisTitle?
  /// How much of the domain a scrolling chart shows, in its unit, seconds or categories.
  var visibleLength: Double?
  /// Where a scrolling chart begins, and what is told when it is scrolled.
  var scrollPosition: _PlotDatum?
  var scrolled: (@MainActor (_PlotDatum) -> Void)?
  var select: (@MainActor (_PlotDatum?) -> Void)?
  var selectRange: (@MainActor (_PlotDatum, _PlotDatum) -> Void)?
}

/// A view beside an axis.
struct AxisTitle {
  let position: AnnotationPosition
  let alignment: Alignment?
  let spacing: CGFloat?
  let content: AnyView
}

/// The styles of values: a list in the domain's order, or a rule.
struct StyleScaleSettings<Style> {
  var domain: [_PlotDatum]?
  var range: [Style]?
  var mapping: ((_PlotDatum) -> Style?)?
}

/// Where a legend stands, and what it shows.
struct LegendSettings {
  var isHidden = false
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?
}

/// A view before or behind a chart.
struct ChartLayer {
  let alignment: Alignment
  let content: @MainActor (ChartProxy) -> AnyView
}

private enum SettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  /// What modifiers ask of the charts below.
  var chartSettings: ChartSettings {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }
}

extension View {
  /// Changes what the charts below are asked for.
  func chartSetting(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
