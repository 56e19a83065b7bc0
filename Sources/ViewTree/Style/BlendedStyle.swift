/// A style that blends with what is behind it.
public struct BlendedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    .blended(base._style(in: environment), mode)
  }

  /// Returns the style that views below are painted with.
  public func _foreground(in environment: EnvironmentValues) -> any ShapeStyle {
    BlendedStyle<AnyShapeStyle>(base: base.frozen(in: environment), mode: mode)
  }

  /// A Boolean value that indicates whether the style depends on the foreground of its
  /// surroundings.
  public var _asksForForeground: Bool { base._asksForForeground }
}

extension ShapeStyle {
  /// Blends shapes of the style with what is behind them; texts are drawn in the normal mode.
  ///
  ///     Circle().fill(Color.red.gradient.blendMode(.multiply))
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedStyle(base: self, mode: mode)
  }
}

extension BlendedStyle: View where Base: View {
  /// The style as a view, which blends as others do.
  public var body: some View {
    base.layer { [mode] _, _ in Layer(blendMode: mode, items: []) }
  }
}

extension ShapeStyle where Self: View {
  /// Blends a colour or a gradient with what is behind it, as the view or the style that it is.
  ///
  ///     Text("Sale").background(Color.red.blendMode(.multiply))
  ///
  /// - Parameter mode: The blend mode.
  /// - Returns: A view that is a style, so that modifiers which take either know it for a style.
  public func blendMode(_ mode: BlendMode) -> some View & ShapeStyle {
    BlendedStyle(base: self, mode: mode)
  }
}
