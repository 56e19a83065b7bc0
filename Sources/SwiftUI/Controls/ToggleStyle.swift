/// A type that gives toggles their appearance.
///
///     struct CheckToggleStyle: ToggleStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Button { configuration.isOn.toggle() } label: {
///           Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
///           configuration.label
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the appearance.
  associatedtype Body: View
  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the appearance of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
