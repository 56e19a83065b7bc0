/// The scheme that colours are taken from.
package enum Appearance {
  case light, dark
  /// The screen's own: what is drawn serves a light screen and a dark one.
  case either(SchemeUse)

  /// The colour that a closure makes for a scheme, or both that it makes.
  func color(_ color: (ColorScheme) -> RGBAColor) -> RGBAColor {
    switch self {
    case .light: return color(.light)
    case .dark: return color(.dark)
    case .either(let use):
      let (light, dark) = (color(.light), color(.dark))
      // What is transparent is not drawn at all, and that is more than a colour.
      if (light.alpha == 0) != (dark.alpha == 0) { use.note() }
      return RGBAColor(light: light, dark: dark)
    }
  }
}

/// A record of whether a screen that is drawn for both schemes has read its scheme, so that more
/// than its colours may differ.
package final class SchemeUse {
  package private(set) var isNoted = false

  package func note() { isNoted = true }
}

private enum UseKey: EnvironmentKey { static var defaultValue: SchemeUse? { nil } }

private enum SchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

extension EnvironmentValues {
  /// The scheme that the views are drawn in.
  ///
  /// Views that read it are told apart from those that only take colours: a screen of which no view
  /// reads it is laid out once for both schemes.
  ///
  ///     @Environment(\.colorScheme) private var scheme
  ///     Image(scheme == .dark ? "map-dark" : "map")
  public var colorScheme: ColorScheme {
    get {
      self[UseKey.self]?.note()
      return self[SchemeKey.self]
    }
    set {
      self[SchemeKey.self] = newValue
      if self[UseKey.self] != nil { self[UseKey.self] = nil }
    }
  }

  /// The scheme that colours are taken from, which may be both.
  package var appearance: Appearance {
    get {
      if let use = self[UseKey.self] { return .either(use) }
      return self[SchemeKey.self] == .dark ? .dark : .light
    }
    set {
      switch newValue {
      case .light: colorScheme = .light
      case .dark: colorScheme = .dark
      case .either(let use): (self[SchemeKey.self], self[UseKey.self]) = (.light, use)
      }
    }
  }
}
