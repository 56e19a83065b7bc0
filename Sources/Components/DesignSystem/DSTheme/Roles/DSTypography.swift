/// The role of a text.
public enum DSTextRole: CaseIterable, Sendable {
  /// The roles, from the largest text to the smallest.
  case screenTitle, title, headline, body, label, fieldText, buttonLabel, helper, caption
}

/// The size, weight and colour of a role's text.
public struct DSTextStyle: Equatable, Sendable {
  /// The weight of letters.
  public enum Weight: Sendable { case regular, medium, semibold, bold }

  /// In points, with the person's text size in it.
  public var size: Double
  /// The weight of the letters.
  public var weight: Weight
  /// The role of the letters' colour.
  public var color: DSColorRole

  /// About the height of a line, in points.
  public var lineHeight: Double { size * 1.3 }

  /// Creates a style.
  public init(size: Double, weight: Weight = .regular, color: DSColorRole = .textPrimary) {
    (self.size, self.weight, self.color) = (size, weight, color)
  }
}

/// The styles of a theme's texts by their roles.
///
///     var type = DSTypography(DSTypeScale(), DSPlatformProfile(.iOS))
///     type[.title] = DSTextStyle(size: 24, weight: .bold)
public struct DSTypography: Equatable, Sendable {
  private var styles: [DSTextRole: DSTextStyle] = [:]

  /// Sets each role for a platform and a person's text size.
  public init(_ scale: DSTypeScale, _ profile: DSPlatformProfile, _ typeSize: DSTypeSize = .large) {
    for role in DSTextRole.allCases {
      var style = role.style
      let base = scale[keyPath: role.step] * profile.bodySize
      style.size = profile.size(base, typeSize)
      styles[role] = style
    }
  }

  /// The style of a role.
  public subscript(role: DSTextRole) -> DSTextStyle {
    get { styles[role] ?? role.style }
    set { styles[role] = newValue }
  }
}

extension DSPlatformProfile {
  /// The least size that text shrinks to, in points (HIG, Typography).
  private static let least = 11.0

  /// A size of text grown to a person's text size, in halves of a point.
  ///
  /// iOS's styles grow by about as many points each, those above and below body by less: at the
  /// largest size body has 36 more, large titles 26, footnotes 31.
  fileprivate func size(_ base: Double, _ typeSize: DSTypeSize) -> Double {
    let share = min(bodySize / base, base / bodySize).squareRoot()
    let growth = typeSize.growth * typeGrowth * bodySize / 17 * share
    return max(min(base, Self.least), ((base + growth) * 2).rounded() / 2)
  }
}

extension DSTextRole {
  fileprivate var step: KeyPath<DSTypeScale, Double> {
    switch self {
    case .screenTitle: \.large
    case .title: \.title
    case .headline: \.headline
    case .body, .fieldText, .buttonLabel: \.body
    case .label: \.small
    case .helper, .caption: \.caption
    }
  }

  /// The style before its size is known.
  fileprivate var style: DSTextStyle {
    switch self {
    case .screenTitle: DSTextStyle(size: 17, weight: .bold)
    case .title, .headline, .buttonLabel: DSTextStyle(size: 17, weight: .semibold)
    case .label: DSTextStyle(size: 17, weight: .medium)
    case .body, .fieldText: DSTextStyle(size: 17)
    case .helper, .caption: DSTextStyle(size: 17, color: .textSecondary)
    }
  }
}
