import ViewTree

/// Content that is drawn as one layer.
public struct _LayeredChartContent<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content
  let style: @MainActor (AnyView) -> AnyView

  /// Adds the marks of the content as those of a layer.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.add(content.content, in: .layer(content.style))
  }
}

extension ChartContent {
  /// Draws the marks as one layer, so that the opacity and the effects that follow change it as a
  /// whole.
  ///
  ///     Plot {
  ///       AreaMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       PointMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///     }
  ///     .compositingLayer()
  ///     .opacity(0.5)
  public func compositingLayer() -> some ChartContent {
    _LayeredChartContent(content: self) { $0 }
  }

  /// Draws the marks as one layer as large as the plot, which modifiers of views change.
  ///
  ///     BarMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       .compositingLayer { $0.rotationEffect(.degrees(2)) }
  ///
  /// - Parameter style: Returns the view that stands in the layer's place.
  /// - Returns: The marks as a layer.
  public func compositingLayer<V: View>(
    @ViewBuilder style: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent {
    _LayeredChartContent(content: self) { AnyView(style(PlaceholderContentView(standingFor: $0))) }
  }
}

/// Marks of an axis that are drawn as a layer.
public struct _LayeredAxisContent<Content: AxisContent>: _PrimitiveAxisContent {
  let content: Content
  let style: @MainActor (AnyView) -> AnyView

  /// Adds the axis's marks in the layer's style.
  public static func _collect(_ content: Self, into list: inout _AxisList) {
    let first = list.marks.count
    Content._collect(content.content, into: &list)
    for index in first..<list.marks.count {
      let record = list.marks[index]
      list.marks[index] = AxisMarksRecord(
        preset: record.preset, position: record.position, values: record.values
      ) { value in
        record.parts(value).map { part in
          var part = part
          part.style.layers.append(content.style)
          return part
        }
      }
    }
  }
}

extension AxisContent {
  /// Draws the axis's marks as a layer; each already is.
  public func compositingLayer() -> some AxisContent { self }

  /// Draws the axis's marks with modifiers of views, each line and label by itself.
  ///
  ///     AxisMarks(position: .leading).compositingLayer { $0.opacity(0.5) }
  ///
  /// - Parameter style: Returns the view that stands in the place of a line or a label.
  /// - Returns: The marks in that style.
  public func compositingLayer<V: View>(
    @ViewBuilder style: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some AxisContent {
    _LayeredAxisContent(content: self) { AnyView(style(PlaceholderContentView(standingFor: $0))) }
  }
}

extension PlaceholderContentView {
  /// Stands for a view whose type is hidden.
  @MainActor
  init(standingFor view: AnyView) {
    self.init { context, output in AnyView._lower(view, context, &output) }
  }
}
