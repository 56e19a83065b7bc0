/// An area over the elements of a collection, or beneath the graph of a function.
///
///     AreaPlot(
///       days, x: .value("Day", \.date), yStart: .value("Low", \.low),
///       yEnd: .value("High", \.high))
public struct AreaPlot<Content: ChartContent>: _WrappingPlot {
  /// The content.
  public let _content: Content
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of an element.
  public typealias DataElement = Content.DataElement
}

/// The marks of a `AreaPlot` of a collection.
public typealias VectorizedAreaPlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<
  Data
>

extension AreaPlot {
  /// Creates an area from zero.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .area, x: .value(x.plotted(element)), y: .value(y.plotted(element)),
        stacking: stacking)
    }
  }

  /// Creates an area of each series, from zero.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .area, x: .value(x.plotted(element)), y: .value(y.plotted(element)),
        stacking: stacking,
        series: series.plotted(element))
    }
  }

  /// Creates an area between two values.
  public init<Data: RandomAccessCollection, Shared: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Shared>,
    yEnd: PlottableProjection<Data.Element, Shared>
  ) where Content == VectorizedAreaPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .area, x: .value(x.plotted(element)),
        y: .interval(yStart.plotted(element), yEnd.plotted(element)))
    }
  }

  /// Creates an area of each series, between two values.
  public init<Data: RandomAccessCollection, Shared: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Shared>,
    yEnd: PlottableProjection<Data.Element, Shared>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .area, x: .value(x.plotted(element)),
        y: .interval(yStart.plotted(element), yEnd.plotted(element)),
        series: series.plotted(element))
    }
  }

  /// Creates an area between two values of the horizontal axis.
  public init<Data: RandomAccessCollection, Shared: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, Shared>,
    xEnd: PlottableProjection<Data.Element, Shared>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .area, x: .interval(xStart.plotted(element), xEnd.plotted(element)),
        y: .value(y.plotted(element)))
    }
  }

  /// Creates an area of each series, between two values of the horizontal axis.
  public init<Data: RandomAccessCollection, Shared: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, Shared>,
    xEnd: PlottableProjection<Data.Element, Shared>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .area, x: .interval(xStart.plotted(element), xEnd.plotted(element)),
        y: .value(y.plotted(element)),
        series: series.plotted(element))
    }
  }
}
