/// The tint of the environment.
///
///     Circle().fill(.tint).frame(width: 12)
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    if let style = environment.tintStyle {
      return style._style(in: environment).mapColors(environment.asTint)
    }
    return .color(Color.tintColor.resolveColor(in: environment))
  }
}
