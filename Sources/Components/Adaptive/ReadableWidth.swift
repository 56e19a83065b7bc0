import SwiftUI

extension View {
  /// Keeps a column no wider than reads well.
  ///
  /// The width grows with large type, as UIKit's readable content guide does, so that a line holds
  /// about as many letters: at the largest sizes a tablet's column is as wide as its page. Small
  /// type leaves it as it is.
  ///
  ///     VStack { rows }.readableWidth(640)
  ///
  /// - Parameter width: The greatest width at the usual type size, in points; nil for none.
  /// - Returns: The view in a frame of that width.
  public func readableWidth(_ width: CGFloat? = 720) -> some View {
    modifier(ReadableWidth(width: width))
  }
}

private struct ReadableWidth: ViewModifier {
  let width: CGFloat?
  /// The size of body text by its usual one.
  @ScaledMetric(relativeTo: .body) private var growth: CGFloat = 1

  init(width: CGFloat?) { self.width = width }

  func body(content: Content) -> some View {
    content.frame(maxWidth: width.map { $0 * max(1, growth) })
  }
}
