import SwiftUI

/// The fonts of the guides' apps, by their role.
///
/// They are the system's text styles, which have the sizes that the guides ask for (34 to 11 pt at
/// the usual setting) and grow with Dynamic Type; a fixed size would not.
public enum AppTypography {
  /// 34 pt, bold.
  public static let largeTitle = Font.largeTitle.weight(.bold)
  /// 28 pt, bold.
  public static let title1 = Font.title.weight(.bold)
  /// 22 pt, semibold.
  public static let title2 = Font.title2.weight(.semibold)
  /// 20 pt, semibold.
  public static let title3 = Font.title3.weight(.semibold)
  /// 17 pt, semibold.
  public static let headline = Font.headline
  /// 17 pt.
  public static let body = Font.body
  /// 16 pt.
  public static let callout = Font.callout
  /// 15 pt.
  public static let subheadline = Font.subheadline
  /// 13 pt.
  public static let footnote = Font.footnote
  /// 12 pt.
  public static let caption1 = Font.caption
  /// 11 pt.
  public static let caption2 = Font.caption2
}

/// A role of text whose style is one step larger where the width is regular.
public enum AdaptiveTypography: Sendable {
  /// A page's or a card's title: 22 pt in compact width, 28 pt in regular.
  case title
  /// Running text: 16 pt in compact width, 17 pt in regular.
  case body

  /// The font of the role in a size class.
  public func font(in sizeClass: UserInterfaceSizeClass?) -> Font {
    switch (self, sizeClass) {
    case (.title, .regular): AppTypography.title1
    case (.title, _): AppTypography.title2
    case (.body, .regular): AppTypography.body
    case (.body, _): AppTypography.callout
    }
  }
}

/// The font of a role, by the size classes.
private struct AdaptiveFont: ViewModifier {
  let role: AdaptiveTypography
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  func body(content: Content) -> some View {
    // A phone that lies has no more room for a title than one that stands.
    content.font(role.font(in: verticalSizeClass == .compact ? .compact : horizontalSizeClass))
  }
}

extension View {
  /// Sets the font of a role, which follows the width's size class and Dynamic Type.
  ///
  ///     Text("Рецепты").adaptiveFont(.title)
  public func adaptiveFont(_ role: AdaptiveTypography) -> some View {
    modifier(AdaptiveFont(role: role))
  }
}
