/// A bar for each element of a collection.
///
///     BarPlot(days, x: .value("Day", \.name), y: .value("Steps", \.steps), width: .ratio(0.6))
///       .foregroundStyle(by: .value("Week", \.week))
public struct BarPlot<Content: ChartContent>: _WrappingPlot {
  /// The content.
  public let _content: Content
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of an element.
  public typealias DataElement = Content.DataElement
}

/// The marks of a `BarPlot` of a collection.
public typealias VectorizedBarPlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<
  Data
>

extension BarPlot {
  /// Creates bars from zero to the value that is a number; of two numbers, the vertical one.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .bar, x: .value(x.plotted(element)), y: .value(y.plotted(element)),
        width: width.dimension(element), height: height.dimension(element), stacking: stacking)
    }
  }

  /// Creates vertical bars from one value to another.
  public init<Data: RandomAccessCollection, Shared: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Shared>,
    yEnd: PlottableProjection<Data.Element, Shared>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .bar, x: .value(x.plotted(element)),
        y: .interval(yStart.plotted(element), yEnd.plotted(element)),
        width: width.dimension(element))
    }
  }

  /// Creates horizontal bars from one value to another.
  public init<Data: RandomAccessCollection, Shared: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, Shared>,
    xEnd: PlottableProjection<Data.Element, Shared>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .bar, x: .interval(xStart.plotted(element), xEnd.plotted(element)),
        y: .value(y.plotted(element)), height: height.dimension(element))
    }
  }

  /// Creates bars at a value whose other ends are in points, or all over the plot.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .bar, x: .value(x.plotted(element)), y: .ends(yStart, yEnd),
        width: width.dimension(element),
        stacking: stacking)
    }
  }

  /// Creates bars at a value whose other ends are in points, or all over the plot.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .bar, x: .ends(xStart, xEnd), y: .value(y.plotted(element)),
        height: height.dimension(element),
        stacking: stacking)
    }
  }

  /// Creates bars at a value between ends of each element, in points from the top.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>,
    width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .bar, x: .value(x.plotted(element)),
        y: .points(element[keyPath: yStart], element[keyPath: yEnd]),
        width: width.dimension(element),
        stacking: stacking)
    }
  }

  /// Creates bars at a value between ends of each element, in points from the leading edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .bar, x: .points(element[keyPath: xStart], element[keyPath: xEnd]),
        y: .value(y.plotted(element)), height: height.dimension(element),
        stacking: stacking)
    }
  }

  /// Creates bars between values, whose other ends are in points, or all over the plot.
  public init<Data: RandomAccessCollection, Shared: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, Shared>,
    xEnd: PlottableProjection<Data.Element, Shared>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedBarPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .bar, x: .interval(xStart.plotted(element), xEnd.plotted(element)),
        y: .ends(yStart, yEnd))
    }
  }

  /// Creates bars between values, whose other ends are in points, or all over the plot.
  public init<Data: RandomAccessCollection, Shared: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Shared>,
    yEnd: PlottableProjection<Data.Element, Shared>
  ) where Content == VectorizedBarPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .bar, x: .ends(xStart, xEnd),
        y: .interval(yStart.plotted(element), yEnd.plotted(element)))
    }
  }
}
