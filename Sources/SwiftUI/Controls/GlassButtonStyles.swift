/// A button style whose label stands on a pane of glass.
///
///     Button("Route", systemImage: "map", action: save).buttonStyle(.glass)
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Creates the style.
  public init() { self.init(.regular) }

  /// Creates the style of a glass.
  public init(_ glass: Glass) { self.glass = glass }

  /// Returns the appearance of a button.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: glass, isProminent: false)
  }
}

/// A button style whose label stands on a pane of glass in the tint.
///
///     Button("Buy a ticket", action: save).buttonStyle(.glassProminent).tint(.indigo)
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a button.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: .regular, isProminent: true)
  }
}

/// A label on a pane of glass, a capsule unless another border is asked for.
private struct GlassButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.self) private var environment
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size

  var body: some View {
    configuration.measuredLabel(measures, border: border, color: labelColor)
      .glassEffect(pane, in: ButtonBorder(shape: border, radius: measures.metrics.radius))
      .opacity(environment.showsPressedControls ? 0.75 : 1)
      .buttonBehavior(configuration)
  }

  private var measures: ButtonMeasures { ButtonMeasures(size: size) }

  private var border: ButtonBorderShape {
    let shape = environment.buttonBorderShape
    return shape == .automatic ? .capsule : shape
  }

  private var tint: Color? {
    if configuration.role == .destructive { return .red }
    return environment.tint == nil ? nil : .tintColor
  }

  private var labelColor: Color {
    if !isEnabled { return Color(.tertiaryLabel) }
    return isProminent ? .white : tint ?? .primary
  }

  private var pane: Glass {
    guard isProminent, isEnabled else { return glass }
    return glass.filled(with: tint ?? .accentColor)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style of a pane of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A style of a pane of a glass.
  ///
  ///     Button("Skip") { skip() }.buttonStyle(.glass(.clear))
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style of a pane of glass in the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
