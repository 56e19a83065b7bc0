/// The styles of a chart's values: the order of each kind, and the style of each value.
@MainActor
struct ChartStyles {
  /// The values that colours, symbols and line styles tell apart.
  let colored: [_PlotDatum]
  let shaped: [_PlotDatum]
  let lined: [_PlotDatum]
  /// The values that areas of symbols tell apart.
  let sized: [_PlotDatum]
  private let settings: ChartSettings
  /// The span of the numbers that colours show; nil where they show categories.
  let colorSpan: ClosedRange<Double>?
  let sizeSpan: ClosedRange<Double>?

  /// The colours of categories, in order (observed on iOS 18).
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// The symbols of categories, in order.
  static let symbols: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon]
  /// The dashes of categories, in order, in points.
  private static let dashes: [[CGFloat]] = [[], [6, 4], [2, 4], [8, 4, 2, 4], [12, 4]]

  init(_ marks: [MarkRecord], _ settings: ChartSettings) {
    self.settings = settings
    let colors = marks.compactMap(\.style.foregroundBy)
    colored = settings.foreground.domain ?? colors.map(\.low).unique
    shaped = settings.symbols.domain ?? marks.compactMap { $0.style.symbolBy?.low }.unique
    lined = settings.lineStyles.domain ?? marks.compactMap { $0.style.lineStyleBy?.low }.unique
    let isListed = settings.foreground.domain != nil || settings.foreground.mapping != nil
    let span = Self.span(colors)
    colorSpan = isListed || span == nil ? nil : settings.colorSpan ?? span
    let sizes = marks.compactMap(\.style.symbolSizeBy)
    sized = settings.symbolSizes.domain ?? sizes.map(\.low).unique
    sizeSpan = Self.span(sizes).map { settings.sizeSpan ?? $0 }
  }

  /// Returns the least and the greatest number; nil without any.
  private static func span(_ values: [PlottedValue]) -> ClosedRange<Double>? {
    let numbers = values.compactMap { value -> Double? in
      guard case .number(let number) = value.low, number.isFinite else { return nil }
      return number
    }
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return low...high
  }

  /// Returns the paint of a mark.
  func paint(_ style: MarkStyle) -> AnyShapeStyle {
    if let value = style.foregroundBy { return paint(of: value.low) }
    return style.foreground ?? AnyShapeStyle(Color.blue)
  }

  /// Returns the paint of a value.
  func paint(of datum: _PlotDatum) -> AnyShapeStyle {
    if let style = settings.foreground.mapping?(datum) { return style }
    if let span = colorSpan, case .number(let number) = datum {
      return AnyShapeStyle(color(at: Self.share(number, in: span, settings.colorType)))
    }
    let index = colored.firstIndex(of: datum) ?? colored.count
    if let range = settings.foreground.range, !range.isEmpty { return range[index % range.count] }
    return AnyShapeStyle(Self.colors[index % Self.colors.count])
  }

  /// The colours of the least and the greatest number.
  var gradient: Gradient {
    settings.gradient ?? Gradient(colors: [Color.blue.opacity(0.25), Color.blue])
  }

  /// Returns the colour at a share of the way from the least to the greatest number.
  private func color(at share: Double) -> Color {
    let stops = gradient.stops
    guard let upper = stops.firstIndex(where: { $0.location >= share }) else {
      return stops.last?.color ?? .blue
    }
    guard upper > 0 else { return stops[upper].color }
    let (from, to) = (stops[upper - 1], stops[upper])
    let width = to.location - from.location
    return from.color.mix(
      with: to.color, by: width > 0 ? (share - from.location) / width : 1)
  }

  /// Returns the share of the way from the least to the greatest number; none lies beyond them.
  private static func share(
    _ number: Double, in span: ClosedRange<Double>, _ type: ScaleType
  ) -> Double {
    let (low, high) = (type.transform(span.lowerBound), type.transform(span.upperBound))
    guard low < high else { return 1 }
    return min(1, max(0, (type.transform(number) - low) / (high - low)))
  }

  /// Returns the symbol of a mark; nil where it says none.
  func symbol(_ style: MarkStyle) -> MarkSymbol? {
    if let value = style.symbolBy { return .shape(shape(of: value.low)) }
    return style.symbol
  }

  /// Returns the shape of a value.
  func shape(of datum: _PlotDatum) -> any ChartSymbolShape {
    if let shape = settings.symbols.mapping?(datum) { return shape }
    let index = shaped.firstIndex(of: datum) ?? shaped.count
    if let range = settings.symbols.range, !range.isEmpty { return range[index % range.count] }
    return Self.symbols[index % Self.symbols.count]
  }

  /// Returns the line of a mark.
  func line(_ style: MarkStyle, usual width: CGFloat) -> StrokeStyle {
    if let value = style.lineStyleBy { return line(of: value.low) }
    return style.lineStyle
      ?? StrokeStyle(lineWidth: width, lineCap: width > 1 ? .round : .butt, lineJoin: .round)
  }

  /// Returns the line of a value.
  func line(of datum: _PlotDatum) -> StrokeStyle {
    if let line = settings.lineStyles.mapping?(datum) { return line }
    let index = lined.firstIndex(of: datum) ?? lined.count
    if let range = settings.lineStyles.range, !range.isEmpty { return range[index % range.count] }
    return StrokeStyle(
      lineWidth: 2, lineCap: .round, lineJoin: .round, dash: Self.dashes[index % Self.dashes.count])
  }

  /// Returns the size of a mark's symbol, in points.
  func symbolSize(_ style: MarkStyle) -> CGSize {
    if let value = style.symbolSizeBy, let area = symbolArea(of: value.low) {
      return SymbolSize.size(area: area)
    }
    return style.symbolSize ?? SymbolSize.size(area: SymbolSize.usualArea)
  }

  /// Returns the area of the symbol of a value, in square points; nil where no scale says it.
  func symbolArea(of datum: _PlotDatum) -> CGFloat? {
    if let area = settings.symbolSizes.mapping?(datum) { return area }
    // Listed numbers have an area each, unless two ends are all that is listed.
    let isListed = settings.symbolSizes.domain != nil && settings.sizeSpan == nil
    if !isListed, case .number(let number) = datum, let span = sizeSpan {
      let areas = settings.symbolAreas ?? SymbolSize.areas
      // Areas compare like lengths do: from zero, where a scale does not say otherwise.
      let isGiven = settings.symbolAreas != nil || settings.sizeSpan != nil
      let from = isGiven ? span : min(0, span.upperBound)...max(span.upperBound, 0)
      let share = Self.share(number, in: from, settings.sizeType)
      return areas.lowerBound + (areas.upperBound - areas.lowerBound) * share
    }
    guard let range = settings.symbolSizes.range, !range.isEmpty,
      let index = sized.firstIndex(of: datum)
    else { return nil }
    return range[index % range.count]
  }
}

/// The sizes of symbols.
enum SymbolSize {
  /// In square points; nothing is published, this looks like a point of iOS.
  static let usualArea: CGFloat = 60
  /// The areas of nothing and of the greatest number.
  static let areas: ClosedRange<CGFloat> = 4...400

  /// Returns the diameter of a circle of an area, in points: 8 for 50 (measured).
  static func diameter(area: CGFloat) -> CGFloat { 2 * (max(0, area) / .pi).squareRoot() }

  /// Returns the size of a circle of an area, in points.
  static func size(area: CGFloat) -> CGSize {
    let side = diameter(area: area)
    return CGSize(width: side, height: side)
  }
}
