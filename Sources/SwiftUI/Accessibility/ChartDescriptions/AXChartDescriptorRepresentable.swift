/// A type that describes a chart for assistive technology.
///
///     struct TideDescription: AXChartDescriptorRepresentable {
///       func makeChartDescriptor() -> AXChartDescriptor {
///         let hours = AXCategoricalDataAxisDescriptor(title: "Hour", categoryOrder: ["0", "12"])
///         return AXChartDescriptor(
///           title: "Tide", summary: "High at noon", xAxis: hours, yAxis: nil, series: [])
///       }
///     }
public protocol AXChartDescriptorRepresentable {
  /// Makes the description.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Brings a description up to date.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes the charts below to assistive technology: their title and summary become the label,
  /// their axes and series what a person may ask for beside it.
  ///
  ///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .accessibilityChartDescriptor(TideDescription())
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    let description = ChartDescription(representable.makeChartDescriptor())
    return modifier(ChartDescriptionModifier(description: description))
  }
}
