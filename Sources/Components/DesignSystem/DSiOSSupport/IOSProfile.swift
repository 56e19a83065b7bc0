import DSTheme

extension DSCapabilities {
  /// An iPhone or an iPad: options on sheets, text in its row, large titles.
  public static let iOS = DSCapabilities()
}

extension DSPlatformProfile {
  /// An iPhone or an iPad (HIG: body of 17 points, targets of 44).
  public static let iOS = DSPlatformProfile(.iOS, capabilities: .iOS)
}

extension DSThemeResolver {
  /// The standard brand on iOS.
  public static let iOS = DSThemeResolver(profile: .iOS)
}
