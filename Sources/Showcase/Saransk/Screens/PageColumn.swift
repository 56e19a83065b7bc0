import SwiftUI

/// A page's content between the margins of the bars above it; in regular width in the middle and no
/// wider than a limit.
struct PageColumn<Content: View>: View {
  /// In points, without the margins.
  let maxWidth: CGFloat
  @ViewBuilder let content: () -> Content
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    content()
      .frame(maxWidth: horizontalSizeClass == .regular ? maxWidth : nil)
      .scenePadding(.horizontal)
  }
}
