import SwiftUI

/// Padding by the width's size class: 16 by 8 pt in compact width, 32 by 16 pt in regular.
public struct AdaptivePadding: ViewModifier {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  /// Creates the modifier.
  public init() {}

  /// Returns the content with the padding.
  public func body(content: Content) -> some View {
    let isCompact = horizontalSizeClass == .compact
    content
      .padding(.horizontal, isCompact ? AppSpacing.md : AppSpacing.xl)
      .padding(.vertical, isCompact ? AppSpacing.sm : AppSpacing.md)
  }
}

extension View {
  /// Pads the view by the width's size class.
  ///
  ///     Text("Итоги недели").adaptivePadding()
  public func adaptivePadding() -> some View { modifier(AdaptivePadding()) }
}
