import SwiftUI

/// Content with margins by the width's size class: 16 pt in compact width; in regular width 32 pt,
/// in the middle and no wider than a limit.
///
///     AdaptiveLayout {
///       Text("Профиль").adaptiveFont(.title)
///       TextField("Имя", text: $name)
///     }
public struct AdaptiveLayout<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  private let maxWidth: CGFloat
  private let content: Content

  /// Creates a layout; the limit of regular width is in points.
  public init(maxWidth: CGFloat = 600, @ViewBuilder content: () -> Content) {
    (self.maxWidth, self.content) = (maxWidth, content())
  }

  /// The content between margins that suit the width.
  public var body: some View {
    if horizontalSizeClass == .compact {
      content.padding(.horizontal, AppSpacing.md)
    } else {
      content.padding(.horizontal, AppSpacing.xl).frame(maxWidth: maxWidth)
    }
  }
}
