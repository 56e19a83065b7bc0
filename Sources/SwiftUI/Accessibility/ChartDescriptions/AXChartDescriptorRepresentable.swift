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

private enum ChartDescriptionKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The words by which assistive technology names the charts below.
  package var chartDescription: String? {
    get { self[ChartDescriptionKey.self] }
    set { self[ChartDescriptionKey.self] = newValue }
  }
}

extension View {
  /// Describes the charts below to assistive technology: their title and summary become the label.
  ///
  ///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
  ///       .accessibilityChartDescriptor(TideDescription())
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    let descriptor = representable.makeChartDescriptor()
    let words = [descriptor.title, descriptor.summary].compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: ". ")
    return environment(\.chartDescription, words)
  }
}
