/// A scaling of lengths and fonts with the content size.
///
///     let side = UIFontMetrics(forTextStyle: .body).scaledValue(for: 24)
@MainActor @preconcurrency
public final class UIFontMetrics {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: UIFont.TextStyle

  /// Creates the growth of a style.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// Returns a length in points, scaled with the content size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    let environment = ScreenLocale.link?.environment ?? EnvironmentValues()
    return value * growth(in: environment)
  }

  /// Returns a length in points, scaled with the content size of traits, or of the screen that is
  /// being made where they tell of none.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    guard let size = traitCollection.flatMap({ DynamicTypeSize($0.preferredContentSizeCategory) })
    else { return scaledValue(for: value) }
    var environment = ScreenLocale.link?.environment ?? EnvironmentValues()
    environment.dynamicTypeSize = size
    return value * growth(in: environment)
  }

  /// Returns the ratio of the style's size to that at the default size.
  private func growth(in environment: EnvironmentValues) -> CGFloat {
    let font = Font.system(style.style)
    return font.resolve(in: environment).size / font.resolve(in: EnvironmentValues()).size
  }

  /// Returns a font scaled with the content size.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// Returns a font scaled with the content size, at most of a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }

  /// Returns a font scaled with the content size of traits.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// Returns a font scaled with the content size of traits, at most of a size in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(
      min(
        maximumPointSize, scaledValue(for: font.pointSize, compatibleWith: traitCollection)))
  }
}
