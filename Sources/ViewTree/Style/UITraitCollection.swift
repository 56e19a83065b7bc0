/// An appearance, light or dark, under UIKit's name.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }

/// The traits that a dynamic colour of UIKit depends on.
public struct UITraitCollection: Hashable, Sendable {
  /// The style of the interface: light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The size of text that a person prefers.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Creates traits of an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle, .unspecified)
  }

  /// Creates traits of a size of text.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(.unspecified, preferredContentSizeCategory)
  }

  package init(_ style: UIUserInterfaceStyle, _ category: UIContentSizeCategory) {
    (userInterfaceStyle, preferredContentSizeCategory) = (style, category)
  }
}

extension UIColor {
  /// Returns the colour as it is in an appearance; in none of them it stays as it is.
  ///
  ///     let night = UIColor.systemBackground.resolvedColor(
  ///       with: UITraitCollection(userInterfaceStyle: .dark))  // black
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard traitCollection.userInterfaceStyle != .unspecified else { return self }
    let isDark = traitCollection.userInterfaceStyle == .dark
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    let color = Color(source: source).resolveColor(in: environment)
    return UIColor(source: .fixed(isDark ? color.inDark : color.inLight))
  }

  /// Creates a colour that depends on the appearance; the closure is called for each at once.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      source: .dynamic(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).source,
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).source))
  }
}
