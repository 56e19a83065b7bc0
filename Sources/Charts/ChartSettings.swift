/// The settings that modifiers make for charts.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var foreground = StyleScaleSettings<AnyShapeStyle>()
  /// Colours of the least and the greatest number, with those between.
  var gradient: Gradient?
  /// The numbers that have the first and the last colour.
  var colorSpan: ClosedRange<Double>?
  /// The function that turns numbers into shares of the gradient.
  var colorType = ScaleType.linear
  var symbols = StyleScaleSettings<any ChartSymbolShape>()
  var lineStyles = StyleScaleSettings<StrokeStyle>()
  var symbolSizes = StyleScaleSettings<CGFloat>()
  /// The areas of symbols of the least and the greatest number, in square points.
  var symbolAreas: ClosedRange<CGFloat>?
  /// The numbers that have the least and the greatest area.
  var sizeSpan: ClosedRange<Double>?
  /// The function that turns numbers into shares of the areas.
  var sizeType = ScaleType.linear
  var legend = LegendSettings()
  var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  /// Views over the plot alone that hear gestures.
  var gestures: [ChartLayer] = []
  var scrolls: Axis.Set = []
  var selectAngle: (@MainActor (_PlotDatum?) -> Void)?
  /// The rule for the offset at which scrolling comes to rest.
  var scrollTarget: (any ChartScrollTargetBehavior)?

  func axis(_ axis: Axis) -> AxisSettings { axis == .horizontal ? x : y }
}

/// The settings that modifiers make for one axis.
struct AxisSettings {
  var isHidden = false
  /// The axis's marks; nil for the usual ones.
  var marks: [AxisMarksRecord]?
  var domain: _ScaleDomain?
  var range: _ScaleRange<CGFloat>?
  var type: ScaleType?
  /// The look of the axis beside the plot.
  var style: (@MainActor (ChartAxisContent) -> AnyView)?
  var title: AxisTitle?
  /// The length of the domain that a scrolling chart shows, in its unit, seconds or categories.
  var visibleLength: Double?
  /// The value at which a scrolling chart begins; below, the action when it is scrolled.
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

/// The place and content of a legend.
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
  /// The settings that modifiers make for the charts below.
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
