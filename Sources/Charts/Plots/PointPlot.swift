/// A symbol for each element of a collection.
///
///     PointPlot(whales, x: .value("Length", \.length), y: .value("Mass", \.mass))
///       .symbol(by: .value("Family", \.family))
///       .symbolSize(40)
public struct PointPlot<Content: ChartContent>: _WrappingPlot {
  /// The content.
  public let _content: Content
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of an element.
  public typealias DataElement = Content.DataElement
}

/// The marks of a `PointPlot` of a collection.
public typealias VectorizedPointPlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<
  Data
>

extension PointPlot {
  /// Creates symbols at two values.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(kind: .point, x: .value(x.plotted(element)), y: .value(y.plotted(element)))
    }
  }

  /// Creates symbols at a value, and a height in points from the top or the plot's middle.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(kind: .point, x: .value(x.plotted(element)), y: .point(y))
    }
  }

  /// Creates symbols at a value, and a height of each element, in points from the top.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(kind: .point, x: .value(x.plotted(element)), y: .point(element[keyPath: y]))
    }
  }

  /// Creates symbols at a value, and a distance in points from the leading edge or the middle.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(kind: .point, x: .point(x), y: .value(y.plotted(element)))
    }
  }

  /// Creates symbols at a value, and a distance of each element, in points from the leading edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(kind: .point, x: .point(element[keyPath: x]), y: .value(y.plotted(element)))
    }
  }
}
