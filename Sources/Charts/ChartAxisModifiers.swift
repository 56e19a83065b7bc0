/// The visibility and marks of charts' axes.
extension View {
  /// Shows or hides the horizontal axis.
  ///
  ///     Chart(readings) { reading in
  ///       BarMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///     }
  ///     .chartXAxis(.hidden)
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.x.isHidden = visibility == .hidden }
  }

  /// Shows or hides the vertical axis.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.y.isHidden = visibility == .hidden }
  }

  /// Sets the marks of the horizontal axis.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let marks = _AxisList.marks(of: content())
    return chartSetting { $0.x.marks = marks }
  }

  /// Sets the marks of the vertical axis.
  ///
  ///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .chartYAxis {
  ///         AxisMarks(position: .leading, values: [0, 2, 4])
  ///       }
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let marks = _AxisList.marks(of: content())
    return chartSetting { $0.y.marks = marks }
  }

  /// Sets the values, the ends and the kind of the horizontal scale.
  ///
  ///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .chartXScale(domain: 0...24, range: 20...180)
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { chartSetting { $0.x.set(domain._domain, range._range, type) } }

  /// Sets the values and the kind of the horizontal scale.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { chartSetting { $0.x.set(domain._domain, nil, type) } }

  /// Sets the ends and the kind of the horizontal scale.
  public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View { chartSetting { $0.x.set(nil, range._range, type) } }

  /// Sets the kind of the horizontal scale.
  public func chartXScale(type: ScaleType? = nil) -> some View {
    chartSetting { $0.x.set(nil, nil, type) }
  }

  /// Sets the values, the ends and the kind of the vertical scale.
  ///
  ///     Chart(readings) { PointMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .chartYScale(domain: 1...1000, range: .plotDimension(padding: 8), type: .log)
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { chartSetting { $0.y.set(domain._domain, range._range, type) } }

  /// Sets the values and the kind of the vertical scale.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { chartSetting { $0.y.set(domain._domain, nil, type) } }

  /// Sets the ends and the kind of the vertical scale.
  public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View { chartSetting { $0.y.set(nil, range._range, type) } }

  /// Sets the kind of the vertical scale.
  public func chartYScale(type: ScaleType? = nil) -> some View {
    chartSetting { $0.y.set(nil, nil, type) }
  }

  /// Puts a title beside the horizontal axis: beneath it by default.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chartSetting { $0.x.title = title }
  }

  /// Puts a localised title beside the horizontal axis.
  ///
  ///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .chartXAxisLabel("Hour of the day", alignment: .center)
  public func chartXAxisLabel(
    _ key: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(key) }
  }

  /// Puts a title beside the horizontal axis.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ text: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: String(text))
    }
  }

  /// Puts a title beside the vertical axis: over its trailing end by default.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chartSetting { $0.y.title = title }
  }

  /// Puts a localised title beside the vertical axis.
  ///
  ///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .chartYAxisLabel("Metres")
  public func chartYAxisLabel(
    _ key: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(key) }
  }

  /// Puts a title beside the vertical axis.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ text: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: String(text))
    }
  }
}

extension AxisSettings {
  fileprivate mutating func set(
    _ domain: _ScaleDomain?, _ range: _ScaleRange<CGFloat>?, _ type: ScaleType?
  ) {
    if let domain { self.domain = domain }
    if let range { self.range = range }
    if let type { self.type = type }
  }
}

extension _AxisList {
  @MainActor
  fileprivate static func marks<Content: AxisContent>(of content: Content) -> [AxisMarksRecord] {
    var list = _AxisList()
    Content._collect(content, into: &list)
    return list.marks
  }
}
