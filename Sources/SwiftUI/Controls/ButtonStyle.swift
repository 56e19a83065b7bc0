/// The look of buttons; the system sees to their behaviour.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// The look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a button.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = _ConfigurationPart

  public let role: ButtonRole?
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// The look and the behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The look of a button, which calls the configuration's `trigger`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style with behaviour knows of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = _ConfigurationPart

  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  /// Does what the button is there for.
  @MainActor public func trigger() { action() }
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
  /// Draws buttons below in a style.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let style = AnyControlStyle(style) { style, configuration in
      style.makeBody(configuration: configuration)
    }
    return controlStyle(
      AnyControlStyle(style) { style, configuration in
        TappableButton<S>(style: style, configuration: configuration)
      })
  }

  /// Draws buttons below in a style that has behaviour.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(
      AnyControlStyle(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }

  /// The view does what a button does when it is tapped, and is read out as one.
  package func buttonBehavior(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    modifier(InteractionModifier(.tap(configuration.action)))
      .accessibilityControl(.isButton)
  }
}
