/// A type that gives gauges their appearance.
///
///     struct PercentGaugeStyle: GaugeStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack {
///           Text(configuration.value, format: .percent).font(.title)
///           configuration.label
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the appearance.
  associatedtype Body: View
  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the appearance of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
