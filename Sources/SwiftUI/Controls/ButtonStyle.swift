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

/// The properties of a button, from which a style makes its appearance.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = _ConfigurationPart

  /// The purpose of the button, or nil.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// A Boolean value that indicates whether a finger is on the button.
  public let isPressed: Bool
}

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

/// The properties of a button, from which a style makes its appearance and interaction.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = _ConfigurationPart

  /// The purpose of the button, or nil.
  public let role: ButtonRole?
  /// The label of the button.
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
