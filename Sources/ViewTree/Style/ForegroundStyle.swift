/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    HierarchicalShapeStyle.primary._style(in: environment)
  }

  /// Returns the style that views below are painted with.
  public func _foreground(in environment: EnvironmentValues) -> any ShapeStyle {
    HierarchicalShapeStyle.primary._foreground(in: environment)
  }
}
