/// A button style of the surroundings: a tinted label where nothing says otherwise.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration)
  }
}

struct BorderlessButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.showsPressedControls) private var isPressed

  var body: some View {
    configuration.label
      .defaultForeground(style, ofBorderless: true)
      .opacity(isPressed ? 0.2 : 1)
      .buttonBehavior(configuration)
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return AnyShapeStyle(.tint)
  }
}

extension View {
  /// Sets the foreground of the view where no view above has set one.
  ///
  /// - Parameters:
  ///   - style: The style to paint with.
  ///   - isBorderless: A Boolean value that indicates whether the colour alone would mark it as a
  ///     button, which not everybody can see.
  /// - Returns: A view of the foreground.
  package func defaultForeground(
    _ style: AnyShapeStyle, ofBorderless isBorderless: Bool = false
  ) -> some View {
    transformingEnvironment { environment in
      if isBorderless, environment.accessibilityShowButtonShapes { environment.underlineTexts() }
      guard environment.foregroundStyles.isEmpty || environment.hasSystemForeground else { return }
      environment.foregroundStyles = [style]
      environment.hasSystemForeground = false
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style of the surroundings.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style without a border, in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that does not change its label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
