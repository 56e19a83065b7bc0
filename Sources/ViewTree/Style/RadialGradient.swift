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
