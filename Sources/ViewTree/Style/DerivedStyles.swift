/// A style with a shadow.
public struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    let resolved = ResolvedStyle.StyleShadow(
      shadow: Shadow(
        color: shadow.color.resolveColor(in: environment), radius: shadow.radius, x: shadow.x,
        y: shadow.y),
      isInner: shadow.isInner)
    if case .shadowed(let inner, let shadows) = base._style(in: environment) {
      return .shadowed(inner, shadows + [resolved])
    }
    return .shadowed(base._style(in: environment), [resolved])
  }

  /// Returns the style that views below are painted with.
  public func _foreground(in environment: EnvironmentValues) -> any ShapeStyle {
    ShadowedStyle<AnyShapeStyle>(base: base.frozen(in: environment), shadow: shadow)
  }

  /// A Boolean value that indicates whether the style depends on the foreground of its
  /// surroundings.
  public var _asksForForeground: Bool { base._asksForForeground }
}

/// A style with its opacity multiplied.
public struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let factor: Double

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    base._style(in: environment).opacity(factor)
  }

  /// Returns the style that views below are painted with.
  public func _foreground(in environment: EnvironmentValues) -> any ShapeStyle {
    OpacityStyle<AnyShapeStyle>(base: base.frozen(in: environment), factor: factor)
  }

  /// A Boolean value that indicates whether the style depends on the foreground of its
  /// surroundings.
  public var _asksForForeground: Bool { base._asksForForeground }
}

extension ShapeStyle {
  /// Adds a shadow to the style.
  ///
  ///     Capsule().fill(.background.shadow(.drop(radius: 2)))
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: self, shadow: style)
  }

  /// Returns the style with its opacity multiplied, by a factor from 0 to 1.
  ///
  ///     Rectangle().fill(.tint.opacity(0.2))
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: self, factor: opacity)
  }
}

extension ShapeStyle {
  /// The style as views below are painted with, with its type erased.
  func frozen(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(unknown: _foreground(in: environment))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with a shadow.
  ///
  ///     Image(systemName: "sailboat.fill").foregroundStyle(.shadow(.drop(radius: 2)))
  ///
  /// - Parameter style: The shadow.
  /// - Returns: A style that paints what the surroundings' foreground does.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// Returns the foreground style with its opacity multiplied.
  ///
  ///     Divider().overlay(.opacity(0.4))
  ///
  /// - Parameter opacity: The factor, from 0 to 1.
  /// - Returns: A style that paints what the surroundings' foreground does.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: ForegroundStyle(), factor: opacity)
  }

  /// Returns the foreground style, which blends with what is behind it.
  ///
  ///     Circle().fill(.blendMode(.multiply))
  ///
  /// - Parameter mode: The way in which colours blend.
  /// - Returns: A style that paints what the surroundings' foreground does.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedStyle(base: ForegroundStyle(), mode: mode)
  }
}
