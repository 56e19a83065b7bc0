import SwiftUI

/// A thin line between rows.
///
///     VStack {
///       DSText("Adults")
///       DSDivider()
///       DSText("Children")
///     }
public struct DSDivider: View {
  @Environment(\.dsTheme) private var theme
  /// A pixel at 3x, and no less than a pixel at other scales, so that all lines are equally thick:
  /// half a point is one pixel or two at 3x, by where it lies.
  private static let hairline: CGFloat = 1.0 / 3

  /// Creates a line as wide as there is room.
  public init() {}

  /// The content of the view.
  public var body: some View {
    Rectangle().fill(theme.colors[.divider])
      .frame(
        height: theme.variant.contains(.highContrast) ? theme.metrics.borderWidth : Self.hairline
      )
      .accessibilityHidden(true)
  }
}
