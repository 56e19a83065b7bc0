import SwiftUI

/// The least side of what can be tapped, by the Human Interface Guidelines.
public enum TouchTarget {
  /// In points.
  public static let side: CGFloat = 44
}

extension View {
  /// Gives the view at least 44 by 44 points, the whole of which hears touches.
  ///
  ///     Button("Закрыть", systemImage: "xmark", action: delete)
  ///       .labelStyle(.iconOnly)
  ///       .touchTarget()
  ///
  /// - Parameter alignment: The alignment of the view in that room.
  /// - Returns: The view in that room.
  public func touchTarget(alignment: Alignment = .center) -> some View {
    frame(minWidth: TouchTarget.side, minHeight: TouchTarget.side, alignment: alignment)
      .contentShape(Rectangle())
  }
}
