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
