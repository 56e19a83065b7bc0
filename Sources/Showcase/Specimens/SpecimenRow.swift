import SwiftUI

/// Specimens side by side, and beneath each other at accessibility sizes, where there is no room.
struct SpecimenRow<Content: View>: View {
  /// In points.
  let spacing: CGFloat
  let content: Content
  @Environment(\.dynamicTypeSize) private var typeSize

  init(spacing: CGFloat, @ViewBuilder content: () -> Content) {
    (self.spacing, self.content) = (spacing, content())
  }

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: spacing) { content }
    } else {
      HStack(spacing: spacing) { content }
    }
  }
}
