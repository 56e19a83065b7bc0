/// The graph of a function as a line.
public struct FunctionLinePlotContent: _PrimitiveChartContent {
  let graph: FunctionGraph

  /// Adds the graph.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.add(
      MarkGeometry(
        kind: .line, x: content.graph.extent, plot: list.nextPlot(), function: content.graph))
  }
}

/// The graph of a function as an area.
public struct FunctionAreaPlotContent: _PrimitiveChartContent {
  let graph: FunctionGraph

  /// Adds the graph.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.add(
      MarkGeometry(
        kind: .area, x: content.graph.extent, stacking: .unstacked, plot: list.nextPlot(),
        function: content.graph))
  }
}

extension FunctionGraph {
  /// The places that the graph takes up of its own accord.
  fileprivate var extent: MarkExtent {
    guard let domain else { return .plot }
    if case .path = function { return .plot }
    return .interval(
      PlottedValue(label: x, low: .number(domain.lowerBound)),
      PlottedValue(label: x, low: .number(domain.upperBound)))
  }
}

/// Lines of functions: over all of the horizontal scale where no domain is given; where a function
/// returns NaN or an infinity, the line has a gap.
///
///     Chart { LinePlot(x: "x", y: "sin(x)") { sin($0) } }
///       .chartXScale(domain: -10...10)
extension LinePlot where Content == FunctionLinePlotContent {
  /// Creates the line of a function of the place.
  public init(
    x: Text, y: Text,
    domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    _content = FunctionLinePlotContent(
      graph: FunctionGraph(function: .curve(function), domain: domain, x: x, y: y))
  }

  /// Creates the line of a function of the place, with localised names.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    self.init(
      x: Text(x), y: Text(y),
      domain: domain, function: function)
  }

  /// Creates the line of a function of the place, with names.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2,
    domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    self.init(
      x: Text(verbatim: String(x)), y: Text(verbatim: String(y)),
      domain: domain, function: function)
  }

  /// Creates the curve of a function of a parameter.
  public init(
    x: Text, y: Text, t: Text,
    domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    _content = FunctionLinePlotContent(
      graph: FunctionGraph(function: .path(function), domain: domain, x: x, y: y))
  }

  /// Creates the curve of a function of a parameter, with localised names.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    self.init(
      x: Text(x), y: Text(y), t: Text(t),
      domain: domain, function: function)
  }

  /// Creates the curve of a function of a parameter, with names.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3,
    domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    self.init(
      x: Text(verbatim: String(x)), y: Text(verbatim: String(y)), t: Text(verbatim: String(t)),
      domain: domain, function: function)
  }
}

/// Areas of functions, over all of the horizontal scale where no domain is given.
///
///     Chart {
///       AreaPlot(x: "x", yStart: "cos(x)", yEnd: "sin(x)") { (yStart: cos($0), yEnd: sin($0)) }
///     }
///     .chartXScale(domain: -10...10)
extension AreaPlot where Content == FunctionAreaPlotContent {
  /// Creates the area between zero and a function.
  public init(
    x: Text, y: Text,
    domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    _content = FunctionAreaPlotContent(
      graph: FunctionGraph(function: .curve(function), domain: domain, x: x, y: y))
  }

  /// Creates the area between zero and a function, with localised names.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    self.init(
      x: Text(x), y: Text(y),
      domain: domain, function: function)
  }

  /// Creates the area between zero and a function, with names.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2,
    domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    self.init(
      x: Text(verbatim: String(x)), y: Text(verbatim: String(y)),
      domain: domain, function: function)
  }

  /// Creates the area between two functions.
  public init(
    x: Text, yStart: Text, yEnd: Text,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    _content = FunctionAreaPlotContent(
      graph: FunctionGraph(function: .band(function), domain: domain, x: x, y: yStart, yEnd: yEnd))
  }

  /// Creates the area between two functions, with localised names.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd),
      domain: domain, function: function)
  }

  /// Creates the area between two functions, with names.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      x: Text(verbatim: String(x)), yStart: Text(verbatim: String(yStart)),
      yEnd: Text(verbatim: String(yEnd)),
      domain: domain, function: function)
  }
}
