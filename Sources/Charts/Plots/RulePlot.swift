/// A straight line for each element of a collection.
///
///     RulePlot(days, x: .value("Day", \.date), yStart: .value("Low", \.low),
///       yEnd: .value("High", \.high))
public struct RulePlot<Content: ChartContent>: _WrappingPlot {
  /// The content.
  public let _content: Content
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of an element.
  public typealias DataElement = Content.DataElement
}

/// The marks of a `RulePlot` of a collection.
public typealias VectorizedRulePlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<
  Data
>

extension RulePlot {
  /// Creates vertical lines all over the plot, or between ends in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(kind: .rule, x: .value(x.plotted(element)), y: .points(yStart, yEnd))
    }
  }

  /// Creates horizontal lines all over the plot, or between ends in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(kind: .rule, x: .points(xStart, xEnd), y: .value(y.plotted(element)))
    }
  }

  /// Creates vertical lines between ends of each element, in points from the top.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .rule, x: .value(x.plotted(element)),
        y: .points(element[keyPath: yStart], element[keyPath: yEnd]))
    }
  }

  /// Creates horizontal lines between ends of each element, in points from the leading edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .rule, x: .points(element[keyPath: xStart], element[keyPath: xEnd]),
        y: .value(y.plotted(element)))
    }
  }

  /// Creates vertical lines between two values.
  public init<Data: RandomAccessCollection, Shared: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Shared>,
    yEnd: PlottableProjection<Data.Element, Shared>
  ) where Content == VectorizedRulePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .rule, x: .value(x.plotted(element)),
        y: .interval(yStart.plotted(element), yEnd.plotted(element)))
    }
  }

  /// Creates horizontal lines between two values.
  public init<Data: RandomAccessCollection, Shared: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, Shared>,
    xEnd: PlottableProjection<Data.Element, Shared>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .rule, x: .interval(xStart.plotted(element), xEnd.plotted(element)),
        y: .value(y.plotted(element)))
    }
  }

  /// Creates vertical lines between two values, at a distance in points.
  public init<Data: RandomAccessCollection, Shared: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Shared>,
    yEnd: PlottableProjection<Data.Element, Shared>
  ) where Content == VectorizedRulePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .rule, x: .point(x), y: .interval(yStart.plotted(element), yEnd.plotted(element)))
    }
  }

  /// Creates horizontal lines between two values, at a height in points.
  public init<Data: RandomAccessCollection, Shared: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, Shared>,
    xEnd: PlottableProjection<Data.Element, Shared>, y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .rule, x: .interval(xStart.plotted(element), xEnd.plotted(element)), y: .point(y))
    }
  }
}
