/// A weaker level of a style.
public struct WeakerStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  /// The system's own levels of backgrounds and fills (UIKit, UIColor).
  private static var backgrounds: [String] {
    ["systemBackground", "secondarySystemBackground", "tertiarySystemBackground"]
  }
  private static var fills: [String] {
    ["systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill"]
  }

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    if let name = systemName(in: environment) {
      return .color(SystemColors.shared.color(name, environment))
    }
    return base._style(in: environment).opacity(HierarchicalShapeStyle.opacities[level])
  }

  private func systemName(in environment: EnvironmentValues) -> String? {
    if base is BackgroundStyle, environment.backgroundStyle == nil {
      return Self.backgrounds[min(level, Self.backgrounds.count - 1)]
    }
    guard let named = base as? SystemColorStyle, named.name == Self.fills[0] else { return nil }
    return Self.fills[min(level, Self.fills.count - 1)]
  }
}

extension ShapeStyle {
  /// The style at its second level.
  public var secondary: some ShapeStyle { WeakerStyle(base: self, level: 1) }
  /// The style at its third level.
  public var tertiary: some ShapeStyle { WeakerStyle(base: self, level: 2) }
  /// The style at its fourth level.
  public var quaternary: some ShapeStyle { WeakerStyle(base: self, level: 3) }
  /// The style at its fifth level.
  public var quinary: some ShapeStyle { WeakerStyle(base: self, level: 4) }
}

/// A style of a colour that the system names.
public struct SystemColorStyle: ShapeStyle {
  let name: String

  /// Returns the style resolved in an environment.
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    .color(SystemColors.shared.color(name, environment))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
  /// A style that marks a selection, which is the tint.
  public static var selection: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SystemColorStyle {
  /// The colour of separators.
  public static var separator: SystemColorStyle { SystemColorStyle(name: "separator") }
  /// The colour of a field's placeholder.
  public static var placeholder: SystemColorStyle { SystemColorStyle(name: "placeholderText") }
  /// The colour of links.
  public static var link: SystemColorStyle { SystemColorStyle(name: "link") }
  /// The colour that fills small areas, such as a slider's track.
  public static var fill: SystemColorStyle { SystemColorStyle(name: "systemFill") }
  /// The style of a window's background, beneath its content.
  public static var windowBackground: SystemColorStyle {
    SystemColorStyle(name: "systemBackground")
  }
}

extension ShapeStyle where Self == Color {
  /// The system's red, which adapts to the colour scheme.
  public static var red: Color { .init(source: .system("systemRed")) }
  /// The system's orange, which adapts to the colour scheme.
  public static var orange: Color { .init(source: .system("systemOrange")) }
  /// The system's yellow, which adapts to the colour scheme.
  public static var yellow: Color { .init(source: .system("systemYellow")) }
  /// The system's green, which adapts to the colour scheme.
  public static var green: Color { .init(source: .system("systemGreen")) }
  /// The system's mint, which adapts to the colour scheme.
  public static var mint: Color { .init(source: .system("systemMint")) }
  /// The system's teal, which adapts to the colour scheme.
  public static var teal: Color { .init(source: .system("systemTeal")) }
  /// The system's cyan, which adapts to the colour scheme.
  public static var cyan: Color { .init(source: .system("systemCyan")) }
  /// The system's blue, which adapts to the colour scheme.
  public static var blue: Color { .init(source: .system("systemBlue")) }
  /// The system's indigo, which adapts to the colour scheme.
  public static var indigo: Color { .init(source: .system("systemIndigo")) }
  /// The system's purple, which adapts to the colour scheme.
  public static var purple: Color { .init(source: .system("systemPurple")) }
  /// The system's pink, which adapts to the colour scheme.
  public static var pink: Color { .init(source: .system("systemPink")) }
  /// The system's brown, which adapts to the colour scheme.
  public static var brown: Color { .init(source: .system("systemBrown")) }
  /// The system's grey, which adapts to the colour scheme.
  public static var gray: Color { .init(source: .system("systemGray")) }
  /// White.
  public static var white: Color { Color(RGBAColor.white) }
  /// Black.
  public static var black: Color { Color(RGBAColor.black) }
  /// A transparent colour.
  public static var clear: Color { Color(RGBAColor.clear) }
  /// The accent colour of the environment.
  public static var accentColor: Color { Color(source: .accent) }
}
