import SwiftUI

private enum ThemeKey: EnvironmentKey {
  static let defaultValue = DSThemeResolver().resolve()
}

private enum InputKey: EnvironmentKey {
  static let defaultValue: DSInputModality? = nil
}

private enum StateKey: EnvironmentKey {
  static let defaultValue: DSControlState = []
}

extension EnvironmentValues {
  /// The theme of the components below; the standard one, light, where none is given.
  public var dsTheme: DSTheme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  /// The means that a person acts with; nil for the one that is usual on the platform.
  public var dsInput: DSInputModality? {
    get { self[InputKey.self] }
    set { self[InputKey.self] = newValue }
  }

  /// The states that controls below show beside those they are in.
  public var dsShownState: DSControlState {
    get { self[StateKey.self] }
    set { self[StateKey.self] = newValue }
  }
}

extension View {
  /// Gives the components below the theme that a resolver makes for their surroundings.
  ///
  ///     SettingsPage().dsTheme(DSThemeResolver(tokens: DSTokens()))
  public func dsTheme(_ resolver: DSThemeResolver) -> some View {
    modifier(ResolvedTheme(resolver: resolver))
  }

  /// Gives the components below a theme that follows nothing.
  public func dsTheme(_ theme: DSTheme) -> some View {
    tint(theme.colors[.accent].color).environment(\.dsTheme, theme)
  }

  /// Tells the themes below what a person acts with, so that hover and focus rings follow it.
  ///
  ///     SettingsPage().dsInput(.keyboard)
  public func dsInput(_ input: DSInputModality?) -> some View { environment(\.dsInput, input) }

  /// Shows controls below as if they were in a state, for catalogues and tests.
  ///
  ///     DSButton("Save") { save() }.dsShownState(.focused)
  public func dsShownState(_ state: DSControlState) -> some View {
    environment(\.dsShownState, state)
  }
}

/// Resolves a theme in the surroundings of its content.
private struct ResolvedTheme: ViewModifier {
  let resolver: DSThemeResolver
  @Environment(\.colorScheme) private var scheme
  @Environment(\.appearsActive) private var isActive
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.dsInput) private var input
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content.dsTheme(
      resolver.resolve(
        isDark: scheme == .dark, isActive: isActive,
        accessibility: DSAccessibilityPolicy(
          increasesContrast: contrast == .increased, reducesMotion: reducesMotion,
          typeSize: DSTypeSize(typeSize)),
        input: input, windowClass: width == .regular ? .regular : .compact,
        language: locale.language.languageCode?.identifier))
  }
}

extension DSTypeSize {
  /// The step of SwiftUI's text size; the usual one for a step that is not known.
  public init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size)
    self = index.flatMap(DSTypeSize.init(rawValue:)) ?? .large
  }
}
