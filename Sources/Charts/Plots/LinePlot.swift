/// A line through the elements of a collection, or the graph of a function.
///
///     Chart {
///       LinePlot(
///         samples, x: .value("Time", \.date), y: .value("Pulse", \.pulse),
///         series: .value("Person", \.person))
///       LinePlot(x: "Time", y: "Mean") { _ in 64 }
///     }
public struct LinePlot<Content: ChartContent>: _WrappingPlot {
  /// The content.
  public let _content: Content
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of an element.
  public typealias DataElement = Content.DataElement
}

/// The marks of a `LinePlot` of a collection.
public typealias VectorizedLinePlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<
  Data
>

extension LinePlot {
  /// Creates a line through points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(kind: .line, x: .value(x.plotted(element)), y: .value(y.plotted(element)))
    }
  }

  /// Creates a line of each series.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .line, x: .value(x.plotted(element)), y: .value(y.plotted(element)),
        series: series.plotted(element))
    }
  }
}
