/// A sector for each element of a collection; all sectors of a chart make the full turn.
///
///     SectorPlot(slices, angle: .value("Share", \.share), innerRadius: .ratio(0.6))
///       .foregroundStyle(by: .value("Kind", \.kind))
public struct SectorPlot<Content: ChartContent>: _WrappingPlot {
  /// The content.
  public let _content: Content
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of an element.
  public typealias DataElement = Content.DataElement
}

/// The marks of a `SectorPlot` of a collection.
public typealias VectorizedSectorPlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<
  Data
>

extension SectorPlot {
  /// Creates sectors as wide as their values' shares of the sum.
  public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data> {
    _content = _VectorizedPlotContent(data: data) { element in
      MarkGeometry(
        kind: .sector,
        sector: MarkGeometry.Sector(
          angle: angle.plotted(element), innerRadius: innerRadius.dimension(element),
          outerRadius: outerRadius.dimension(element), angularInset: angularInset ?? 0))
    }
  }
}
