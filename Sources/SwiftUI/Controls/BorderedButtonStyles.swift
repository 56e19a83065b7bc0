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

/// A label on a fill with round corners, in UIKit's measures.
private struct BorderedButton: View {
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
    return environment.tint == nil ? nil : .accentColor
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

/// The shape of the border of a button.
///
///     Button("Next", systemImage: "arrow.forward", action: save)
///       .buttonStyle(.bordered)
///       .buttonBorderShape(.capsule)
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(CGFloat?)
  }

  let kind: Kind

  /// The default shape.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with rounded corners of the default radius.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

  /// Returns a rounded rectangle of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

extension ButtonBorderShape: InsettableShape {
  /// Returns the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { border.path(in: rect) }

  /// Returns the shape inset by an amount, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    BorderInset(shape: self, amount: amount)
  }

  /// The outline that bordered buttons of the regular size have.
  private nonisolated var border: ButtonBorder {
    ButtonBorder(shape: self, radius: SystemMetrics.shared.controls.buttons.regular.radius)
  }
}

/// The outline of a button's border, inset.
private struct BorderInset: InsettableShape {
  let shape: ButtonBorderShape
  let amount: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : shape.path(in: inner)
  }

  nonisolated func inset(by amount: CGFloat) -> BorderInset {
    BorderInset(shape: shape, amount: self.amount + amount)
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
