import SwiftUI

/// Specimens side by side, and beneath each other at accessibility sizes, where there is no room.
struct SpecimenRow<Content: View>: View {
  let alignment: VerticalAlignment
  /// In points.
  let spacing: CGFloat
  let content: Content
  @Environment(\.dynamicTypeSize) private var typeSize

  init(
    alignment: VerticalAlignment = .center, spacing: CGFloat, @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: spacing) { content }
    } else {
      HStack(alignment: alignment, spacing: spacing) { content }
    }
  }
}
