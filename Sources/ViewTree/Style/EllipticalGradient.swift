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
