/// The background style of the environment.
///
///     Text("Now").padding(8).background(.background, in: Capsule())
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    if let style = environment.backgroundStyle {
      return style._style(in: environment)
    }
    return .color(SystemColors.shared.color("systemBackground", environment))
  }
}
