/// A button style with a border, filled with the tint.
///
///     Button("Buy a ticket", action: save).buttonStyle(.borderedProminent).tint(.indigo)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}
