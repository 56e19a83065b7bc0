/// Styles by properties of a plot's elements.
extension VectorizedChartContent {
  private func each(
    _ change: @escaping @MainActor (DataElement, inout MarkStyle) -> Void
  ) -> some VectorizedChartContent<DataElement> {
    _ModifiedVectorizedContent(content: self, change: change)
  }

  /// Paints each mark by a value of its element.
  ///
  ///     PointPlot(towns, x: .value("East", \.east), y: .value("North", \.north))
  ///       .foregroundStyle(by: .value("County", \.county))
  public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in style.foregroundBy = value.plotted(element) }
  }

  /// Paints each mark with a style of its element.
  public func foregroundStyle(
    _ style: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    each { $1.foreground = AnyShapeStyle($0[keyPath: style]) }
  }

  /// Makes each mark translucent by a property of its element, from 0 to 1.
  public func opacity(
    _ opacity: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in style.effects.opacity *= element[keyPath: opacity] }
  }

  /// Puts bars of different values beside each other.
  public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in style.positionBy = (value.plotted(element), axis, span) }
  }

  /// Draws each line by a value of its element.
  public func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in style.lineStyleBy = value.plotted(element) }
  }

  /// Draws each line in a style of its element.
  public func lineStyle(
    _ line: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in style.lineStyle = element[keyPath: line] }
  }

  /// Draws each symbol by a value of its element.
  public func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in style.symbolBy = value.plotted(element) }
  }

  /// Draws a shape of its element at each point.
  public func symbol(
    _ symbol: KeyPath<DataElement, some ChartSymbolShape>
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in style.symbol = .shape(element[keyPath: symbol]) }
  }

  /// Sets the area of each symbol by a value of its element.
  public func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in style.symbolSizeBy = value.plotted(element) }
  }

  /// Sets the area of each symbol to a property of its element, in square points.
  public func symbolSize(
    _ area: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in style.symbolSize = SymbolSize.size(area: element[keyPath: area]) }
  }

  /// Sets the size of each symbol to a property of its element, in points.
  public func symbolSize(
    _ size: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in style.symbolSize = element[keyPath: size] }
  }

  /// Rounds the corners of each mark by a radius of its element, in points.
  public func cornerRadius(
    _ radius: KeyPath<DataElement, CGFloat>, style corners: RoundedCornerStyle = .continuous
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in style.cornerRadius = (element[keyPath: radius], corners) }
  }

  /// Moves each mark by a distance of its element, in points.
  public func offset(
    _ offset: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in
      let moved = element[keyPath: offset]
      style.offset.xStart += moved.width
      style.offset.xEnd += moved.width
      style.offset.yStart += moved.height
      style.offset.yEnd += moved.height
    }
  }

  /// Sets the words by which assistive technology names each mark.
  public func accessibilityLabel(
    _ label: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in style.label = element[keyPath: label] }
  }

  /// Sets the words by which assistive technology names each mark, as they stand.
  public func accessibilityLabel(
    _ label: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in style.label = Text(verbatim: String(element[keyPath: label])) }
  }

  /// Sets the value that assistive technology reads after each mark's label.
  public func accessibilityValue(
    _ value: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in style.value = element[keyPath: value] }
  }

  /// Sets the value that assistive technology reads after each mark's label, as it stands.
  public func accessibilityValue(
    _ value: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in style.value = Text(verbatim: String(element[keyPath: value])) }
  }

  /// Hides marks from assistive technology by a property of their elements.
  public func accessibilityHidden(
    _ isHidden: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in style.isHiddenFromAssistance = element[keyPath: isHidden] }
  }

  /// Sets the name by which tests find each mark.
  public func accessibilityIdentifier(
    _ identifier: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    each { element, style in style.identifier = element[keyPath: identifier] }
  }
}
