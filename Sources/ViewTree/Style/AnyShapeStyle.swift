/// A type-erased style.
///
///     Circle().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Creates a style that erases the type of another.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// Creates a style of one whose type is not known.
  init(unknown style: any ShapeStyle) { self.style = style }

  /// The style whose type was erased, however often.
  var unerased: any ShapeStyle { (style as? AnyShapeStyle)?.unerased ?? style }

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    style._style(in: environment)
  }

  /// Returns the style that views below are painted with.
  public func _foreground(in environment: EnvironmentValues) -> any ShapeStyle {
    style._foreground(in: environment)
  }

  /// A Boolean value that indicates whether the style depends on the foreground of its
  /// surroundings.
  public var _asksForForeground: Bool { style._asksForForeground }
}
