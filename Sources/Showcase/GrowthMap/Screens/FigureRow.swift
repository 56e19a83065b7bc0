import Components
import SwiftUI

/// Figures beside each other in columns of equal width; where type is large beneath each other,
/// each at the end of its name's line.
struct FigureRow<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(spacing: AppSpacing.md) { content() }.statItemArrangement(.beside)
    } else {
      HStack(alignment: .top) { content() }
    }
  }
}
