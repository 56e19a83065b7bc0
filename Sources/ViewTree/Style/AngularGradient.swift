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
