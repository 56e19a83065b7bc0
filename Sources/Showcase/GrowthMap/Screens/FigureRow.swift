import Components
import SwiftUI

/// Figures beside each other in columns of equal width; beneath each other where type is large, all
/// of them beside their names or all above.
struct FigureRow<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if typeSize.isAccessibilitySize {
      ViewThatFits(in: .horizontal) {
        column.statItemArrangement(.beside)
        column.statItemArrangement(.above)
      }
    } else {
      HStack(alignment: .top) { content() }
    }
  }

  private var column: some View { VStack(spacing: AppSpacing.md) { content() } }
}
