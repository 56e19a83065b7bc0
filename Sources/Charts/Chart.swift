/// A chart of marks, with axes and a legend.
///
///     Chart(sales) { sale in
///       BarMark(x: .value("Month", sale.month), y: .value("Sold", sale.count))
///         .foregroundStyle(by: .value("Shop", sale.shop))
///     }
///     .frame(height: 200)
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartSettings) private var settings

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// The size that a chart takes where none is proposed, in points.
  private static var ideal: CGSize { CGSize(width: 300, height: 200) }

  /// The plot with its axes and legend.
  public var body: some View {
    let model = ChartModel(list, settings)
    return LegendFrame(settings: settings.legend, legend: ChartLegend(model)) {
      GeometryReader { room in ChartStage(model: model, size: room.size) }
    }
    .frame(idealWidth: Self.ideal.width, idealHeight: Self.ideal.height)
  }

  /// The marks of the content.
  private var list: _MarkList {
    var list = _MarkList()
    Content._collect(content, into: &list)
    return list
  }
}

extension Chart {
  /// Creates a chart of the marks of each identifiable element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart of the marks of each element, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }
}
