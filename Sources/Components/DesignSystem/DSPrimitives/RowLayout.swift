import SwiftUI

extension AnyLayout {
  /// Side by side, or one below the other where words are too large for that.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of subviews side by side.
  ///   - spacing: Between subviews side by side, in points.
  ///   - isStacked: True to put them one below the other.
  ///   - stackedSpacing: Between subviews one below the other, in points.
  /// - Returns: The layout of either.
  package static func row(
    alignment: VerticalAlignment = .center, spacing: CGFloat, isStacked: Bool,
    stackedSpacing: CGFloat
  ) -> AnyLayout {
    isStacked
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: stackedSpacing))
      : AnyLayout(HStackLayout(alignment: alignment, spacing: spacing))
  }
}
