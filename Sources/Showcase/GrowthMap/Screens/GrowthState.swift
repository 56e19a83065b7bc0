import SwiftUI

/// The state of a page that shows nothing else: in the middle of its room, and scrolled where it is
/// higher.
struct GrowthState<Content: View>: View {
  /// In points.
  var maxWidth: CGFloat = 720
  @ViewBuilder let content: () -> Content

  var body: some View {
    CentredMessage { content().growthColumn(maxWidth: maxWidth) }
  }
}
