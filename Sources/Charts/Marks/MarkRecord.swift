/// A mark as its chart keeps it.
struct MarkRecord {
  var geometry: MarkGeometry
  var style: MarkStyle
}

/// The kind of a mark and its place.
struct MarkGeometry {
  enum Kind: Hashable { case bar, line, area, point, rule, rectangle, sector }

  let kind: Kind
  var x = MarkExtent.plot
  var y = MarkExtent.plot
  /// The breadth along the axis on which the mark stands at one value.
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  /// The series of the line or area, if it names one.
  var series: PlottedValue?
  var sector: Sector?
  /// The number of the plot that the mark is an element of, whose lines and areas are its own.
  var plot: Int?
  /// The function that the mark is the graph of, until it is sampled.
  var function: FunctionGraph?
  /// A Boolean value that indicates whether the mark is a sample of a function.
  var isSample = false

  /// A sector's own dimensions.
  struct Sector {
    let angle: PlottedValue
    let innerRadius: MarkDimension
    let outerRadius: MarkDimension
    let angularInset: CGFloat
  }

  /// Returns the place of the mark on an axis.
  func extent(_ axis: Axis) -> MarkExtent { axis == .horizontal ? x : y }
}

/// The place of a mark on one axis.
enum MarkExtent {
  /// All over the plot.
  case plot
  case value(PlottedValue)
  case interval(PlottedValue, PlottedValue)
  /// A middle in points from the plot's leading or top edge; nil for the plot's.
  case point(CGFloat?)
  /// Ends in points from the plot's leading or top edge; nil for the plot's own.
  case points(CGFloat?, CGFloat?)

  /// The values that a scale must show.
  var values: [PlottedValue] {
    switch self {
    case .value(let value): [value]
    case .interval(let low, let high): [low, high]
    case .plot, .point, .points: []
    }
  }

  /// The single value, if the mark stands at one.
  var value: PlottedValue? {
    if case .value(let value) = self { value } else { nil }
  }

  /// The single value that is a number without a span, and so may be a length or be stacked.
  var quantity: Double? {
    guard let value, value.high == nil, case .number(let number) = value.low else { return nil }
    return number
  }

  /// Ends in points, or all of the plot where neither is given.
  static func ends(_ start: CGFloat?, _ end: CGFloat?) -> MarkExtent {
    start == nil && end == nil ? .plot : .points(start, end)
  }
}

/// The settings that modifiers make for a mark.
struct MarkStyle {
  var foreground: AnyShapeStyle?
  var foregroundBy: PlottedValue?
  var symbolBy: PlottedValue?
  var symbolSizeBy: PlottedValue?
  var lineStyleBy: PlottedValue?
  var positionBy: (value: PlottedValue, axis: Axis?, span: MarkDimension)?
  var symbol: MarkSymbol?
  /// In points.
  var symbolSize: CGSize?
  var lineStyle: StrokeStyle?
  var interpolation = InterpolationMethod.linear
  var cornerRadius: (points: CGFloat, style: RoundedCornerStyle)?
  var effects = Effects()
  var offset = MarkOffset()
  var annotations: [MarkAnnotation] = []
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHiddenFromAssistance = false
  var zIndex = 0.0
  var clip: (@MainActor (AnyView) -> AnyView)?
  var alignsWithPlot = false
  /// The numbers of the groups that the mark is drawn in, from the outermost to the innermost.
  var groups: [Int] = []

  /// The values that tell a line or an area from others of its kind.
  var seriesKey: [_PlotDatum] { [foregroundBy, symbolBy, lineStyleBy].compactMap { $0?.low } }
}

extension MarkStyle {
  /// The effects on what is drawn: opacity, blur and shadow.
  struct Effects {
    var opacity = 1.0
    var blur = 0.0
    var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?

    /// Returns a view with the effects.
    @MainActor
    func applied(to view: AnyView) -> AnyView {
      var view = view
      if let shadow {
        view = AnyView(
          view.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
      }
      if blur > 0 { view = AnyView(view.blur(radius: blur)) }
      return opacity < 1 ? AnyView(view.opacity(opacity)) : view
    }
  }
}

/// The distances by which a mark's ends are moved, in points.
struct MarkOffset: Equatable {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0
}

/// The drawing at a point.
enum MarkSymbol {
  case shape(any ChartSymbolShape)
  case view(AnyView)
}

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  let content: @MainActor (AnnotationContext) -> AnyView
}
