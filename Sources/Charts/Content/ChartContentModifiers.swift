/// Content with something set for its marks.
public struct _ModifiedChartContent<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content
  let change: @MainActor (inout MarkStyle) -> Void

  /// Adds the marks of the content in the changed style.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    let before = list.style
    content.change(&list.style)
    Content._collect(content.content, into: &list)
    list.style = before
  }
}

extension ChartContent {
  /// Returns the content with something set for marks that do not say it themselves.
  func changing(_ change: @escaping @MainActor (inout MarkStyle) -> Void) -> some ChartContent {
    _ModifiedChartContent(content: self, change: change)
  }

  /// Paints the marks with a style; a gradient spans each mark, unless it is aligned with the plot.
  ///
  ///     BarMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       .foregroundStyle(reading.level > 3 ? .red : .blue)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changing { $0.foreground = AnyShapeStyle(style) }
  }

  /// Paints the marks by a value: equal values alike, listed in a legend.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.foregroundBy = value.plotted }
  }

  /// Makes the marks translucent, from 0 to 1.
  ///
  ///     BarMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       .opacity(reading.hour == hour ? 1 : 0.3)
  public func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.effects.opacity *= opacity }
  }

  /// Draws lines in a style.
  ///
  ///     RuleMark(y: .value("Mean", 2.4)).lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 2]))
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { $0.lineStyle = style }
  }

  /// Draws lines by a value: equal values with equal dashes, listed in a legend.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.lineStyleBy = value.plotted }
  }

  /// Draws lines and the edges of areas as curves.
  ///
  ///     LineMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       .interpolationMethod(.stepEnd)
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.interpolation = method }
  }

  /// Rounds the corners of bars, rectangles and sectors; the radius is in points.
  ///
  ///     BarMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       .cornerRadius(4)
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { changing { $0.cornerRadius = (radius, style) } }

  /// Draws a shape at each point.
  ///
  ///     LineMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       .symbol(.square)
  public func symbol<S: ChartSymbolShape>(_ shape: S) -> some ChartContent {
    changing { $0.symbol = .shape(shape) }
  }

  /// Draws shapes by a value: equal values alike, listed in a legend.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.symbolBy = value.plotted }
  }

  /// Draws a view at each point.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changing { $0.symbol = .view(view) }
  }

  /// Sets the area of symbols, in square points: a circle of 50 is 8 points wide.
  ///
  ///     PointMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       .symbolSize(60)
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = SymbolSize.diameter(area: area)
    return symbolSize(CGSize(width: side, height: side))
  }

  /// Sets the width and the height of symbols, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent { changing { $0.symbolSize = size } }

  /// Sets the area of symbols by a value.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.symbolSizeBy = value.plotted }
  }

  /// Puts bars of different values beside each other.
  ///
  ///     BarMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       .foregroundStyle(by: .value("Station", reading.station))
  ///       .position(by: .value("Station", reading.station))
  ///
  /// - Parameters:
  ///   - value: The value that tells the bars apart.
  ///   - axis: The axis along which they lie; by default the one on which they stand.
  ///   - span: The width that they share; seven tenths of the step by default.
  /// - Returns: The marks, beside each other.
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { changing { $0.positionBy = (value.plotted, axis, span) } }

  /// Moves marks, in points.
  ///
  ///     RuleMark(x: .value("Now", 14)).offset(y: -8)
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves marks, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves marks and their ends along the vertical axis, in points.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves marks and their ends along the horizontal axis, in points.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the ends of marks, in points.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    changing {
      $0.offset.xStart += xStart
      $0.offset.xEnd += xEnd
      $0.offset.yStart += yStart
      $0.offset.yEnd += yEnd
    }
  }

  /// Draws marks of a higher index before others.
  ///
  ///     RuleMark(y: .value("Mean", 2.4)).zIndex(-1)
  public func zIndex(_ value: Double) -> some ChartContent { changing { $0.zIndex = value } }

  /// Draws a shadow beneath marks; lengths are in points.
  ///
  ///     LineMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       .shadow(radius: 3, y: 2)
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent { changing { $0.effects.shadow = (color, radius, x, y) } }

  /// Blurs marks; the radius is in points.
  ///
  ///     AreaMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       .blur(radius: 2)
  public func blur(radius: CGFloat) -> some ChartContent { changing { $0.effects.blur = radius } }

  /// Clips each mark to a shape in its box.
  ///
  ///     BarMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       .clipShape(Capsule())
  public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some ChartContent { changing { $0.clip = { AnyView($0.clipShape(shape, style: style)) } } }

  /// Lets gradients span the plot rather than each mark.
  ///
  ///     BarMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       .foregroundStyle(
  ///         .linearGradient(colors: [.blue, .red], startPoint: .bottom, endPoint: .top))
  ///       .alignsMarkStylesWithPlotArea()
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changing { $0.alignsWithPlot = aligns }
  }
}

extension ChartContent {
  /// Sets the words by which assistive technology names a mark.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changing { $0.label = label }
  }

  /// Sets the words by which assistive technology names a mark, by a localised key.
  ///
  ///     BarMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       .accessibilityLabel("\(reading.hour) o’clock")
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(key))
  }

  /// Sets the words by which assistive technology names a mark, as they stand.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Sets the value that assistive technology reads after a mark's label.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    changing { $0.value = value }
  }

  /// Sets the value that assistive technology reads after a mark's label, by a localised key.
  ///
  ///     BarMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       .accessibilityValue("\(reading.level) metres")
  public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(key))
  }

  /// Sets the value that assistive technology reads after a mark's label, as it stands.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// Hides marks from assistive technology.
  ///
  ///     RuleMark(y: .value("Mean", 2.4)).accessibilityHidden(true)
  public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent {
    changing { $0.isHiddenFromAssistance = isHidden }
  }

  /// Sets the name by which tests find a mark.
  ///
  ///     BarMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       .accessibilityIdentifier("level-\(reading.hour)")
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changing { $0.identifier = identifier }
  }
}
