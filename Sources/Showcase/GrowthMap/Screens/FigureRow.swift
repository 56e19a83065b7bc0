import Components
import SwiftUI

/// Figures beside each other in columns of equal width; beneath each other where type is large.
struct FigureRow<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(spacing: AppSpacing.md)) : AnyLayout(HStackLayout(alignment: .top))
    layout { content() }
  }
}
