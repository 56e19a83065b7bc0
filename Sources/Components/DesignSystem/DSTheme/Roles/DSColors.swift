/// The role of a colour.
public enum DSColorRole: CaseIterable, Sendable {
  /// Behind everything, what lies on it, and what lies over that.
  case background, surface, surfaceRaised
  /// The grounds of fields, and of controls that cannot be used.
  case surfaceField, surfaceDisabled
  /// Texts, those that step back, and those of what cannot be used.
  case textPrimary, textSecondary, textDisabled
  /// Controls; pressed controls; the faint ground behind words in the accent.
  case accent, accentPressed, accentSubtle
  /// Danger; danger that is pressed; the faint ground behind words of it.
  case danger, dangerPressed, dangerSubtle
  /// Warnings, and the faint ground behind words of them.
  case warning, warningSubtle
  /// Successes, and the faint ground behind words of them.
  case success, successSubtle
  /// Words on a filled control.
  case onFill
  /// The outline of a field, the line between rows, the ring around what has the focus.
  case border, divider, focusRing
  /// The groove of a switch that is off, of one that is on, and the disc in it.
  case track, groove, thumb
  /// The shadows of surfaces.
  case shadow
}

/// The colours of a theme by their roles.
///
///     var colors = DSColors(DSPalette(), .dark)
///     colors[.accent] = DSColorValue(0x2A9D8F)
public struct DSColors: Equatable, Sendable {
  private var values: [DSColorValue]

  /// Takes the colour of each role from a palette.
  public init(_ palette: DSPalette, _ variant: DSThemeVariant = .light) {
    values = DSColorRole.allCases.map { palette.color($0, variant) }
  }

  /// The colour of a role.
  public subscript(role: DSColorRole) -> DSColorValue {
    get { values[role.index] }
    set { values[role.index] = newValue }
  }
}

extension DSColorRole {
  private static let indices = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

  fileprivate var index: Int { Self.indices[self] ?? 0 }
}

extension DSPalette {
  private static let white = DSColorValue(0xFFFFFF)
  private static let black = DSColorValue(0x000000)

  fileprivate func color(_ role: DSColorRole, _ variant: DSThemeVariant) -> DSColorValue {
    switch role {
    case .accent, .accentPressed, .accentSubtle, .focusRing: tone(accent, role, variant)
    case .danger, .dangerPressed, .dangerSubtle: tone(danger, role, variant)
    case .warning, .warningSubtle: tone(warning, role, variant)
    case .success, .successSubtle: tone(success, role, variant)
    case .shadow: Self.black
    // Dark enough for a white disc at any time, where an accent for words on the dark is light.
    case .groove: groove(variant)
    default: plain(role, variant)
    }
  }

  /// A colour that says something: strong enough for words on a surface (WCAG 2.2, 1.4.3), stronger
  /// where contrast is increased, faint behind words.
  private func tone(
    _ scale: DSColorScale, _ role: DSColorRole, _ variant: DSThemeVariant
  ) -> DSColorValue {
    let (isDark, isStrong) = (variant.contains(.dark), variant.contains(.highContrast))
    switch role {
    case .accentSubtle, .dangerSubtle, .warningSubtle, .successSubtle:
      return isDark ? scale[.s900] : scale[.s50]
    case .accentPressed, .dangerPressed:
      return isDark ? scale[isStrong ? .s100 : .s300] : scale[isStrong ? .s900 : .s700]
    case .focusRing: return isDark ? scale[.s400] : scale[.s500]
    default: return isDark ? scale[isStrong ? .s200 : .s400] : scale[isStrong ? .s800 : .s600]
    }
  }

  /// The ground that a disc moves on: where contrast is increased it leaves its surface further,
  /// which is lighter on the dark.
  private func groove(_ variant: DSThemeVariant) -> DSColorValue {
    let isDark = variant.contains(.dark)
    if variant.contains(.inactive) { return neutral[isDark ? .s500 : .s400] }
    guard variant.contains(.highContrast) else { return accent[.s600] }
    return accent[isDark ? .s500 : .s800]
  }

  private func plain(_ role: DSColorRole, _ variant: DSThemeVariant) -> DSColorValue {
    let isStrong = variant.contains(.highContrast)
    if variant.contains(.dark) {
      switch role {
      case .background, .surfaceField, .onFill: return neutral[.s900]
      case .surface: return neutral[.s800]
      case .surfaceRaised: return neutral[.s700]
      // What cannot be used lies between the surface and what rises above it.
      case .surfaceDisabled: return neutral[.s800].mixed(with: neutral[.s700])
      case .divider: return neutral[isStrong ? .s400 : .s700]
      case .textPrimary: return neutral[.s50]
      case .textSecondary: return neutral[isStrong ? .s100 : .s300]
      case .textDisabled: return neutral[isStrong ? .s300 : .s400]
      case .border: return neutral[isStrong ? .s200 : .s400]
      case .track: return neutral[isStrong ? .s400 : .s600]
      default: return Self.white
      }
    }
    switch role {
    case .background: return neutral[.s50]
    case .surfaceDisabled: return neutral[.s100]
    case .textPrimary: return neutral[.s900]
    case .textSecondary: return neutral[isStrong ? .s800 : .s500]
    case .textDisabled: return neutral[isStrong ? .s500 : .s400]
    case .border: return neutral[isStrong ? .s700 : .s400]
    case .divider: return neutral[isStrong ? .s500 : .s200]
    case .track: return neutral[isStrong ? .s500 : .s300]
    default: return Self.white
    }
  }
}
