/// An appearance, light or dark, under UIKit's name.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }

/// The traits that a dynamic colour of UIKit depends on.
public struct UITraitCollection: Hashable, Sendable {
  /// The style of the interface: light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates traits.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

extension UIColor {
  /// Creates a colour that depends on the appearance; the closure is called for each at once.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      source: .dynamic(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).source,
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).source))
  }
}
