/// A button style that leaves the label as it is; only its colour fades where the button is
/// disabled or pressed.
///
///     Button("Row") {}.buttonStyle(PlainButtonStyle())
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a button.
  public func makeBody(configuration: Configuration) -> some View {
    PlainButton(configuration: configuration)
  }
}

private struct PlainButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.showsPressedControls) private var isPressed

  var body: some View {
    configuration.label
      .opacity(isEnabled ? (isPressed ? 0.75 : 1) : 0.5)
      .buttonBehavior(configuration)
  }
}
