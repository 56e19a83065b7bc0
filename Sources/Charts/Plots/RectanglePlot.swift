/// A rectangle for each element of a collection.
///
///     RectanglePlot(cells, x: .value("Hour", \.hour), y: .value("Day", \.day))
///       .foregroundStyle(by: .value("Visits", \.visits))
public struct RectanglePlot<Content: ChartContent>: _WrappingPlot {
  /// The content.
  public let _content: Content
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of an element.
  public typealias DataElement = Content.DataElement
}

/// The marks of a `RectanglePlot` of a collection.
public typealias VectorizedRectanglePlotContent<Data: RandomAccessCollection> =
  _VectorizedPlotContent<Data>

extension RectanglePlot {
  /// Creates rectangles at two values: as large as their steps.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .rectangle, x: .value(x.plotted(element)), y: .value(y.plotted(element)),
        width: width.dimension(element), height: height.dimension(element))
    }
  }

  /// Creates rectangles at a value, between two of the vertical axis.
  public init<Data: RandomAccessCollection, Shared: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Shared>,
    yEnd: PlottableProjection<Data.Element, Shared>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .rectangle, x: .value(x.plotted(element)),
        y: .interval(yStart.plotted(element), yEnd.plotted(element)),
        width: width.dimension(element))
    }
  }

  /// Creates rectangles at a value, between two of the horizontal axis.
  public init<Data: RandomAccessCollection, Shared: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, Shared>,
    xEnd: PlottableProjection<Data.Element, Shared>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .rectangle, x: .interval(xStart.plotted(element), xEnd.plotted(element)),
        y: .value(y.plotted(element)), height: height.dimension(element))
    }
  }

  /// Creates rectangles between two values of each axis.
  public init<Data: RandomAccessCollection, Shared: Plottable, SharedY: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, Shared>,
    xEnd: PlottableProjection<Data.Element, Shared>,
    yStart: PlottableProjection<Data.Element, SharedY>,
    yEnd: PlottableProjection<Data.Element, SharedY>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .rectangle, x: .interval(xStart.plotted(element), xEnd.plotted(element)),
        y: .interval(yStart.plotted(element), yEnd.plotted(element)))
    }
  }

  /// Creates rectangles at a value, as tall as the plot or between ends in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .rectangle, x: .value(x.plotted(element)), y: .ends(yStart, yEnd),
        width: width.dimension(element))
    }
  }

  /// Creates rectangles at a value, as wide as the plot or between ends in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .rectangle, x: .ends(xStart, xEnd), y: .value(y.plotted(element)),
        height: height.dimension(element))
    }
  }

  /// Creates rectangles between two values, as tall as the plot or between ends in points.
  public init<Data: RandomAccessCollection, Shared: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, Shared>,
    xEnd: PlottableProjection<Data.Element, Shared>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRectanglePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .rectangle, x: .interval(xStart.plotted(element), xEnd.plotted(element)),
        y: .ends(yStart, yEnd))
    }
  }

  /// Creates rectangles between two values, as wide as the plot or between ends in points.
  public init<Data: RandomAccessCollection, Shared: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Shared>,
    yEnd: PlottableProjection<Data.Element, Shared>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .rectangle, x: .ends(xStart, xEnd),
        y: .interval(yStart.plotted(element), yEnd.plotted(element)))
    }
  }

  /// Creates rectangles between ends of each element, in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .rectangle, x: .points(element[keyPath: xStart], element[keyPath: xEnd]),
        y: .points(element[keyPath: yStart], element[keyPath: yEnd]))
    }
  }
}
