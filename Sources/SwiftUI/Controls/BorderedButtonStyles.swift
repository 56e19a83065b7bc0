/// A label on a fill with round corners, in UIKit's measures.
struct BorderedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.self) private var environment
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size

  var body: some View {
    configuration.measuredLabel(measures, border: shape, color: labelColor)
      .background(fill, in: ButtonBorder(shape: shape, radius: measures.metrics.radius))
      .opacity(environment.showsPressedControls ? 0.75 : 1)
      .buttonBehavior(configuration)
  }

  private var measures: ButtonMeasures { ButtonMeasures(size: size) }

  private var shape: ButtonBorderShape {
    let shape = environment.buttonBorderShape
    return shape == .automatic && size < .regular ? .capsule : shape
  }

  private var tint: Color? {
    if configuration.role == .destructive { return .red }
    // By way of the accent, which is the tint, and grey beneath an alert.
    return environment.tint == nil ? nil : .tintColor
  }

  private var labelColor: Color {
    if !isEnabled { return Color(.tertiaryLabel) }
    return isProminent ? .white : tint ?? .accentColor
  }

  private var fill: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiarySystemFill)) }
    if !isProminent {
      return AnyShapeStyle(tint.map { $0.opacity(0.15) } ?? Color(.tertiarySystemFill))
    }
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return AnyShapeStyle(.tint)
  }
}

/// The outline of a bordered button.
struct ButtonBorder: Shape {
  let shape: ButtonBorderShape
  /// The radius of a rounded rectangle that names none, in points.
  let radius: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    switch shape.kind {
    case .capsule: Capsule(style: .continuous).path(in: rect)
    case .circle: Circle().path(in: rect)
    case .roundedRectangle(let own):
      RoundedRectangle(cornerRadius: own ?? radius, style: .continuous).path(in: rect)
    case .automatic: RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect)
    }
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of bordered buttons, as it is by default.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

private enum BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The outline of bordered buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the border of buttons in the view.
  ///
  ///     Button("Buy") { buy() }.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
  ///
  /// - Parameter shape: The shape.
  /// - Returns: A view whose bordered buttons have the shape.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a border and a grey background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style with a border and a background of the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
