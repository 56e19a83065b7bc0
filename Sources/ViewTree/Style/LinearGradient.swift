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

extension LinearGradient: View { public var body: some View { StyleView(style: self) } }
extension RadialGradient: View { public var body: some View { StyleView(style: self) } }
extension EllipticalGradient: View { public var body: some View { StyleView(style: self) } }
extension AngularGradient: View { public var body: some View { StyleView(style: self) } }
