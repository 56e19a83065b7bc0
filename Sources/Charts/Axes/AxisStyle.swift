import ViewTree

/// An axis beside the plot: its ticks and labels.
public struct ChartAxisContent: PrimitiveView {
  let size: CGSize
  let elements: [Element]
  let frames: [CGRect]

  /// Places the ticks and labels.
  public static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    output.append(
      Element(
        context.named(Self.self), layout: FixedPlaces(size: view.size, frames: view.frames),
        role: PlainRole(), children: view.elements))
  }
}

extension View {
  /// Changes the horizontal axis: its background, its opacity, its height.
  ///
  ///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .chartXAxisStyle { axis in axis.background(.blue.opacity(0.06)) }
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { chartSetting { $0.x.style = { AnyView(content($0)) } } }

  /// Changes the vertical axis: its background, its opacity, its width.
  ///
  ///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .chartYAxisStyle { axis in axis.frame(width: 48) }
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { chartSetting { $0.y.style = { AnyView(content($0)) } } }
}
