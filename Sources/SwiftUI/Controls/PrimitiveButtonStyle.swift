/// A type that gives buttons their appearance and interaction.
///
///     struct DoubleTapButtonStyle: PrimitiveButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///       }
///     }
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the appearance.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the appearance of a button, which calls the configuration's `trigger`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
