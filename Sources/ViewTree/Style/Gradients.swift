/// A gradient of colours; as a style, from top to bottom.
///
///     LinearGradient(
///       gradient: Gradient(stops: [
///         Gradient.Stop(color: .blue, location: 0), Gradient.Stop(color: .clear, location: 0.3),
///       ]), startPoint: .leading, endPoint: .trailing)
public struct Gradient: Hashable, Sendable, ShapeStyle {
  /// A colour stop of a gradient.
  ///
  ///     LinearGradient(
  ///       stops: [.init(color: .blue, location: 0), .init(color: .teal, location: 0.8)],
  ///       startPoint: .top, endPoint: .bottom)
  public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - color: The colour at the location.
    ///   - location: The location, from 0 to 1.
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// The stops, from start to end.
  public var stops: [Stop]

  /// Creates a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    .linear(resolve(environment), .top, .bottom)
  }

  func resolve(_ environment: EnvironmentValues) -> [ColorStop] {
    stops.map {
      ColorStop(color: $0.color.resolveColor(in: environment), location: $0.location)
    }
  }
}

/// A colour's gradient, from a lighter shade at the top.
///
///     Circle().fill(Color.orange.gradient)
public struct AnyGradient: Hashable, ShapeStyle {
  package let gradient: Gradient

  init(color: Color) {
    gradient = Gradient(colors: [color.mix(with: .white, by: 0.22), color])
  }

  /// Creates a gradient that erases the type of another.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    .linear(gradient.resolve(environment), .top, .bottom)
  }
}

/// A linear gradient between two points.
///
///     LinearGradient(
///       colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
public struct LinearGradient: ShapeStyle {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a linear gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  /// Creates a linear gradient of evenly spaced colours.
  ///
  ///     LinearGradient(
  ///       colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
  ///
  /// - Parameters:
  ///   - colors: The colours, from start to end.
  ///   - startPoint: The start, by fractions of the frame.
  ///   - endPoint: The end, by fractions of the frame.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    .linear(gradient.resolve(environment), startPoint, endPoint)
  }
}

/// A radial gradient between two radii.
///
///     RadialGradient(
///       colors: [.yellow, .orange], center: .center, startRadius: 4, endRadius: 60)
public struct RadialGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a radial gradient, of radii in points.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }

  /// Creates a radial gradient of evenly spaced colours.
  ///
  ///     RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 80)
  ///
  /// - Parameters:
  ///   - colors: The colours, from start to end.
  ///   - center: The centre, by fractions of the frame.
  ///   - startRadius: The radius at which the gradient starts, in points.
  ///   - endRadius: The radius at which the gradient ends, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a radial gradient of stops, of radii in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    .radial(gradient.resolve(environment), center, startRadius, endRadius)
  }
}

/// A radial gradient that is stretched to its frame.
///
///     EllipticalGradient(colors: [.yellow, .orange], center: .center)
public struct EllipticalGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates an elliptical gradient, of radii as fractions of the frame.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    (startRadius, endRadius) = (startRadiusFraction, endRadiusFraction)
  }

  /// Creates an elliptical gradient of evenly spaced colours, of radii as fractions of the frame.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates an elliptical gradient of stops, of radii as fractions of the frame.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    .elliptical(gradient.resolve(environment), center, startRadius, endRadius)
  }
}

/// An angular gradient around a point.
///
///     AngularGradient(colors: [.red, .yellow, .red], center: .center)
public struct AngularGradient: ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates an angular gradient between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    (self.gradient, self.center) = (gradient, center)
    self.startAngle = startAngle
    self.endAngle = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
  }

  /// Creates an angular gradient of evenly spaced colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates an angular gradient of a full turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates an angular gradient of evenly spaced colours over a full turn.
  ///
  ///     Circle().strokeBorder(
  ///       AngularGradient(colors: [.red, .blue, .red], center: .center), lineWidth: 8)
  ///
  /// - Parameters:
  ///   - colors: The colours, clockwise.
  ///   - center: The centre, by fractions of the frame.
  ///   - angle: The angle at which the gradient starts.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates an angular gradient of stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates an angular gradient of stops over a full turn.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    .angular(gradient.resolve(environment), center, startAngle, endAngle)
  }
}

/// A style as a view that fills its room.
package struct StyleView<Style: ShapeStyle>: View {
  let style: Style
  package var body: some View { Rectangle().fill(style) }
}

extension LinearGradient: View { public var body: some View { StyleView(style: self) } }
extension RadialGradient: View { public var body: some View { StyleView(style: self) } }
extension EllipticalGradient: View { public var body: some View { StyleView(style: self) } }
extension AngularGradient: View { public var body: some View { StyleView(style: self) } }
