/// A size class, under UIKit's name.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

extension UITraitCollection {
  /// The traits of the screen that is being made.
  public static var current: UITraitCollection {
    let environment = ScreenLocale.link?.environment ?? EnvironmentValues()
    return UITraitCollection(
      environment.colorScheme == .dark ? .dark : .light,
      UIContentSizeCategory(environment.dynamicTypeSize))
  }

  /// The size class of the screen's width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    Self.sizeClass(ScreenLocale.link?.environment.horizontalSizeClass)
  }

  /// The size class of the screen's height.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    Self.sizeClass(ScreenLocale.link?.environment.verticalSizeClass)
  }

  /// Pixels a point.
  @MainActor public var displayScale: CGFloat { UIScreen.main.scale }
  /// The idiom of the device.
  public var userInterfaceIdiom: UIDevice.UserInterfaceIdiom { .current }

  private static func sizeClass(_ sizeClass: UserInterfaceSizeClass?) -> UIUserInterfaceSizeClass {
    switch sizeClass {
    case .compact: .compact
    case .regular: .regular
    default: .unspecified
    }
  }
}

extension UIWindowScene {
  /// The traits of the screen that is being made.
  public var traitCollection: UITraitCollection { .current }
}

extension UIScreen {
  /// The traits of the screen that is being made.
  public var traitCollection: UITraitCollection { .current }
}
