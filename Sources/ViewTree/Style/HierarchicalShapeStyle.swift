/// A level of the foreground style: the first is the style itself, the others are weaker.
///
///     VStack {
///       Text("Kiel")
///       Text("Platform 4").foregroundStyle(.secondary)
///     }
///     .foregroundStyle(.blue)
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of the foreground style.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of the foreground style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the foreground style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level of the foreground style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The share of a set foreground's alpha at each level (measured by eye on iOS 17).
  static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    let styles = environment.foregroundStyles
    guard !styles.isEmpty else { return .color(SystemColors.shared.label(level, environment)) }
    let base = styles[level < styles.count ? level : 0]
    let style = base._style(
      in: base._asksForForeground ? environment.withoutForeground : environment)
    return level < styles.count ? style : style.opacity(Self.opacities[level])
  }

  /// Returns the style that views below are painted with.
  public func _foreground(in environment: EnvironmentValues) -> any ShapeStyle {
    FrozenStyle(style: _style(in: environment))
  }
}
