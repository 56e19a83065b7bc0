/// A button style with a border and a pale fill.
///
///     Button("Details", action: save).buttonStyle(.bordered)
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}
