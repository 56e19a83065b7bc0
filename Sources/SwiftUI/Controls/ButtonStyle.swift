/// A type that gives buttons their appearance; the system sees to their interaction.
///
///     struct PillButtonStyle: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.padding().background(.tint, in: .capsule)
///           .opacity(configuration.isPressed ? 0.7 : 1)
///       }
///     }
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the appearance.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the appearance of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws a button in a style without behaviour, and gives it the behaviour of the system's.
private struct TappableButton<Style: ButtonStyle>: View {
  let style: AnyControlStyle<ButtonStyleConfiguration>
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.showsPressedControls) private var isPressed

  var body: some View {
    style.make(
      ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label.content),
        isPressed: isPressed)
    )
    .buttonBehavior(configuration)
  }
}

extension View {
  /// Sets the style of the buttons in the view.
  ///
  ///     VStack { Button("Yes") {}; Button("No") {} }.buttonStyle(.bordered)
  ///
  /// - Parameter style: The style.
  /// - Returns: A view whose buttons have the style.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let style = AnyControlStyle(style) { style, configuration in
      style.makeBody(configuration: configuration)
    }
    return controlStyle(
      AnyControlStyle(style) { style, configuration in
        TappableButton<S>(style: style, configuration: configuration)
      })
  }

  /// Sets the style of the buttons in the view, including their interaction.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(
      AnyControlStyle(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }

  /// Makes the view act as a button when it is tapped, and be announced as one.
  package func buttonBehavior(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    modifier(InteractionModifier(.tap(configuration.action)))
      .accessibilityControl(.isButton)
  }
}
